import { decodeHTML } from 'entities';
import { plainText } from '../text/plain-text';
import { splitRoleTables } from './role-tables';

const LONGEST_BOLD_HEADING = 90;
/** Stands for the end of a table cell until the rows are joined. */
const CELL_END = '\t';

/** The length is limited: an endless tag name counts as text. */
const TAG = /<(\/?)([a-z][a-z0-9]{0,20})((?:[^<>a-z0-9][^<>]*)?)>/gi;

const HIDDEN_ATTRIBUTE = /(?:^|\s)hidden(?=[\s=/]|$)/i;
/** A class can have that name too. */
const VALUE = /=\s{0,3}(?:"[^"]{0,2000}"|'[^']{0,2000}')/g;
const STYLE = /\sstyle\s{0,3}=\s{0,3}(?:"[^"]{0,1000}"|'[^']{0,1000}')/i;
const HIDING_STYLE = /display\s{0,3}:\s{0,3}none|line-through|visibility\s{0,3}:\s{0,3}hidden|mso-hide/i;
const isHiding = (attributes: string) =>
  HIDDEN_ATTRIBUTE.test(attributes.replace(VALUE, '=')) || HIDING_STYLE.test(STYLE.exec(attributes)?.[0] ?? '');
/** Text that its author crossed out. */
const CROSSED_OUT = /^(?:del|s|strike)$/;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Follows which tags are within a hidden element. */
const hiddenElements = () => {
  let name = '';
  let depth = 0;
  return {
    /** Whether a tag and the text after it are hidden. */
    isHidden(tag: string, attributes: string, isEnd: boolean) {
      const isHidden = isHiding(attributes) || CROSSED_OUT.test(tag);
      if (!depth && (isEnd || VOID.test(tag) || !isHidden)) return false;
      if (!depth) name = tag;
      if (tag === name && !/\/$/.test(attributes)) depth += isEnd ? -1 : 1;
      return true;
    },
    isOpen: () => depth > 0,
  };
};

/** Converts the simple, well-formed HTML of a docx to marked lines. */
export const textOfHtml = (html: string): string => {
  const lines: string[] = [];
  let line = '';
  let mark = '';
  let cellCount = 0;
  let boldDepth = 0;
  let plainPart = '';
  let index = 0;

  const flush = () => {
    const text = plainText(decodeHTML(line)).trim();
    const isAllBold = text && !plainPart.trim() && text.length <= LONGEST_BOLD_HEADING && !mark && !cellCount;
    if (text) lines.push(`${isAllBold ? '## ' : mark}${text}`);
    line = '';
    plainPart = '';
  };

  const add = (text: string) => {
    line += text;
    if (!boldDepth) plainPart += text;
  };

  const openTag = (tag: string) => {
    if (/^(?:p|h[1-6])$/.test(tag)) flush();
    if (/^h[1-6]$/.test(tag)) mark = `${'#'.repeat(Number(tag[1]))} `;
    else if (tag === 'li') {
      flush();
      mark = '- ';
    } else if (tag === 'strong') boldDepth += 1;
    else if (tag === 'br') flush();
    else if (tag === 'tr') {
      flush();
      lines.push('');
      cellCount = 0;
    } else if (tag === 'td' || tag === 'th') cellCount += 1;
  };

  const closeTag = (tag: string) => {
    if (tag === 'strong') boldDepth -= 1;
    else if (tag === 'td' || tag === 'th') {
      flush();
      lines.push(CELL_END);
    } else if (tag === 'table') {
      flush();
      cellCount = 0;
      lines.push('');
    } else if (/^(p|li|h[1-6])$/.test(tag)) {
      flush();
      mark = '';
      if (tag === 'p' && !cellCount) lines.push('');
    }
  };

  const hidden = hiddenElements();
  for (const match of html.matchAll(TAG)) {
    const [all, end, name = '', attributes = ''] = match;
    const tag = name.toLowerCase();
    if (!hidden.isOpen()) add(html.slice(index, match.index));
    index = match.index + all.length;
    if (hidden.isHidden(tag, attributes, end !== '')) continue;
    if (end) closeTag(tag);
    else openTag(tag);
  }
  add(html.slice(index));
  flush();
  return joinRows(splitRoleTables(lines, CELL_END));
};

/** A label has fewer lines. */
const MIN_COLUMN_LINES = 3;

/** How many lines of text stand together before or after a line. */
const countCellLines = (lines: readonly string[], from: number, step: 1 | -1) => {
  let count = 0;
  for (let index = from + step; lines[index] && lines[index] !== CELL_END; index += step) count += 1;
  return count;
};

/** Whether a cell and the next are columns of a page, such as a side bar and the text, not a label and its value. */
const endsColumn = (lines: readonly string[], cellEnd: number) => {
  if (lines[cellEnd] !== CELL_END || !lines[cellEnd + 1]) return false;
  const before = countCellLines(lines, cellEnd, -1);
  const isLayout = before >= MIN_COLUMN_LINES || (before > 1 && countCellLines(lines, cellEnd, 1) > 1);
  return isLayout || /^#{1,6} /.test(lines[cellEnd + 1] ?? '');
};

/** Table cells of a row are joined with tabs, without one after the last cell. */
const joinRows = (lines: readonly string[]) =>
  lines
    .map((line, index) => (endsColumn(lines, index) ? '' : line))
    .join('\n')
    .replace(/\n\t(?=\n[^\n\t])/g, '\t')
    .replace(/\t\n/g, '\t')
    .replace(/\n\t/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
