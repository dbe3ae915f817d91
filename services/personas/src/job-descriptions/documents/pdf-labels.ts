import { isFactLine } from '../cutting/labels';
import type { Segment } from './pdf-segments';

/** Lines of one label are closer than rows of a table. */
const LABEL_LEADING = 1.3;
const CLOSE_LINES = 1.55;
/** A label without a value is cheaper than one far from its value. */
const NO_VALUE_COST = 14;
/** Cost of separating two close lines of a value. */
const SEPARATION_COST = 14;
const MAX_LABELS = 80;
const MAX_ROWS = 250;

interface Span {
  top: number;
  bottom: number;
}

interface Label extends Span {
  segment: Segment;
}

const sortDownwards = (segments: Segment[]) => [...segments].sort((a, b) => b.y - a.y || a.left - b.left);

/** Joins labels of several lines. */
const joinLabelLines = (segments: Segment[]): Label[] => {
  const labels: Label[] = [];
  for (const segment of sortDownwards(segments)) {
    const last = labels.at(-1);
    const distance = last ? last.bottom - segment.y : 0;
    const isOwn = last !== undefined && isFactLine(last.segment.text) && isFactLine(segment.text);
    if (last && distance <= segment.size * LABEL_LEADING && distance > 0 && !isOwn) {
      last.segment = { ...last.segment, text: `${last.segment.text} ${segment.text}` };
      last.bottom = segment.y;
    } else labels.push({ segment, top: segment.y, bottom: segment.y });
  }
  return labels;
};

const groupIntoRows = (segments: Segment[]) => {
  const rows: Segment[][] = [];
  for (const segment of sortDownwards(segments)) {
    const row = rows.at(-1);
    if (row?.[0] && row[0].y - segment.y < segment.size * 0.4) row.push(segment);
    else rows.push([segment]);
  }
  return rows;
};

/** Distance of a label from its value: labels are at the top or in the middle of their cell. */
const labelDistance = (label: Label, value: Span) =>
  Math.min(Math.abs(label.top - value.top), Math.abs(label.top + label.bottom - value.top - value.bottom) / 2);

/** Assigns the rows to the labels in order with the least total cost. Returns each label's first row. */
const assignRows = (
  labels: Label[],
  rows: number[],
  isCloseToPrevious: (row: number) => boolean,
): (number | undefined)[] => {
  // `best[count][end]`: the least cost of giving the first `end` rows to the first `count` labels, of which the last one
  // gets the rows from `from`.
  const withoutLabels = Array.from({ length: rows.length + 1 }, (_, end) => ({
    cost: end === 0 ? 0 : Number.POSITIVE_INFINITY,
    from: 0,
  }));
  const best: { cost: number; from: number }[][] = [withoutLabels];
  labels.forEach((label, index) => {
    const previous = best[index] ?? [];
    best.push(
      Array.from({ length: rows.length + 1 }, (_, end) => {
        let cheapest = { cost: (previous[end]?.cost ?? Number.POSITIVE_INFINITY) + NO_VALUE_COST, from: end };
        for (let from = 0; from < end; from++) {
          const span = { top: rows[from] ?? 0, bottom: rows[end - 1] ?? 0 };
          const cost =
            (previous[from]?.cost ?? Number.POSITIVE_INFINITY) +
            labelDistance(label, span) +
            (isCloseToPrevious(from) ? SEPARATION_COST : 0);
          if (cost < cheapest.cost) cheapest = { cost, from };
        }
        return cheapest;
      }),
    );
  });
  const starts: (number | undefined)[] = [];
  let end = rows.length;
  for (let index = labels.length; index > 0; index--) {
    const from = best[index]?.[end]?.from ?? end;
    starts.unshift(from === end ? undefined : from);
    end = from;
  }
  return starts;
};

/** Moves each label to the height of its value's first line, so that they form one row. */
export const alignLabels = (left: Segment[], right: Segment[]): Segment[] => {
  const labels = joinLabelLines(left);
  const rows = groupIntoRows(right);
  if (labels.length > MAX_LABELS || rows.length > MAX_ROWS) return sortDownwards([...left, ...right]);
  const heights = rows.map(([first]) => first?.y ?? 0);
  const isCloseToPrevious = (row: number) => {
    const size = rows[row]?.[0]?.size ?? 0;
    return row > 0 && (heights[row - 1] ?? 0) - (heights[row] ?? 0) < size * CLOSE_LINES;
  };
  const starts = assignRows(labels, heights, isCloseToPrevious);
  const movedLabels = labels.map(({ segment }, index) => {
    const start = starts[index];
    return { ...segment, y: start === undefined ? segment.y : (rows[start]?.[0]?.y ?? segment.y) };
  });
  return sortDownwards([...movedLabels, ...right]);
};
