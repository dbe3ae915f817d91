import type { Block } from '../document/document';
import { isBoilerplate } from './boilerplate';
import type { Topic } from './heading-words';
import type { SentenceJudge } from './list-sentences';
import { type Subject, sentenceSubject } from './sentence-subject';
import { splitSentences } from './sentences';
import { statesSupposedWork } from './supposed-person';

/** Least probability of being about the role, by the subject of the sentence. */
const MIN_PROBABILITY: Record<Subject, number> = { role: 0.12, search: 0.12, other: 0.5, employer: 0.8, person: 0.85 };
const MAX_PROBABILITY = 0.95;
/**
 * Factors for the next sentences: a paragraph that starts with the role continues about it, and one about the employer
 * rarely changes to the role.
 */
const NEXT_FACTORS: Record<'role' | 'employer', Partial<Record<Subject, number>>> = {
  role: { other: 0.2, employer: 0.3 },
  employer: { other: 2, employer: 2 },
};

/** Whether a sentence has all words of the role's name that tell it apart. */
export const namesRole = (sentence: string, name: string) => {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
  const folded = sentence.toLowerCase();
  return words.length > 0 && words.every((word) => folded.includes(word));
};

/** Beside a summary with its own heading, a sentence that seeks the role repeats it. */
const MAX_SEARCH_FACTOR = 2;

const NAMES_ROLE: Subject[] = ['role', 'search'];

export interface RoleContext {
  name: string;
  judge: SentenceJudge;
  /** Factor for the required probability: larger where sentences about the role are less likely. */
  factor: number;
  /** A topic to assume instead of the section's. */
  assumedTopic?: Topic;
  /** The block is under a heading about the employer. */
  isInCompany?: boolean;
}

/** The sentences of a paragraph that are about the role. */
export const roleSentences = (
  text: string,
  block: Block,
  { name, judge, factor, assumedTopic, isInCompany }: RoleContext,
): string[] => {
  let previous: keyof typeof NEXT_FACTORS | undefined;
  return splitSentences(text).filter((sentence) => {
    if (isBoilerplate(sentence)) return false;
    const subject = sentenceSubject(sentence, name);
    // Sentences that start with the role are about it, even under a heading about the employer.
    const topicOfRole = isInCompany && NAMES_ROLE.includes(subject) ? 'unknown' : undefined;
    const { role, duty } = judge(sentence, block, assumedTopic ?? topicOfRole);
    const subjectFactor = subject === 'employer' ? Math.max(1, factor) : factor;
    const continuation = previous && NEXT_FACTORS[previous][subject];
    const seeksRole = subject === 'search' && factor <= MAX_SEARCH_FACTOR && namesRole(sentence, name);
    const isKept =
      seeksRole ||
      statesSupposedWork(sentence) ||
      role + duty >= Math.min(MAX_PROBABILITY, MIN_PROBABILITY[subject] * subjectFactor) * (continuation ?? 1);
    // A sentence about the role keeps it as the subject, or makes it the subject if it names the role itself.
    if (isKept) previous = previous === 'role' || NEXT_FACTORS.role[subject] === undefined ? 'role' : undefined;
    else if (previous !== 'employer') previous = subject === 'employer' && !previous ? 'employer' : undefined;
    return isKept;
  });
};
