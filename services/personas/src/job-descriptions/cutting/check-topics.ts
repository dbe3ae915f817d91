import type { SentenceJudge } from './list-sentences';
import type { Section } from './sections';
import { splitSentences } from './sentences';

/** Below this average a section under an unknown heading is not about duties, although it follows them. */
const LEAST_DUTY = 0.35;
const FEWEST_LETTERS = 60;

const averageDuty = ({ lines }: Section, judge: SentenceJudge) => {
  const scores = lines
    .filter(({ kind }) => kind !== 'gap')
    .flatMap((block) => splitSentences(block.text).map((text) => ({ length: text.length, ...judge(text, block) })));
  const all = scores.reduce((sum, { length }) => sum + length, 0);
  return scores.reduce((sum, { length, duty, role }) => sum + length * (duty + role), 0) / Math.max(1, all);
};

const lettersOf = ({ lines }: Section) => lines.reduce((sum, { text }) => sum + text.length, 0);

/** Sections that only follow the duties, by what their sentences say, become unknown again. */
export const checkTopics = (sections: Section[], judge: SentenceJudge): Section[] =>
  sections.map((section) =>
    section.inherited &&
    section.topic === 'duties' &&
    lettersOf(section) > FEWEST_LETTERS &&
    averageDuty(section, judge) < LEAST_DUTY
      ? { ...section, topic: 'unknown' }
      : section,
  );
