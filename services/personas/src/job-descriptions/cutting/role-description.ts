import type { Block } from '../document/document';
import { withoutMark } from '../text/bullets';
import { withoutBoilerplateClauses } from './boilerplate';
import type { Topic } from './heading-words';
import { isFactLine } from './labels';
import type { SentenceJudge } from './list-sentences';
import { roleSentences } from './role-sentences';
import type { Section } from './sections';
import { splitDuties } from './split-duties';

const LONGEST = 4000;
const SHORTEST_PARAGRAPH = 40;
const LONG_LINE = 120;

/** A summary says less about the employer, what comes after the requirements more. */
const SUMMARY_FACTOR = 0.6;
const LATE_FACTOR = 1.6;

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

/** A paragraph about the role may stand under a heading of another subject, when a table or a bar is in between. */
const MISPLACED_FACTOR = 5;

const factor = ({ topic, heading }: Section, isLate: boolean, isAfterDuties: boolean): number | undefined => {
  if (topic === 'summary') return WEAK_SUMMARY.test(heading) ? 1 : SUMMARY_FACTOR;
  if (topic === 'unknown' || topic === 'company') return isLate || isAfterDuties ? LATE_FACTOR : 1;
  return isLate || isAfterDuties ? undefined : MISPLACED_FACTOR;
};
/** The whole advertisement may stand under such a heading. */
const WEAK_SUMMARY = /^(?:job|position|role|vacancy|post)? ?(?:description|details|introduction|overview|background)$/i;

const aboutRole = (block: Block, name: string, judge: SentenceJudge, times: number) =>
  roleSentences(withoutBoilerplateClauses(withoutMark(block.text)), block, {
    name,
    judge,
    times,
    ...(times === MISPLACED_FACTOR && { as: 'unknown' }),
  }).join(' ');

/** The purpose of the role: the sentences about it outside of its duties; empty when there are none. */
export const roleDescription = (sections: Section[], name: string, judge: SentenceJudge): string => {
  const end = endOfRole(sections);
  const duties = sections.findIndex(({ topic }) => topic === 'duties');
  const { introductions } = splitDuties(sections, name);
  return sections
    .flatMap((section, index) => {
      if (section.topic === 'duties')
        return section.lines
          .filter((block) => introductions.includes(block))
          .map((block) => aboutRole(block, name, judge, SUMMARY_FACTOR));
      const times = factor(section, index > end, duties >= 0 && index > duties);
      if (times === undefined) return [];
      const lines = section.topic === 'summary' ? section.lines : section.lines.filter(({ kind }) => kind === 'text');
      return lines
        .filter((block) => isProse(block, section.topic))
        .map((block) => aboutRole(block, name, judge, times));
    })
    .filter(Boolean)
    .join('\n')
    .slice(0, LONGEST)
    .trim();
};
