import type { Block } from '../document/document';
import type { Topic } from './heading-words';
import { DEPTH, type Heading, parseHeading, textBeforeLeadIn } from './headings';

/** A section of a job description under one heading; the first has none. */
export interface Section {
  heading: string;
  topic: Topic;
  depth: number;
  numberingLevels: number;
  lines: Block[];
  /** The heading is unknown, so the topic is that of the section around it. */
  isInherited?: boolean;
}

/**
 * An unknown heading below a known one belongs to it, such as a subject of duties or a stage of a selection. So does
 * any heading numbered below it.
 */
const topicWithin = (heading: Heading, anchor: Section): Topic => {
  if (anchor.numberingLevels > 0 && heading.numberingLevels > anchor.numberingLevels && anchor.topic !== 'unknown')
    return anchor.topic;
  if (heading.topic !== 'unknown') return heading.topic;
  if (heading.numberingLevels > 0 && heading.numberingLevels <= anchor.numberingLevels) return 'unknown';
  const isGrouped = anchor.topic === 'duties' && heading.depth >= anchor.depth;
  const isBelow = heading.depth > anchor.depth && anchor.topic !== 'summary' && anchor.heading !== '';
  return isGrouped || isBelow ? anchor.topic : 'unknown';
};

/** After a list introduced by a colon, the next paragraph belongs to the surrounding section again. */
const endsList = ({ depth, lines }: Section, line: Block) =>
  depth === DEPTH.byColon &&
  line.kind === 'text' &&
  lines.at(-1)?.kind === 'gap' &&
  lines.some(({ kind }) => kind === 'item') &&
  /[.!?]$/.test(line.text);

/**
 * The section that a paragraph after such a list belongs to. A list of duties is complete when one of requirements
 * follows: `Who can: • … An ideal candidate has: • … We value everybody.`
 */
const sectionAfterList = (list: Section, surrounding: Section): Section => {
  const isOnlyList = surrounding.lines.every(({ kind }) => kind !== 'text') && surrounding.topic === 'duties';
  const isOther = list.topic === 'skills' || list.topic === 'boilerplate';
  return isOnlyList && isOther
    ? { ...surrounding, heading: '', topic: 'unknown', lines: [] }
    : { ...surrounding, lines: [] };
};

/** `a. DRIVE THE FORKLIFT` directly beside `b. LOAD TRUCKS`: in a text all in capitals these are items of a list. */
const isListItem = (heading: Heading, line: Block, neighbours: readonly (Block | undefined)[]) => {
  if (line.kind !== 'item' || heading.topic !== 'unknown' || heading.depth !== DEPTH.capitals) return false;
  return neighbours.some((other) => other?.kind === 'item' && parseHeading(other)?.depth === DEPTH.capitals);
};

/** Splits the lines of a job description into sections at its headings. */
export const splitSections = (lines: Block[]): Section[] => {
  let current: Section = { heading: '', topic: 'unknown', depth: 0, numberingLevels: 0, lines: [] };
  /** The last known heading; later headings are compared with it. */
  let anchor = current;
  /** The section around a list introduced by a colon. */
  let surrounding = current;
  const sections = [current];
  const begin = (section: Section) => {
    current = section;
    sections.push(section);
  };

  for (const [index, line] of lines.entries()) {
    const heading = parseHeading(line);
    if (!heading || isListItem(heading, line, [lines[index - 1], lines[index + 1]])) {
      if (endsList(current, line)) begin(sectionAfterList(current, surrounding));
      current.lines.push(line);
      continue;
    }
    const textBefore = heading.depth === DEPTH.byColon ? textBeforeLeadIn(line.text) : '';
    if (textBefore) current.lines.push({ ...line, kind: 'text', text: textBefore, depth: 0 });
    if (current.depth !== DEPTH.byColon) surrounding = current;
    const topic = topicWithin(heading, anchor);
    const { rest, ...headingFields } = heading;
    begin({ ...headingFields, topic, lines: rest ? [{ ...line, kind: 'text', text: rest, depth: 0 }] : [] });
    current.isInherited = heading.topic === 'unknown' && topic !== 'unknown';
    const isWithin = heading.topic === 'unknown' ? topic !== 'unknown' : topic !== heading.topic;
    if (!isWithin) anchor = current;
  }
  return sections;
};
