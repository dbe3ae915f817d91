import type { Topic } from './heading-words';
import type { SentenceJudge } from './list-sentences';
import type { Section } from './sections';
import { splitSentences } from './sentences';

/** Below this average a section under an unknown heading after the duties is not about duties. */
const MIN_DUTY = 0.35;
const MIN_LETTERS = 60;

const averageDuty = ({ lines }: Section, judge: SentenceJudge, topic?: Topic) => {
  const scores = lines
    .filter(({ kind }) => kind !== 'gap')
    .flatMap((block) =>
      splitSentences(block.text).map((text) => ({ length: text.length, ...judge(text, block, topic) })),
    );
  const totalLength = scores.reduce((sum, { length }) => sum + length, 0);
  return scores.reduce((sum, { length, duty, role }) => sum + length * (duty + role), 0) / Math.max(1, totalLength);
};

const countLetters = ({ lines }: Section) => lines.reduce((sum, { text }) => sum + text.length, 0);

/**
 * From this average a group of duties is accepted under a heading such as `Education`, which otherwise means another
 * topic.
 */
const SURE_DUTY = 0.6;

const isLong = (section: Section) => countLetters(section) > MIN_LETTERS;

const MIN_LISTED = 3;
const isListOfDuties = (section: Section | undefined) =>
  section?.topic === 'duties' &&
  !section.isInherited &&
  section.lines.filter(({ kind }) => kind === 'item').length >= MIN_LISTED;

/** One paragraph under `Your role`, before another heading with the list of duties, describes the role. */
const introducesList = (section: Section, next: Section | undefined) => {
  const lines = section.lines.filter(({ kind }) => kind !== 'gap');
  const [paragraph] = lines;
  return section.topic === 'duties' && lines.length === 1 && paragraph?.kind === 'text' && isListOfDuties(next);
};

/** A list under `Descrição da vaga` names the duties when no other heading does. */
const listsAsDuties = (sections: Section[]): Section[] => {
  if (sections.some(({ topic, lines }) => topic === 'duties' && lines.length > 0)) return sections;
  const isList = ({ topic, lines }: Section) =>
    topic === 'summary' && lines.filter(({ kind }) => kind === 'item').length >= MIN_LISTED;
  return sections.map((section) => (isList(section) ? { ...section, topic: 'duties' as const } : section));
};

/**
 * Corrects topics: a paragraph before the list of duties becomes a summary; sections that follow the duties become
 * unknown if their sentences are about something else; groups of duties stay duties.
 */
export const checkTopics = (all: Section[], judge: SentenceJudge, isForeign = false): Section[] => {
  const sections = isForeign ? listsAsDuties(all) : all;
  const checked: Section[] = [];
  for (const [index, section] of sections.entries()) {
    if (introducesList(section, sections[index + 1])) {
      checked.push({ ...section, topic: 'summary' });
      continue;
    }
    const previous = checked.at(-1);
    const isGroup = previous?.topic === 'duties' && previous.isInherited;
    if (section.isInherited && section.topic === 'duties' && isLong(section) && averageDuty(section, judge) < MIN_DUTY)
      checked.push({ ...section, topic: 'unknown' });
    else if (
      section.topic === 'skills' &&
      isGroup &&
      isLong(section) &&
      averageDuty(section, judge, 'unknown') >= SURE_DUTY
    )
      checked.push({ ...section, topic: 'duties', isInherited: true });
    else checked.push(section);
  }
  return checked;
};
