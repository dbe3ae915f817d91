import type { Segment } from './pdf-segments';

const FEWEST_PER_COLUMN = 6;
/** Bullets and numbers also stand left of their text; a column has words. */
const LEAST_LETTERS = 8;
/** Labels in a table are short and on the same level as their values. */
const MOST_LABEL_LETTERS = 28;
const LEVEL_SHARE = 0.6;
/** Lines of one label are closer than rows of a table. */
const LABEL_LEADING = 1.3;
const MOST_ACROSS_SHARE = 0.4;

interface Split {
  left: Segment[];
  right: Segment[];
  across: Segment[];
}

const splitAt = (segments: Segment[], x: number): Split => ({
  left: segments.filter(({ right }) => right <= x),
  right: segments.filter(({ left }) => left >= x),
  across: segments.filter(({ left, right }) => left < x && right > x),
});

const averageLetters = (segments: Segment[]) =>
  segments.reduce((sum, { text }) => sum + text.trim().length, 0) / Math.max(1, segments.length);

const findRange = (segments: Segment[]) => {
  const ys = segments.map(({ y }) => y);
  return { low: Math.min(...ys), high: Math.max(...ys) };
};

const besideEachOther = (left: Segment[], right: Segment[]) => {
  const { low, high } = findRange(left);
  return right.filter(({ y }) => y >= low && y <= high).length >= FEWEST_PER_COLUMN / 2;
};

const isLabelColumn = (left: Segment[], right: Segment[]) => {
  const level = left.filter(({ y, size }) => right.some((other) => Math.abs(other.y - y) < size * 0.3)).length;
  return averageLetters(left) < MOST_LABEL_LETTERS && level >= left.length * LEVEL_SHARE;
};

const isBesides = ({ left, right, across }: Split, all: number) =>
  left.length >= FEWEST_PER_COLUMN &&
  right.length >= FEWEST_PER_COLUMN &&
  across.length <= all * MOST_ACROSS_SHARE &&
  averageLetters(left) >= LEAST_LETTERS &&
  averageLetters(right) >= LEAST_LETTERS &&
  besideEachOther(left, right);

/** x positions where several segments start: candidates for a second column. */
const candidates = (segments: Segment[]) => {
  const starts = new Map<number, number>();
  for (const { left } of segments) starts.set(Math.round(left / 3), (starts.get(Math.round(left / 3)) ?? 0) + 1);
  return [...starts]
    .filter(([, count]) => count >= FEWEST_PER_COLUMN / 2)
    .map(([start]) => start * 3 - 3)
    .sort((a, b) => a - b);
};

const findSplit = (segments: Segment[]) => {
  for (const x of candidates(segments)) {
    const split = splitAt(segments, x);
    if (isBesides(split, segments.length)) return split;
  }
  return undefined;
};

const downwards = (segments: Segment[]) => [...segments].sort((a, b) => b.y - a.y || a.left - b.left);

/** Joins a label of several lines next to the first line of its value. */
const wholeLabels = (labels: Segment[]) => {
  const whole: Segment[] = [];
  let last: Segment | undefined;
  for (const segment of downwards(labels)) {
    const label = whole.at(-1);
    const near = last && last.y - segment.y <= segment.size * LABEL_LEADING && last.y !== segment.y;
    if (label && near) whole[whole.length - 1] = { ...label, text: `${label.text} ${segment.text}` };
    else whole.push(segment);
    last = segment;
  }
  return whole;
};

/**
 * Parts of a page in reading order, each a list of segments from top to bottom. Text across the full width splits
 * columns into an upper and a lower part; each part is read column by column.
 */
export const splitColumns = (segments: Segment[]): Segment[][] => {
  const split = findSplit(segments);
  if (!split) return [downwards(segments)];
  if (isLabelColumn(split.left, split.right))
    return [downwards([...wholeLabels(split.left), ...split.right, ...split.across])];
  const parts: Segment[][] = [];
  let above = Number.POSITIVE_INFINITY;
  const columnsDownTo = (y: number) => {
    for (const column of [split.left, split.right])
      parts.push(downwards(column.filter((segment) => segment.y < above && segment.y >= y)));
  };
  for (const segment of downwards(split.across)) {
    columnsDownTo(segment.y);
    parts.push([segment]);
    above = segment.y;
  }
  columnsDownTo(Number.NEGATIVE_INFINITY);
  return parts.filter((part) => part.length);
};
