import { plainCell } from '../table-files/json-cell';
import { textOfMarkup } from '../table-files/text-of-markup';
import type { ReadSheet } from '../workbooks/sheet';
import { findHead } from './find-head';
import { footRows } from './foot-rows';
import { headingRows } from './heading-rows';
import { readMark } from './level-marks';
import { texts } from './row-texts';
import { type ValueAbove, valuesAbove } from './values-above';

/** A table within a sheet: its head, and the rows below it. */
export interface FoundTable {
  sheet: string;
  /** The title of each column; a head of two rows gives "group – title". */
  titles: string[];
  rows: string[][];
  /** The number of each row in the spreadsheet, from 1. */
  rowNumbers: number[];
  /** The number of the row with the titles. */
  headRow: number;
  /** Texts of the rows above the head: a title, a legend. */
  above: string[];
  /** The file has more rows than are read. */
  isCut?: true;
  /** The table has no titles: its first row is a record. */
  hasNoTitles?: true;
  /** The column of the file that each column was, where they are no longer the same. */
  columnsAt?: number[];
  /** The title of the column whose lists became rows of their own. */
  unfolded?: string;
  /** Titles of columns, one for each level, whose crosses became levels in one column. */
  joined?: string[];
  /** Titles of columns that had ids or people instead of the names of units and jobs. */
  resolved?: string[];
  /** The other sheets that these names come from. */
  namesFrom?: string[];
  /** Values for all rows that stand above the titles with a label. */
  valuesAbove: ValueAbove[];
  /** Texts that are merged over the columns between or below the rows: headings, a footnote. */
  headings: string[];
}

const HAS_MARKUP = /<(?:p|ul|ol|li|div|br|span|strong|h[1-6])\b[^<>]{0,200}>/i;
const readableCell = (cell: string) => (HAS_MARKUP.test(cell) ? textOfMarkup(cell) : plainCell(cell));

/** The rows as texts, without the cells that a spreadsheet program could not compute. */
const readableRows = ({ rows: read, rowNumbers, odd = [] }: ReadSheet) => {
  const rows = read.map((row) => row.map(readableCell));
  if (!odd.length) return rows;
  const spoiled = new Set(odd.map(({ row, column }) => `${row} ${column}`));
  return rows.map((row, index) =>
    row.map((cell, column) => (spoiled.has(`${rowNumbers[index]} ${column}`) ? '' : cell)),
  );
};

/** Whether one text is merged over the columns of a row. */
export const isHeading = (row: readonly string[]) => {
  const found = texts(row);
  return found.length > 2 && new Set(found).size === 1 && found.some((text) => readMark(text) === undefined);
};

/** Finds the table of a sheet by the content of its rows; undefined when it has no two rows of cells. */
export const findTable = (sheet: ReadSheet): FoundTable | undefined => {
  const { name, rowNumbers } = sheet;
  const rows = readableRows(sheet);
  const head = findHead(rows);
  if (!head) return undefined;
  const { rowIndex, start, titles, above, hasNoTitles } = head;
  const below = rows
    .slice(start)
    .map((cells, index) => ({ cells, rowNumber: rowNumbers[start + index] ?? start + index + 1 }));
  const foot = footRows(below);
  const plain = below.filter(({ cells }, index) => !foot.has(index) && !isHeading(cells));
  const between = headingRows(
    plain.map(({ cells }) => cells),
    titles.length,
  );
  const kept = plain.filter((_, index) => !between.has(index));
  const known = new Set(kept);
  const body = kept.map(({ cells }) => cells);
  const width = Math.max(titles.length, ...body.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, column) => titles[column] ?? '');
  return {
    sheet: name,
    titles: columns,
    rows: body.map((row) => columns.map((_, column) => (row[column] ?? '').replace(/\r\n?/g, '\n').trim())),
    rowNumbers: kept.map(({ rowNumber }) => rowNumber),
    headRow: rowNumbers[rowIndex] ?? 1,
    ...(sheet.isCut && { isCut: sheet.isCut }),
    ...(hasNoTitles && { hasNoTitles }),
    above,
    valuesAbove: hasNoTitles ? [] : valuesAbove(rows.slice(0, rowIndex)),
    headings: below.flatMap((row) => (known.has(row) ? [] : texts(row.cells).slice(0, 1))),
  };
};
