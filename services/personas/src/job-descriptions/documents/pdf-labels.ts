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

const downwards = (segments: Segment[]) => [...segments].sort((a, b) => b.y - a.y || a.left - b.left);

/** Joins labels of several lines. */
const wholeLabels = (segments: Segment[]): Label[] => {
  const labels: Label[] = [];
  for (const segment of downwards(segments)) {
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

const inRows = (segments: Segment[]) => {
  const rows: Segment[][] = [];
  for (const segment of downwards(segments)) {
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
const assign = (labels: Label[], rows: number[], torn: (row: number) => boolean): (number | undefined)[] => {
  const best: { cost: number; from: number }[][] = [rows.map(() => ({ cost: Number.POSITIVE_INFINITY, from: 0 }))];
  best[0]?.push({ cost: Number.POSITIVE_INFINITY, from: 0 });
  if (best[0]?.[0]) best[0][0].cost = 0;
  labels.forEach((label, index) => {
    const before = best[index] ?? [];
    best.push(
      Array.from({ length: rows.length + 1 }, (_, end) => {
        let found = { cost: (before[end]?.cost ?? Number.POSITIVE_INFINITY) + NO_VALUE_COST, from: end };
        for (let from = 0; from < end; from++) {
          const span = { top: rows[from] ?? 0, bottom: rows[end - 1] ?? 0 };
          const cost =
            (before[from]?.cost ?? Number.POSITIVE_INFINITY) +
            labelDistance(label, span) +
            (torn(from) ? SEPARATION_COST : 0);
          if (cost < found.cost) found = { cost, from };
        }
        return found;
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
  const labels = wholeLabels(left);
  const rows = inRows(right);
  if (labels.length > MAX_LABELS || rows.length > MAX_ROWS) return downwards([...left, ...right]);
  const heights = rows.map(([first]) => first?.y ?? 0);
  const isCloseToPrevious = (row: number) => {
    const size = rows[row]?.[0]?.size ?? 0;
    return row > 0 && (heights[row - 1] ?? 0) - (heights[row] ?? 0) < size * CLOSE_LINES;
  };
  const starts = assign(labels, heights, isCloseToPrevious);
  const placed = labels.map(({ segment }, index) => {
    const start = starts[index];
    return { ...segment, y: start === undefined ? segment.y : (rows[start]?.[0]?.y ?? segment.y) };
  });
  return downwards([...placed, ...right]);
};
