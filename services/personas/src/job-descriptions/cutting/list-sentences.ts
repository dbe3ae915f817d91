import type { Block } from '../document/document';
import { withoutMark } from '../text/bullets';
import type { Topic } from './heading-words';
import type { Section } from './sections';
import type { SentenceContext } from './sentence-features';
import { type KindScores, type SentenceModel, sentenceKinds } from './sentence-model';
import { splitSentences } from './sentences';

/** A sentence with its section and block. */
export interface Sentence extends SentenceContext {
  section: Section;
  block: Block;
}

/** All sentences of a document in order. */
export const listSentences = (sections: Section[], name: string): Sentence[] => {
  const sentences = sections.flatMap((section) =>
    section.lines
      .filter(({ kind }) => kind !== 'gap')
      .flatMap((block) =>
        splitSentences(withoutMark(block.text)).map((text) => ({
          text,
          topic: section.topic,
          isItem: block.kind === 'item',
          position: 0,
          name,
          section,
          block,
        })),
      ),
  );
  return sentences.map((sentence, index) => ({ ...sentence, position: index / sentences.length }));
};

/** Tells what a part of a block is about, optionally as if it stood under another heading. */
export type SentenceJudge = (text: string, block: Block, as?: Topic) => KindScores;

const BY_TOPIC: Record<Topic, keyof KindScores> = {
  duties: 'duty',
  summary: 'role',
  unknown: 'role',
  skills: 'requirement',
  boilerplate: 'offer',
  company: 'employer',
};

/** The model knows only English: in other languages the headings decide. */
export const headingJudge =
  (sections: Section[]): SentenceJudge =>
  (_text, block, as) => {
    const topic = as ?? sections.find(({ lines }) => lines.includes(block))?.topic ?? 'unknown';
    return { role: 0, duty: 0, requirement: 0, offer: 0, employer: 0, [BY_TOPIC[topic]]: 1 };
  };

/** A judge of the sentences of one document. */
export const sentenceJudge = (sections: Section[], name: string, model: SentenceModel): SentenceJudge => {
  const contexts = new Map(listSentences(sections, name).map((sentence) => [sentence.block, sentence]));
  return (text, block, as) => {
    const { topic = 'unknown', isItem = false, position = 0 } = contexts.get(block) ?? {};
    return sentenceKinds({ text, topic: as ?? topic, isItem, position, name }, model);
  };
};
