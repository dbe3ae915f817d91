import type { Segment } from './pdf-segments';

const OVERLAP_SHARE = 0.35;
const HEIGHT_SHARE = 0.6;
/** Text this many letter heights above text drawn before it was drawn out of order, as floating bars are. */
const FAR_BACK = 6;

const overlaps = (a: Segment, b: Segment) => {
  const overlap = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.max(a.size, b.size) * HEIGHT_SHARE;
  return Math.abs(a.y - b.y) < height && overlap > Math.min(a.right - a.left, b.right - b.left) * OVERLAP_SHARE;
};

const isDouble = (a: Segment, b: Segment) =>
  a.text === b.text && Math.abs(a.y - b.y) < 2 && Math.abs(a.left - b.left) < 2;

const LONG_LINE = 40;
const SMALL_SHARE = 0.4;

/** Few words in the middle of a long line without a gap for them: a button above the text. */
const isWithin = (line: Segment, segment: Segment) =>
  line.text.length >= LONG_LINE &&
  /\p{L}{3}/u.test(line.text) &&
  segment.left > line.left &&
  segment.right < line.right &&
  segment.right - segment.left < (line.right - line.left) * SMALL_SHARE &&
  Math.abs(line.y - segment.y) < Math.min(line.size, segment.size) * HEIGHT_SHARE &&
  (line.font !== segment.font || line.size !== segment.size);

/**
 * Removes text printed over other text, such as a fixed bar of a scrolled web page: of two overlapping texts the one
 * drawn later, if it was drawn out of order or lies within the other. Text printed twice for boldness is kept once.
 */
export const withoutOverprint = (segments: Segment[]): Segment[] => {
  let lowest = Number.POSITIVE_INFINITY;
  const visible: Segment[] = [];
  for (const segment of segments) {
    const isDrawnLate = segment.y > lowest + segment.size * FAR_BACK;
    const isCovered = visible.some(
      (other) => isDouble(other, segment) || isWithin(other, segment) || (isDrawnLate && overlaps(other, segment)),
    );
    if (!isCovered) visible.push(segment);
    lowest = Math.min(lowest, segment.y);
  }
  return visible;
};
