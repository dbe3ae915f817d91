import { isKnownLine } from '../cutting/is-known-line';
import { startsItem } from '../text/bullets';
import type { Segment } from './pdf-segments';

interface Row {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
}

const SAME_ROW = 0.4;
const PARAGRAPH_GAP = 1.3;
const HEADING_SIZE = 1.15;
const LONGEST_HEADING = 100;

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Joins segments at the same height into rows, separated by tabs. */
export const groupRows = (segments: Segment[]): Row[] => {
  const rows: Row[] = [];
  for (const segment of segments) {
    const row = rows.at(-1);
    if (!row || Math.abs(row.y - segment.y) > Math.max(row.size, segment.size) * SAME_ROW) rows.push({ ...segment });
    else if (segment.left < row.left) Object.assign(row, { text: `${segment.text}\t${row.text}`, left: segment.left });
    else Object.assign(row, { text: `${row.text}\t${segment.text}`, right: Math.max(row.right, segment.right) });
  }
  return rows;
};

/** The most common font size by characters. */
export const bodySize = (segments: Segment[]) => {
  const letters = new Map<number, number>();
  for (const { size, text } of segments) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
};

const letterWidth = ({ text, left, right }: Row) => (right - left) / Math.max(1, text.length);

/** A line was wrapped only if the next line's first word would not have fitted on it. */
const wrapsInto = (row: Row, next: Row, margin: number) => {
  const firstWord = next.text.split(/\s/, 1)[0] ?? '';
  const outdented = startsItem(row.text) && next.left < row.left - 2;
  return (
    !startsItem(next.text) &&
    !isKnownLine(next.text) &&
    !next.text.includes('\t') &&
    !outdented &&
    row.right + (firstWord.length + 1) * letterWidth(row) > margin
  );
};

/** Lines of a column: wrapped lines joined, larger text marked as headings, an empty line for each vertical gap. */
export const toLines = (column: Segment[], body: number): string[] => {
  const rows = groupRows(column);
  const margin = Math.max(...rows.map(({ right }) => right));
  const gaps = rows.slice(1).map((row, index) => (rows[index]?.y ?? 0) - row.y);
  const leading = median(gaps.filter((gap) => gap > 0)) || body * 1.2;
  const isHeading = ({ size, text }: Row) => size > body * HEADING_SIZE && text.trim().length <= LONGEST_HEADING;

  const lines: string[] = [];
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    const text = row.text.trim();
    const gap = before ? before.y - row.y : 0;
    const sameKind = before && isHeading(before) === isHeading(row);
    const last = lines.at(-1);
    const near = gap <= Math.max(leading, row.size * 1.15) * PARAGRAPH_GAP;
    if (before && last && sameKind && near && wrapsInto(before, row, margin))
      lines[lines.length - 1] = `${last}\n${text}`;
    else {
      if (before && !near) lines.push('');
      lines.push(isHeading(row) ? `# ${text}` : text);
    }
  });
  return lines;
};
