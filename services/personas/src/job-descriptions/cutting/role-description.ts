import type { Block } from '../document/document';
import { withoutMark } from '../text/bullets';
import { isBoilerplate, withoutBoilerplateClauses } from './boilerplate';
import type { Topic } from './heading-words';
import { isFactLine } from './labels';
import type { SentenceJudge } from './list-sentences';
import type { Section } from './sections';
import { splitSentences } from './sentences';

const LONGEST = 4000;
const SHORTEST_PARAGRAPH = 40;
const LONG_LINE = 120;

/** How sure the model must be that a sentence is about the role, by where it stands. */
const SUMMARY_SURE = 0.3;
const OPENING_SURE = 0.5;
const LATER_SURE = 0.8;

const ENDED = /[.!?:;]["')\]]*$/;

/** Running text; in front of the first heading names and addresses stand beside it. */
const isProse = ({ kind, text }: Block, topic: Topic) =>
  kind !== 'gap' &&
  text.length >= SHORTEST_PARAGRAPH &&
  text.includes(' ') &&
  !isFactLine(text) &&
  (topic === 'summary' || ENDED.test(text) || text.length >= LONG_LINE);

/** Sections after the requirements are about the employer and its offer. */
const endOfRole = (sections: Section[]) => {
  const end = sections.findIndex(
    ({ topic, lines }) => (topic === 'skills' || topic === 'boilerplate') && lines.length > 0,
  );
  const duties = sections.findIndex(({ topic }) => topic === 'duties' || topic === 'summary');
  return end < 0 || end < duties ? sections.length : end;
};

const sureness = ({ topic }: Section, isLate: boolean): number | undefined => {
  if (topic === 'summary') return SUMMARY_SURE;
  if (topic === 'unknown' || topic === 'company') return isLate ? LATER_SURE : OPENING_SURE;
  return undefined;
};

const aboutRole = (block: Block, judge: SentenceJudge, least: number) =>
  splitSentences(withoutBoilerplateClauses(withoutMark(block.text)))
    .filter((sentence) => !isBoilerplate(sentence))
    .filter((sentence) => {
      const { role, duty } = judge(sentence, block);
      return role + duty >= least;
    })
    .join(' ');

/** The purpose of the role: the sentences about it outside of its duties; empty when there are none. */
export const roleDescription = (sections: Section[], judge: SentenceJudge): string => {
  const end = endOfRole(sections);
  return sections
    .flatMap((section, index) => {
      const least = sureness(section, index > end);
      if (least === undefined) return [];
      const lines = section.topic === 'summary' ? section.lines : section.lines.filter(({ kind }) => kind === 'text');
      return lines.filter((block) => isProse(block, section.topic)).map((block) => aboutRole(block, judge, least));
    })
    .filter(Boolean)
    .join('\n')
    .slice(0, LONGEST)
    .trim();
};
