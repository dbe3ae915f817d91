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

/** Sentences that tell who the employer is. */
const EMPLOYER =
  /^(?:(?:wir|die [\p{L}&. ]{2,40}) (?:sind|ist|gehör\p{L}+)|seit \d|mit (?:über|mehr als|rund) \d|nous sommes|depuis \d|fondée? |avec plus de|somos |desde \d|fundada|contamos con|siamo |dal \d|fondata|wij zijn|sinds \d|met (?:meer dan|ruim)|fundada|unser unternehmen|notre (?:entreprise|groupe|société)|nuestra empresa|la nostra azienda|onze organisatie|a nossa empresa)/iu;

const OVER = ['skills', 'boilerplate', 'duties'];

/**
 * The model knows only English: in other languages the headings decide. What stands under an unknown heading after the
 * duties or requirements is about the employer and its offer.
 */
export const headingJudge = (sections: Section[]): SentenceJudge => {
  const over = sections.findIndex(({ topic, lines }) => OVER.includes(topic) && lines.length > 0);
  return (text, block) => {
    const at = sections.findIndex(({ lines }) => lines.includes(block));
    const topic = sections[at]?.topic ?? 'unknown';
    const isAfter = over >= 0 && at > over;
    const kind = topic === 'unknown' && (isAfter || EMPLOYER.test(text)) ? 'employer' : BY_TOPIC[topic];
    return { role: 0, duty: 0, requirement: 0, offer: 0, employer: 0, [kind]: 1 };
  };
};

/** A judge of the sentences of one document. */
export const sentenceJudge = (sections: Section[], name: string, model: SentenceModel): SentenceJudge => {
  const contexts = new Map(listSentences(sections, name).map((sentence) => [sentence.block, sentence]));
  return (text, block, as) => {
    const { topic = 'unknown', isItem = false, position = 0 } = contexts.get(block) ?? {};
    return sentenceKinds({ text, topic: as ?? topic, isItem, position, name }, model);
  };
};
