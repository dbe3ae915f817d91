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
export type SentenceJudge = (text: string, block: Block, assumedTopic?: Topic) => KindScores;

const BY_TOPIC = { duties: 'duty', skills: 'requirement', boilerplate: 'offer' } as const;

const CORE_TOPICS = ['skills', 'boilerplate', 'duties'];

const NO_SCORES: KindScores = { role: 0, duty: 0, requirement: 0, offer: 0, employer: 0 };

/** What a sentence outside of the duties is about: the role when it addresses the reader, otherwise the employer. */
const scoreBySubject = (text: string, topic: Topic, isAfterSearch: boolean): KindScores => {
  const subject = foreignSubject(text);
  if (subject === 'search') return { ...NO_SCORES, role: 1 };
  if (subject === 'person') return { ...NO_SCORES, requirement: 1 };
  if (subject === 'offer') return { ...NO_SCORES, offer: 1 };
  if (subject === 'role') return { ...NO_SCORES, role: 0.5, duty: 0.5 };
  const isAboutRole = topic === 'summary' || (isAfterSearch && topic !== 'company');
  return subject === 'employer' || !isAboutRole ? { ...NO_SCORES, employer: 1 } : { ...NO_SCORES, role: 1 };
};

/** Where the first sentence stands that seeks somebody, outside of lists of duties and requirements. */
const findSearch = (sections: Section[]) => {
  for (const [index, { topic, lines }] of sections.entries()) {
    if (CORE_TOPICS.includes(topic)) continue;
    for (const block of lines) {
      const sentence = splitSentences(block.text).find((candidate) => foreignSubject(candidate) === 'search');
      if (sentence && block.kind === 'text') return { index, block, offset: block.text.indexOf(sentence) };
    }
  }
  return undefined;
};

/**
 * The model knows only English. In other languages headings decide, and outside of the duties the grammatical person.
 * Text before the sentence that seeks somebody introduces the employer. Text under an unknown heading after the duties
 * or requirements is about the employer and its offer.
 */
export const headingJudge = (sections: Section[]): SentenceJudge => {
  const search = findSearch(sections);
  const isBeforeSearch = (text: string, block: Block, index: number) => {
    if (!search || index > search.index) return false;
    const lines = sections[index]?.lines ?? [];
    if (index < search.index || lines.indexOf(block) < lines.indexOf(search.block)) return true;
    return block === search.block && block.text.indexOf(text) < search.offset;
  };
  const coreStart = sections.findIndex(({ topic, lines }) => CORE_TOPICS.includes(topic) && lines.length > 0);
  return (text, block) => {
    const index = sections.findIndex(({ lines }) => lines.includes(block));
    const topic = sections[index]?.topic ?? 'unknown';
    if (topic === 'duties' || topic === 'skills' || topic === 'boilerplate')
      return { ...NO_SCORES, [BY_TOPIC[topic]]: 1 };
    if (topic !== 'summary' && isBeforeSearch(text, block, index)) return { ...NO_SCORES, employer: 1 };
    const isAfter = coreStart >= 0 && index > coreStart && topic !== 'summary';
    return isAfter && foreignSubject(text) !== 'search'
      ? { ...NO_SCORES, employer: 1 }
      : scoreBySubject(text, topic, search !== undefined);
  };
};

/** Classifies the sentences of one document. */
export const sentenceJudge = (sections: Section[], name: string, model: SentenceModel): SentenceJudge => {
  const contexts = new Map(listSentences(sections, name).map((sentence) => [sentence.block, sentence]));
  return (text, block, assumedTopic) => {
    const { topic = 'unknown', isItem = false, position = 0 } = contexts.get(block) ?? {};
    return sentenceKinds({ text, topic: assumedTopic ?? topic, isItem, position, name }, model);
  };
};
