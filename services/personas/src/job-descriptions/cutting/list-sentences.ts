import type { Block } from '../document/document';
import { withoutMark } from '../text/bullets';
import { foreignSubject } from './foreign-sentences';
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

/** Tells what a part of a block is about, optionally as if it were under a heading of another topic. */
export type SentenceJudge = (text: string, block: Block, as?: Topic) => KindScores;

const BY_TOPIC = { duties: 'duty', skills: 'requirement', boilerplate: 'offer' } as const;

const LAST_ROLE_TOPICS = ['skills', 'boilerplate', 'duties'];

const NOTHING: KindScores = { role: 0, duty: 0, requirement: 0, offer: 0, employer: 0 };

/** What a sentence outside of the duties is about: the role when it addresses the reader, otherwise the employer. */
const bySubject = (text: string, topic: Topic): KindScores => {
  const subject = foreignSubject(text);
  if (subject === 'search') return { ...NOTHING, role: 1 };
  if (subject === 'person') return { ...NOTHING, requirement: 1 };
  if (subject === 'offer') return { ...NOTHING, offer: 1 };
  if (subject === 'role') return { ...NOTHING, role: 0.5, duty: 0.5 };
  return subject === 'employer' || topic === 'company' ? { ...NOTHING, employer: 1 } : { ...NOTHING, role: 1 };
};

/**
 * The model knows only English. In other languages headings decide, and outside of the duties the grammatical person.
 * Text under an unknown heading after the duties or requirements is about the employer and its offer.
 */
export const headingJudge = (sections: Section[]): SentenceJudge => {
  const over = sections.findIndex(({ topic, lines }) => LAST_ROLE_TOPICS.includes(topic) && lines.length > 0);
  return (text, block) => {
    const at = sections.findIndex(({ lines }) => lines.includes(block));
    const topic = sections[at]?.topic ?? 'unknown';
    if (topic === 'duties' || topic === 'skills' || topic === 'boilerplate')
      return { ...NOTHING, [BY_TOPIC[topic]]: 1 };
    const isAfter = over >= 0 && at > over && topic !== 'summary';
    return isAfter && foreignSubject(text) !== 'search' ? { ...NOTHING, employer: 1 } : bySubject(text, topic);
  };
};

/** Classifies the sentences of one document. */
export const sentenceJudge = (sections: Section[], name: string, model: SentenceModel): SentenceJudge => {
  const contexts = new Map(listSentences(sections, name).map((sentence) => [sentence.block, sentence]));
  return (text, block, as) => {
    const { topic = 'unknown', isItem = false, position = 0 } = contexts.get(block) ?? {};
    return sentenceKinds({ text, topic: as ?? topic, isItem, position, name }, model);
  };
};
