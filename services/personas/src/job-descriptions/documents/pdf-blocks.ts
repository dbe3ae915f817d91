import { isKnownLine } from '../cutting/is-known-line';
import type { Block } from '../document/document';
import { startsBullet, startsItem, withoutMark } from '../text/bullets';
import { joinLines } from '../text/join-lines';
import { tidyLine } from '../text/tidy-line';
import { indentedRows, startsDrawnItem } from './pdf-indented';
import type { BodyStyle, Row } from './pdf-rows';

/** A gap this many times the usual one separates paragraphs. */
const PARAGRAPH_GAP = 1.3;
/** A gap this many times the usual one separates paragraphs when the next line starts with a capital. */
const SMALL_GAP = 1.13;
const HEADING_SIZE = 1.15;
const LONGEST_HEADING = 100;
const MIN_GAP_SHARE = 0.12;
/** Few lines extend beyond the right margin. */
const MARGIN_QUANTILE = 0.9;

export interface PageGeometry {
  page: number;
  height: number;
}

const quantile = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

const letterWidth = ({ text, left, right }: Row) => (right - left) / Math.max(1, text.length);

const startsLower = (text: string) => /^["'(]?\p{Ll}/u.test(text.trim());

/** The end of a sentence is no heading: recognition measures the height of some lines too large. */
const endsRunningText = (text: string) => startsLower(text) && /[.;]$/.test(text.trim());

const isLarge = ({ size, text }: Row, body: BodyStyle) =>
  size > body.largest * HEADING_SIZE &&
  text.trim().length <= LONGEST_HEADING &&
  !startsBullet(text) &&
  !endsRunningText(text);

/** The smallest common line distance. */
const usualLeading = (rows: Row[], body: BodyStyle) => {
  const gaps = rows
    .slice(1)
    .map((row, index) => (rows[index]?.y ?? 0) - row.y)
    .filter((gap) => gap > body.size * 0.8 && gap < body.size * 2.2);
  const rounded = gaps.map((gap) => Math.round(gap * 2) / 2).sort((a, b) => a - b);
  const counts = new Map<number, number>();
  for (const gap of rounded) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  return [...counts].find(([, count]) => count >= rounded.length * MIN_GAP_SHARE)?.[0] ?? body.size * 1.2;
};

const endsSentence = (text: string) => /[.!?:;]["')\]]?$/.test(text.trim());

/** A line that ends in such a word always continues. */
const OPEN_END = /(?:\s(?:of|the|and|to|a|an|in|for|with|or|by|at|on|from|as|is|are|will|be|that|our|their)|,)$/;
/** An item never ends in such a word. */
const NEVER_LAST = /(?:\s(?:of|the|and|a|an|or|our|their|your)|,)$/;
const SHORT_SHARE = 0.6;

const MIN_TITLE_LETTERS = 18;

interface Column {
  margin: number;
  leading: number;
  /** The rows of lists without written bullets. */
  indented: ReadonlySet<Row>;
}

/** Whether the first word of the next row did not fit into this one. */
const isFull = (row: Row, next: Row, margin: number) => {
  const [word = ''] = next.text.trim().split(/\s/, 1);
  return row.right + (word.length + 1) * letterWidth(row) > margin;
};

/** A long title continues on the next line in the same style. */
const headingContinues = (row: Row, next: Row, margin: number) =>
  (Math.abs(row.left - next.left) < 3 || OPEN_END.test(row.text.trim())) &&
  Math.abs(row.size - next.size) < 0.5 &&
  row.font === next.font &&
  row.y - next.y < row.size * 1.5 &&
  (row.right > next.right || next.text.includes('\t') || OPEN_END.test(row.text.trim()) || isFull(row, next, margin)) &&
  row.text.trim().length >= MIN_TITLE_LETTERS &&
  !/[.:;!?)]$/.test(row.text.trim());

const WIDEST_LEADING = 1.8;

/** In widely spaced lists the second line of an item starts below the first word, not below the bullet. */
const wideItemContinues = (row: Row, next: Row, margin: number) =>
  startsBullet(row.text) &&
  next.left > row.left + 3 &&
  next.left < row.left + row.size * 3 &&
  row.y - next.y < row.size * WIDEST_LEADING &&
  row.font === next.font &&
  !endsSentence(row.text) &&
  row.right > margin * SHORT_SHARE &&
  (startsLower(next.text) || isFull(row, next, margin));

/** Whether a row continues the paragraph of the row before it. */
const continuesParagraph = (row: Row, next: Row, { margin, leading, indented }: Column, body: BodyStyle) => {
  const gap = row.y - next.y;
  const usual = Math.max(leading, row.size * 1.02);
  if (isLarge(row, body) && isLarge(next, body) && headingContinues(row, next, margin)) return true;
  if (startsItem(next.text) || isKnownLine(next.text) || next.text.includes('\t')) return false;
  if (isLarge(row, body) || isLarge(next, body)) return false;
  if (startsDrawnItem(next, indented) && !NEVER_LAST.test(row.text)) return false;
  if (gap > Math.max(usual, row.size * 1.15) * PARAGRAPH_GAP) return wideItemContinues(row, next, margin);
  if (startsBullet(row.text) && next.left < row.left - 2) return false;
  const isLower = startsLower(next.text);
  const isSentenceEnd = endsSentence(row.text);
  const hasOtherFont = row.font !== next.font && (row.font === body.font) !== (next.font === body.font);
  if (hasOtherFont && !isLower && row.right < margin * SHORT_SHARE) return false;
  if (!isSentenceEnd && isLower && row.right > margin * SHORT_SHARE) return true;
  if (!isSentenceEnd && OPEN_END.test(row.text) && row.right > margin * SHORT_SHARE) return true;
  if (!isLower && gap > usual * SMALL_GAP && (isSentenceEnd || gap > usual * 1.2)) return false;
  return isFull(row, next, margin);
};

const toBlock = (rows: Row[], body: BodyStyle, { page, height }: PageGeometry): Block => {
  const [first] = rows;
  const text = tidyLine(joinLines(rows.map((row) => row.text)));
  const size = first?.size ?? body.size;
  const isHeading = first !== undefined && isLarge(first, body);
  const box = {
    left: Math.min(...rows.map(({ left }) => left)),
    right: Math.max(...rows.map(({ right }) => right)),
    top: height - Math.max(...rows.map((row) => row.y + row.size)),
    bottom: height - Math.min(...rows.map((row) => row.y - row.size * 0.3)),
  };
  const place = { page, box };
  if (isHeading) return { kind: 'heading', text, depth: 1, ...place };
  if (startsBullet(text)) return { kind: 'item', text: withoutMark(text), depth: 0, ...place };
  const emphasis =
    text.length <= LONGEST_HEADING && rows.every(({ font }) => font !== body.font) && size >= body.size * 0.9;
  return { kind: startsItem(text) ? 'item' : 'text', text, depth: 0, ...place, ...(emphasis && { emphasis }) };
};

const MIN_IN_RUN = 3;
const FULL_SHARE = 0.8;
const PROSE_SHARE = 0.6;
const NARROW_SHARE = 0.5;

/**
 * Margin and line distance of each row. A sequence of close lines that mostly end near each other, with at least one
 * clearly wrapped line, gets its own margin, because text beside a box is narrower than the rest of the page.
 */
const runColumns = (rows: Row[], column: Column): Column[] => {
  const columns: Column[] = [];
  let run: Row[] = [];
  const close = () => {
    const furthest = Math.max(...run.map(({ right }) => right));
    const fullCount = run.filter(({ right }) => right > furthest * FULL_SHARE).length;
    const hasWrappedLine = run.some((row, index) => startsLower(run[index + 1]?.text ?? '') && !endsSentence(row.text));
    const isProse = run.length >= MIN_IN_RUN && fullCount >= run.length * PROSE_SHARE && hasWrappedLine;
    const gaps = run.slice(1).map((row, index) => (run[index]?.y ?? 0) - row.y);
    const ownColumn = {
      ...column,
      margin: Math.min(column.margin, furthest),
      leading: Math.max(column.leading, Math.min(...gaps)),
    };
    columns.push(...run.map(() => (isProse && furthest > column.margin * NARROW_SHARE ? ownColumn : column)));
    run = [];
  };
  for (const row of rows) {
    const last = run.at(-1);
    const gap = last ? last.y - row.y : 0;
    if (last && (Math.abs(last.left - row.left) > 3 || gap > row.size * 2.2 || last.size !== row.size)) close();
    run.push(row);
  }
  close();
  return columns;
};

/**
 * Paragraphs, items and headings of one column: wrapped lines are joined, and each larger vertical space becomes a gap.
 */
export const toBlocks = (rows: Row[], body: BodyStyle, geometry: PageGeometry): Block[] => {
  const texts = rows.filter(({ size }) => Math.abs(size - body.size) < 1);
  const margin = quantile(
    (texts.length > 3 ? texts : rows).map(({ right }) => right),
    MARGIN_QUANTILE,
  );
  const column = { margin, leading: usualLeading(rows, body), indented: indentedRows(rows) };
  const columns = runColumns(rows, column);
  const blocks: Block[] = [];
  let openRows: Row[] = [];
  const flush = () => {
    if (openRows.length) blocks.push(toBlock(openRows, body, geometry));
    openRows = [];
  };
  rows.forEach((row, index) => {
    const previous = rows[index - 1];
    if (!previous) openRows = [row];
    else if (continuesParagraph(previous, row, columns[index - 1] ?? column, body)) openRows.push(row);
    else {
      flush();
      const isWideGap = previous.y - row.y > Math.max(column.leading, row.size * 1.15) * PARAGRAPH_GAP;
      if (isWideGap) blocks.push({ kind: 'gap', text: '', depth: 0, page: geometry.page });
      openRows = [row];
    }
  });
  flush();
  return blocks;
};
