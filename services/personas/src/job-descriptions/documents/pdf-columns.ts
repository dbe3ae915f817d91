import { findTopic } from '../cutting/topic-of';
import { alignLabels } from './pdf-labels';
import { bodyStyle } from './pdf-rows';
import type { Segment } from './pdf-segments';

const MIN_PER_COLUMN = 6;
/** Bullets and numbers also stand left of text; a column has words. */
const MIN_LETTERS = 8;
/** Labels in a table are short and at the same height as their values. */
const MAX_LABEL_LETTERS = 28;
const LEVEL_SHARE = 0.6;
const MAX_ACROSS_SHARE = 0.4;

interface Split {
  left: Segment[];
  right: Segment[];
  across: Segment[];
}

/** Lines of the left column may extend slightly into the gap between columns. */
const REACH = 0.75;
const isLeft = ({ left, right, size }: Segment, x: number) => left < x && right <= x + size * REACH;

const splitAt = (segments: Segment[], x: number): Split => ({
  left: segments.filter((segment) => isLeft(segment, x)),
  right: segments.filter(({ left }) => left >= x),
  across: segments.filter((segment) => segment.left < x && !isLeft(segment, x)),
});

const averageLetters = (segments: Segment[]) =>
  segments.reduce((sum, { text }) => sum + text.trim().length, 0) / Math.max(1, segments.length);

const findRange = (segments: Segment[]) => {
  const ys = segments.map(({ y }) => y);
  return { low: Math.min(...ys), high: Math.max(...ys) };
};

const segmentsSideBySide = (left: Segment[], right: Segment[]) => {
  const { low, high } = findRange(left);
  return right.filter(({ y }) => y >= low && y <= high).length >= MIN_PER_COLUMN / 2;
};

const findFont = (segments: Segment[]) => bodyStyle(segments).font;

const FEWEST_HEADINGS = 2;
const countHeadings = (segments: Segment[]) =>
  segments.filter(({ text }) => ['duties', 'summary', 'skills'].includes(findTopic(text) ?? '')).length;

/** Whether the right column is a description with headings of its own: what stands beside it are no labels. */
const isBesideDescription = (left: Segment[], right: Segment[]) =>
  countHeadings(right) >= FEWEST_HEADINGS && countHeadings(left) === 0;

const isLabelColumn = (left: Segment[], right: Segment[]) => {
  if (isBesideDescription(left, right)) return false;
  const levelCount = left.filter(({ y, size }) => right.some((other) => Math.abs(other.y - y) < size * 0.3)).length;
  const hasOwnFont = findFont(left) !== findFont(right) && averageLetters(right) > averageLetters(left);
  return averageLetters(left) < MAX_LABEL_LETTERS && (levelCount >= left.length * LEVEL_SHARE || hasOwnFont);
};

/** Whether few segments cross both columns, counted only where the columns are side by side. */
const hasFewAcross = ({ left, right, across }: Split) => {
  const [a, b] = [findRange(left), findRange(right)];
  const [low, high] = [Math.max(a.low, b.low), Math.min(a.high, b.high)];
  const isWithin = ({ y }: Segment) => y >= low && y <= high;
  const count = [...left, ...right, ...across].filter(isWithin).length;
  return across.filter(isWithin).length <= count * MAX_ACROSS_SHARE;
};

const areColumns = ({ left, right, across }: Split) =>
  left.length >= MIN_PER_COLUMN &&
  right.length >= MIN_PER_COLUMN &&
  hasFewAcross({ left, right, across }) &&
  averageLetters(left) >= MIN_LETTERS &&
  averageLetters(right) >= MIN_LETTERS &&
  segmentsSideBySide(left, right);

const isAligned = (segments: Segment[]) => {
  const lefts = segments.map(({ left }) => left);
  return Math.max(...lefts) - Math.min(...lefts) < Math.max(...segments.map(({ size }) => size)) * 4;
};

const MIN_SHORT_COLUMN = 2;
const MIN_SHORT_LETTERS = 15;

/**
 * Whether a short column stands beside running text: nothing crosses the gap between them, and its lines are at heights of
 * their own, unlike those of dates and values.
 */
const isShortColumn = ({ left, right, across }: Split) => {
  if (left.length < MIN_PER_COLUMN || right.length < MIN_SHORT_COLUMN || across.length) return false;
  const level = right.filter(({ y, size }) => left.some((other) => Math.abs(other.y - y) < size * 0.3)).length;
  const areTexts = averageLetters(left) > MAX_LABEL_LETTERS && averageLetters(right) >= MIN_SHORT_LETTERS;
  return areTexts && level < right.length * 0.5 && isAligned(right);
};

/** x positions where several segments start: candidates for a second column. */
const findCandidates = (segments: Segment[], fewest: number) => {
  const starts = new Map<number, number>();
  for (const { left } of segments) starts.set(Math.round(left / 3), (starts.get(Math.round(left / 3)) ?? 0) + 1);
  return [...starts]
    .filter(([, count]) => count >= fewest)
    .map(([start]) => start * 3 - 3)
    .sort((a, b) => a - b);
};

const findSplit = (segments: Segment[]) => {
  const splits = (fewest: number) => findCandidates(segments, fewest).map((x) => splitAt(segments, x));
  return splits(MIN_PER_COLUMN / 2).find(areColumns) ?? splits(MIN_SHORT_COLUMN).find(isShortColumn);
};

const sortDownwards = (segments: Segment[]) => [...segments].sort((a, b) => b.y - a.y || a.left - b.left);

/** Tables of labels and values, with the full-width text between them. */
const labelTables = ({ left, right, across }: Split): Segment[][] => {
  const parts: Segment[][] = [];
  let top = Number.POSITIVE_INFINITY;
  const addTableDownTo = (y: number) => {
    const isWithin = ({ y: own }: Segment) => own < top && own >= y;
    parts.push(alignLabels(left.filter(isWithin), right.filter(isWithin)));
  };
  for (const segment of sortDownwards(across)) {
    addTableDownTo(segment.y);
    parts.push([segment]);
    top = segment.y;
  }
  addTableDownTo(Number.NEGATIVE_INFINITY);
  return [parts.flat()];
};

/**
 * Parts of a page in reading order, each a list of segments from top to bottom. Text across the full width splits
 * columns into an upper and a lower part; each part is read column by column.
 */
export const splitColumns = (segments: Segment[]): Segment[][] => {
  const split = findSplit(segments);
  if (!split) return [sortDownwards(segments)];
  if (isLabelColumn(split.left, split.right)) return labelTables(split);
  const parts: Segment[][] = [];
  let top = Number.POSITIVE_INFINITY;
  let fullWidth: Segment[] = [];
  const addColumnsDownTo = (y: number) => {
    const columns = [split.left, split.right].map((column) =>
      sortDownwards(column.filter((segment) => segment.y < top && segment.y >= y)),
    );
    if (!columns.some(({ length }) => length)) return;
    parts.push(fullWidth, ...columns);
    fullWidth = [];
  };
  for (const segment of sortDownwards(split.across)) {
    addColumnsDownTo(segment.y);
    fullWidth.push(segment);
    top = segment.y;
  }
  addColumnsDownTo(Number.NEGATIVE_INFINITY);
  return [...parts, fullWidth].filter((part) => part.length);
};
