import { isKnownLine } from '../cutting/is-known-line';
import type { Block } from '../document/document';
import { startsBullet, startsItem, withoutMark } from '../text/bullets';
import { joinLines } from '../text/join-lines';
import { tidyLine } from '../text/tidy-line';
import type { BodyStyle, Row } from './pdf-rows';

/** A line gap this much larger than the usual one separates paragraphs. */
const PARAGRAPH_GAP = 1.3;
/** Already this gap separates paragraphs when the next line begins with a capital. */
const SMALL_GAP = 1.13;
const HEADING_SIZE = 1.15;
const LONGEST_HEADING = 100;
const FEWEST_OF_GAP = 0.12;
/** Lines below this share of the column's width were not wrapped, whatever word follows. */
const MARGIN_QUANTILE = 0.9;

export interface PageGeometry {
  page: number;
  height: number;
}

const quantile = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

const letterWidth = ({ text, left, right }: Row) => (right - left) / Math.max(1, text.length);

const isLarge = ({ size, text }: Row, body: BodyStyle) =>
  size > body.size * HEADING_SIZE && text.trim().length <= LONGEST_HEADING;

/** The smallest usual distance of two lines. */
const usualLeading = (rows: Row[], body: BodyStyle) => {
  const gaps = rows
    .slice(1)
    .map((row, index) => (rows[index]?.y ?? 0) - row.y)
    .filter((gap) => gap > body.size * 0.8 && gap < body.size * 2.2);
  const rounded = gaps.map((gap) => Math.round(gap * 2) / 2).sort((a, b) => a - b);
  const counts = new Map<number, number>();
  for (const gap of rounded) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  return [...counts].find(([, count]) => count >= rounded.length * FEWEST_OF_GAP)?.[0] ?? body.size * 1.2;
};

const endsSentence = (text: string) => /[.!?:;]["')\]]?$/.test(text.trim());
const startsLower = (text: string) => /^["'(]?\p{Ll}/u.test(text.trim());

interface Column {
  margin: number;
  leading: number;
}

/** Whether a row continues the paragraph of the row before it. */
const continues = (row: Row, next: Row, { margin, leading }: Column, body: BodyStyle) => {
  const gap = row.y - next.y;
  const usual = Math.max(leading, row.size * 1.02);
  if (startsItem(next.text) || isKnownLine(next.text) || next.text.includes('\t')) return false;
  if (isLarge(row, body) !== isLarge(next, body)) return false;
  if (gap > Math.max(usual, row.size * 1.15) * PARAGRAPH_GAP) return false;
  if (startsBullet(row.text) && next.left < row.left - 2) return false;
  const lower = startsLower(next.text);
  if (!lower && gap > usual * SMALL_GAP && (endsSentence(row.text) || gap > usual * 1.2)) return false;
  if (
    row.font !== next.font &&
    !lower &&
    (row.font === body.font) !== (next.font === body.font) &&
    row.right < margin * 0.6
  )
    return false;
  const firstWord = next.text.trim().split(/\s/, 1)[0] ?? '';
  return row.right + (firstWord.length + 1) * letterWidth(row) > margin;
};

const toBlock = (rows: Row[], body: BodyStyle, { page, height }: PageGeometry): Block => {
  const [first] = rows;
  const text = tidyLine(joinLines(rows.map((row) => row.text)));
  const size = first?.size ?? body.size;
  const large = first !== undefined && isLarge(first, body);
  const box = {
    left: Math.min(...rows.map(({ left }) => left)),
    right: Math.max(...rows.map(({ right }) => right)),
    top: height - Math.max(...rows.map((row) => row.y + row.size)),
    bottom: height - Math.min(...rows.map((row) => row.y - row.size * 0.3)),
  };
  const place = { page, box };
  if (large) return { kind: 'heading', text, depth: 1, ...place };
  if (startsBullet(text)) return { kind: 'item', text: withoutMark(text), depth: 0, ...place };
  const emphasis =
    text.length <= LONGEST_HEADING && rows.every(({ font }) => font !== body.font) && size >= body.size * 0.9;
  return { kind: startsItem(text) ? 'item' : 'text', text, depth: 0, ...place, ...(emphasis && { emphasis }) };
};

/** Paragraphs, items and headings of one column: wrapped lines joined, a gap for each wider vertical space. */
export const toBlocks = (rows: Row[], body: BodyStyle, geometry: PageGeometry): Block[] => {
  const texts = rows.filter(({ size }) => Math.abs(size - body.size) < 1);
  const column = {
    margin: quantile(
      (texts.length > 3 ? texts : rows).map(({ right }) => right),
      MARGIN_QUANTILE,
    ),
    leading: usualLeading(rows, body),
  };
  const blocks: Block[] = [];
  let open: Row[] = [];
  const flush = () => {
    if (open.length) blocks.push(toBlock(open, body, geometry));
    open = [];
  };
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    if (!before) open = [row];
    else if (continues(before, row, column, body)) open.push(row);
    else {
      flush();
      const wide = before.y - row.y > Math.max(column.leading, row.size * 1.15) * PARAGRAPH_GAP;
      if (wide) blocks.push({ kind: 'gap', text: '', depth: 0, page: geometry.page });
      open = [row];
    }
  });
  flush();
  return blocks;
};
