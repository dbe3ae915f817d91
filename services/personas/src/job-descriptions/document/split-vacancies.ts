import { DEPTH, type Heading, parseHeading } from '../cutting/headings';
import { isFactLine } from '../cutting/labels';
import { hasRoleNoun } from '../cutting/role-nouns';
import { withoutMark } from '../text/bullets';
import type { Block } from './document';

const MAX_VACANCIES = 50;
const MIN_DUTIES = 2;
const LONGEST_TITLE = 80;
const MAX_TITLE_WORDS = 10;

/** `(m/w/d)` or `(h/f)` after a title. */
const GENDERS = /\((?:[mwfhdxi]|gn|divers)(?:\s?[/|,*]\s?(?:[mwfhdxi]|gn|divers)){1,3}\)/i;

/** A document with several vacancies, one below the other. */
export interface Vacancies {
  /** All blocks; the titles of the vacancies are headings. */
  blocks: Block[];
  /** The blocks of each vacancy; the whole document if there is one, or if they cannot be told apart. */
  parts: Block[][];
  /** How many vacancies the document seems to hold. */
  found: number;
}

type Lines = readonly { block: Block; heading: Heading | undefined }[];

/** Whether duties stand below a heading, before the next. */
const hasDuties = (lines: Lines, index: number) => {
  let duties = lines[index]?.heading?.rest ? 1 : 0;
  for (let lineIndex = index + 1; duties < MIN_DUTIES; lineIndex++) {
    const line = lines[lineIndex];
    if (!line || line.heading) return false;
    if (line.block.kind !== 'gap') duties += 1;
  }
  return true;
};

/** Indexes of the headings of duties with the same words that occur most often, and of all of them. */
const findDutyHeadings = (lines: Lines) => {
  const all = lines.flatMap(({ heading }, index) =>
    heading?.topic === 'duties' && hasDuties(lines, index) ? [{ index, name: heading.heading.toLowerCase() }] : [],
  );
  const groups = new Map<string, typeof all>();
  for (const heading of all) {
    const group = groups.get(heading.name);
    if (group) group.push(heading);
    else groups.set(heading.name, [heading]);
  }
  const repeated = [...groups.values()].reduce((most, group) => (group.length > most.length ? group : most), []);
  return { repeated: repeated.map(({ index }) => index), all: all.map(({ index }) => index) };
};

const isTopic = ({ heading }: Lines[number]) => heading !== undefined && heading.topic !== 'unknown';

const isTitle = (lines: Lines, index: number) => {
  const line = lines[index];
  const before = lines[index - 1]?.block;
  if (!line || line.block.kind === 'gap' || isTopic(line)) return false;
  const { kind, text, emphasis, page } = line.block;
  const isShort = text.length <= LONGEST_TITLE && text.split(/\s+/).length <= MAX_TITLE_WORDS;
  if (!isShort || /[.!?;:,]$|\t/.test(text) || !/^[\p{Lu}\p{Lo}\d]/u.test(text) || isFactLine(text)) return false;
  const isMarked = kind === 'heading' || emphasis === true || line.heading?.depth === DEPTH.capitals;
  const isItem = kind === 'item' && !/^\(?[\dA-Z]{1,2}[.)]/.test(text);
  return !isItem && (isMarked || !before || before.kind === 'gap' || before.kind === 'item' || before.page !== page);
};

const namesRole = (text: string) => hasRoleNoun(text) || GENDERS.test(text);

/**
 * The title above a heading of duties: the last line that names a role, else the last that looks like a title. No other
 * topic of the former vacancy stands between.
 */
const findTitle = (lines: Lines, from: number, dutyHeading: number): number | undefined => {
  const titles: number[] = [];
  for (let index = dutyHeading - 1; index >= from; index--) {
    const line = lines[index];
    if (line && isTopic(line) && line.heading?.topic !== 'summary' && line.heading?.topic !== 'company') break;
    if (isTitle(lines, index)) titles.push(index);
  }
  return titles.find((index) => namesRole(lines[index]?.block.text ?? '')) ?? titles[0];
};

/** Whether another known heading occurs in each part, such as that of the requirements. */
const haveCommonHeading = (parts: readonly Lines[]) => {
  const [first = [], ...others] = parts.map(
    (lines) =>
      new Set(
        lines.flatMap(({ heading }) =>
          heading && heading.topic !== 'unknown' && heading.topic !== 'duties' ? [heading.heading.toLowerCase()] : [],
        ),
      ),
  );
  return [...first].some((heading) => others.every((names) => names.has(heading)));
};

/** Whether a heading of requirements stands between each two indexes. */
const haveRequirementsBetween = (lines: Lines, indexes: readonly number[]) =>
  splitAt(lines, indexes)
    .slice(0, -1)
    .every((part) => part.some(({ heading }) => heading?.topic === 'skills'));

const splitAt = <T>(lines: readonly T[], starts: readonly number[]) =>
  starts.map((start, number) => lines.slice(start, starts[number + 1]));

/**
 * The vacancies of a page or file that repeats the heading of its duties, each below the title of a role or with
 * headings of its own; or whose headings of duties each stand below the title of a role, after the requirements of the
 * former.
 */
export const splitVacancies = (blocks: Block[]): Vacancies => {
  const whole = { blocks, parts: [blocks], found: 1 };
  const lines = blocks.map((block) => ({ block, heading: parseHeading(block) }));
  const { repeated, all } = findDutyHeadings(lines);
  const isRepeated = repeated.length > 1;
  const dutyHeadings = isRepeated ? repeated : all;
  const found = dutyHeadings.length;
  if (found < 2 || found > MAX_VACANCIES) return whole;
  if (!isRepeated && !haveRequirementsBetween(lines, dutyHeadings)) return whole;

  const titles = dutyHeadings.map((heading, number) =>
    findTitle(lines, number ? (dutyHeadings[number - 1] ?? 0) + MIN_DUTIES : 0, heading),
  );
  const [first = 0, ...others] = titles;
  const starts = [first, ...others.filter((index) => index !== undefined)];
  const texts = new Set(starts.map((index) => blocks[index]?.text.toLowerCase()));
  const areSimilar = isRepeated && haveCommonHeading(splitAt(lines, dutyHeadings));
  if (texts.size < found) return areSimilar ? { ...whole, found } : whole;
  if (!areSimilar && !others.every((index) => namesRole(blocks[index ?? 0]?.text ?? ''))) return whole;
  const isStart = new Set(titles);
  const titled = blocks.map(
    (block, index): Block =>
      isStart.has(index) && block.kind !== 'heading'
        ? { ...block, kind: 'heading', text: withoutMark(block.text), depth: 1 }
        : block,
  );
  return { blocks: titled, parts: splitAt(titled, starts), found };
};
