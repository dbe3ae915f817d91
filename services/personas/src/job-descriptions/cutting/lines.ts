import { startsBullet, startsItem, withoutMark } from '../text/bullets';
import { joinLines } from '../text/join-lines';
import { plainText } from '../text/plain-text';
import { trimBoth } from '../text/trim';

/** A line of a job description. `depth` is the level of a marked heading (1 is highest). */
export interface Line {
  kind: 'heading' | 'item' | 'text' | 'gap';
  text: string;
  depth: number;
}

/** Shorter lines were ended by the author, not wrapped. */
const SHORTEST_WRAPPED = 45;

const TAG = /<\/?[a-z][^<>]{0,300}>/gi;
const LINK = /!?\[([^[\]]{0,300})\]\([^()\s]{0,500}\)/g;
/** Dot leaders before a number. */
const LEADERS = /(?:\s?\.){5,}|_{4,}|…{2,}/g;

const tidy = (line: string) =>
  trimBoth(
    plainText(line)
      .replace(TAG, ' ')
      .replace(LINK, '$1')
      .replace(/\*\*|__/g, '')
      .replace(LEADERS, ' ')
      .replace(/\t[\t ]*| {8,}/g, '\t')
      .replace(/ {2,}/g, ' '),
    /[ \t]/,
  );

const parseLine = (text: string): Line => {
  const [, marks, heading] = /^(#{1,6})\s+(\S.*)$/.exec(text) ?? [];
  if (marks && heading) return { kind: 'heading', text: heading, depth: marks.length };
  if (!text) return { kind: 'gap', text: '', depth: 0 };
  if (startsBullet(text)) return { kind: 'item', text: withoutMark(text), depth: 0 };
  return { kind: startsItem(text) ? 'item' : 'text', text, depth: 0 };
};

/** A wrapped line continues in lower case, or ends in a hyphen. */
const goesOn = (before: Line | undefined, next: Line) =>
  before !== undefined &&
  (before.kind === 'text' || before.kind === 'item') &&
  next.kind === 'text' &&
  before.text.length >= SHORTEST_WRAPPED &&
  /^[a-z(]/.test(next.text) &&
  !/[.:;!?]$/.test(before.text) &&
  !next.text.includes('\t');

/** Splits a text into lines, detects headings and list items by their marks, and joins wrapped lines. */
export const parseLines = (text: string): Line[] => {
  const lines: Line[] = [];
  for (const raw of text.split(/\r\n|[\n\r\f\v]/)) {
    const line = parseLine(tidy(raw));
    const before = lines.at(-1);
    if (before && goesOn(before, line)) before.text = joinLines([before.text, line.text]);
    else lines.push(line);
  }
  return lines;
};
