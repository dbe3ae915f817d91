import { joinTitles } from '@skills-architect/contracts';
import { plainCell } from '../table-files/json-cell';
import { textOfMarkup } from '../table-files/text-of-markup';
import type { ReadSheet } from '../workbooks/sheet';
import { withoutQuestions } from './bracketed-titles';
import { footRows } from './foot-rows';
import { headingRows } from './heading-rows';
import { readMark } from './level-marks';
import { isKnownTitle, isRecord, lacksTitles } from './no-titles';
import { isPerson, sharePeople } from './people';
import { namesOfRepeated } from './repeated-titles';
import { scoreTitle } from './title-words';
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
  /** Titles of columns that had ids or people instead of the names of units and jobs. */
  resolved?: string[];
  /** The other sheets that these names come from. */
  namesFrom?: string[];
  /** Values for all rows that stand above the titles with a label. */
  valuesAbove: ValueAbove[];
  /** Texts that are merged over the columns between or below the rows: headings, a footnote. */
  headings: string[];
}

/** The titles are searched in this many first rows. */
const MOST_ABOVE = 30;
const LONGEST_TITLE = 60;

const tidy = (cell: string) => cell.replace(/\s+/g, ' ').trim();
const texts = (row: readonly string[]) => row.map(tidy).filter(Boolean);
/** Whether a cell cannot be a column title: a number, a mark, a sentence, or a form label such as "Date: ____". */
const isNoTitle = (cell: string) =>
  cell.length > LONGEST_TITLE || /^[\d.,%-]+$|__|\.{4}|:$|\p{Ll}{2}\.$/u.test(cell) || readMark(cell) === 'yes';

/**
 * How likely a row has the column titles: it gains by known titles and by different short texts above filled columns,
 * and loses by filled columns without a title.
 */
const scoreHead = (rows: readonly string[][], at: number, isKnown: (title: string) => boolean): number => {
  const head = rows[at] ?? [];
  const found = texts(head);
  const titles = new Set(found.filter((cell) => !isNoTitle(cell)));
  const below = rows.slice(at + 1, at + 13);
  const filledBelow = head.map((_, column) => below.filter((row) => row[column]?.trim()).length);
  const known = [...titles]
    .map((cell) => (isKnown(cell) ? 1 : Math.max(0, ...scoreTitle(cell).values())))
    .reduce((sum, one) => sum + one, 0);
  const titled = new Set(
    head.flatMap((cell, column) => (filledBelow[column] && titles.has(tidy(cell)) ? [tidy(cell)] : [])),
  );
  const untitled = head.filter((cell, column) => !cell.trim() && (filledBelow[column] ?? 0) > below.length / 2).length;
  const others = found.length - titles.size;
  return titles.size ? 4 * known + Math.min(titled.size, 8) - 2 * untitled - others - at * 0.05 : 0;
};

/**
 * The first row that can be the titles as well as this one: where no cell is surely a title, a record below may have a
 * word of one.
 */
const earlierHead = (rows: readonly string[][], best: number, isKnown: (title: string) => boolean): number => {
  const found = texts(rows[best] ?? []);
  if (found.some((cell) => isKnown(cell) || isKnownTitle(cell))) return best;
  const canBeHead = (row: readonly string[]) => {
    const cells = texts(row);
    return cells.length >= found.length && new Set(cells).size === cells.length && !cells.some(isNoTitle);
  };
  const first = rows.slice(0, best).findIndex(canBeHead);
  return first < 0 ? best : first;
};

/** Whether a row holds group titles: cells merged over several columns that have their own titles in the next row. */
const isUpperHead = (upper: readonly string[], head: readonly string[]) => {
  if (texts(upper).some(isNoTitle)) return false;
  const repeated = upper.some((cell, at) => tidy(cell) && at > 0 && tidy(cell) === tidy(upper[at - 1] ?? ''));
  const different = new Set(texts(upper)).size;
  const parts = new Set(upper.map((cell, at) => (tidy(head[at] ?? '') ? tidy(cell) : ''))).size;
  return repeated && different > 1 && parts > 1;
};

/** Whether a row below the titles names the people of the columns, as in matrices of teams. */
const areMostlyPeople = (row: readonly string[]) => {
  const found = texts(row);
  return found.filter(isPerson).length > 1 && sharePeople(found) >= 0.34;
};

/** The title of a column; in the row of people it is only a text that says what it is about, or that has none above it. */
const titleOf = (head = '', lower = '') => {
  const isTitle = lower && !isPerson(lower) && (!tidy(head) || scoreTitle(lower).size > 0);
  return tidy(isTitle ? lower : head);
};

const HAS_MARKUP = /<(?:p|ul|ol|li|div|br|span|strong|h[1-6])\b[^<>]{0,200}>/i;
const readableCell = (cell: string) => (HAS_MARKUP.test(cell) ? textOfMarkup(cell) : plainCell(cell));

/** The rows as texts, without the cells that a spreadsheet program could not compute. */
const readableRows = ({ rows: read, rowNumbers, odd = [] }: ReadSheet) => {
  const rows = read.map((row) => row.map(readableCell));
  if (!odd.length) return rows;
  const spoiled = new Set(odd.map(({ row, column }) => `${row} ${column}`));
  return rows.map((row, at) => row.map((cell, column) => (spoiled.has(`${rowNumbers[at]} ${column}`) ? '' : cell)));
};

/** Whether one text is merged over the columns of a row. */
export const isHeading = (row: readonly string[]) => {
  const found = texts(row);
  return found.length > 2 && new Set(found).size === 1 && found.some((text) => readMark(text) === undefined);
};

/**
 * Whether a row has the titles of columns below those of their groups: it is filled where the row above is not, and the
 * other columns have their titles there already. Programs that merge no cells write such heads.
 */
const isLowerHead = (head: readonly string[], lower: readonly string[], next: readonly string[]) => {
  const found = texts(lower);
  if (found.length < 2 || found.some((cell) => isNoTitle(cell) || /\d/.test(cell))) return false;
  const count = (test: (column: number) => boolean) => head.filter((_, column) => test(column)).length;
  const isFilled = (row: readonly string[], column: number) => Boolean(row[column]?.trim());
  const both = count((column) => isFilled(head, column) && isFilled(lower, column));
  const lowerOnly = count((column) => !isFilled(head, column) && isFilled(lower, column));
  const upperOnly = count((column) => isFilled(head, column) && !isFilled(lower, column));
  const hasRows = count((column) => isFilled(head, column) && !isFilled(lower, column) && isFilled(next, column)) > 0;
  return hasRows && lowerOnly > 1 && upperOnly > 1 && both <= lowerOnly;
};

/**
 * Whether a row has the titles below those of groups that are merged over their columns, where the other titles are not
 * merged down: it is filled below the groups only.
 */
const isBelowGroups = (head: readonly string[], lower: readonly string[], next: readonly string[]) => {
  const isFilled = (row: readonly string[], column: number) => Boolean(row[column]?.trim());
  const isGroup = (column: number) =>
    isFilled(head, column) &&
    [column - 1, column + 1].some((beside) => tidy(head[beside] ?? '') === tidy(head[column] ?? ''));
  const columns = head.map((_, column) => column).filter((column) => isFilled(head, column) || isFilled(lower, column));
  const found = texts(lower);
  const isBelow = columns.every((column) => isGroup(column) === isFilled(lower, column));
  const others = columns.filter((column) => !isGroup(column));
  return (
    found.length > 1 &&
    !found.some((cell) => isNoTitle(cell) || /\d/.test(cell)) &&
    isBelow &&
    others.some((column) => isFilled(next, column))
  );
};

/** The titles of groups, repeated over the columns that have titles of their own below them. */
const spreadGroups = (head: readonly string[], lower: readonly string[]) => {
  let group = '';
  return head.map((cell, column) => {
    if (cell.trim()) group = cell;
    return cell.trim() || lower[column]?.trim() ? group : '';
  });
};

/** The head of a table: its titles, and where its rows begin. */
export interface FoundHead {
  /** Index of the row with the titles. */
  at: number;
  /** Index of the first row below the titles. */
  start: number;
  titles: string[];
  /** Texts of the rows above the head. */
  above: string[];
  /** The table has no titles: its first row is a record. */
  hasNoTitles?: true;
}

/** Finds the titles among the first rows of a table; `isKnown` tells the titles of an import. */
export const findHead = (
  given: readonly string[][],
  isKnown: (title: string) => boolean = () => false,
): FoundHead | undefined => {
  const rows = given.map((row, at) => (at < MOST_ABOVE ? [...withoutQuestions(row)] : row));
  if (rows.length < 2) return undefined;
  if (lacksTitles(rows.slice(0, MOST_ABOVE), isKnown))
    return { at: 0, start: 0, titles: (rows[0] ?? []).map(() => ''), above: [], hasNoTitles: true };
  const scores = rows.slice(0, Math.min(MOST_ABOVE, rows.length - 1)).map((_, at) => scoreHead(rows, at, isKnown));
  const best = scores.indexOf(Math.max(...scores));
  const isBelowTitles = best > 0 && isRecord(rows[best] ?? [], rows[best - 1] ?? [], rows.slice(best + 1, best + 13));
  const at = isBelowTitles ? best - 1 : earlierHead(rows, best, isKnown);
  const [head = [], upper = [], lower = []] = [rows[at], rows[at - 1], rows[at + 1]];
  const named = at > 0 ? namesOfRepeated(upper, head) : undefined;
  const hasUpper = named !== undefined || (at > 0 && isUpperHead(upper, head));
  const next = rows[at + 2] ?? [];
  const hasLower = !hasUpper && (isLowerHead(head, lower, next) || isBelowGroups(head, lower, next));
  const namesPeople = !hasLower && areMostlyPeople(lower);
  const width = Math.max(head.length, hasLower ? lower.length : 0);
  const spread = hasLower ? spreadGroups(head, lower) : [];
  const groups = named ? named.groups : hasUpper ? upper : spread;
  const own = named ? named.titles : hasLower ? lower : head;
  return {
    at,
    start: namesPeople || hasLower ? at + 2 : at + 1,
    titles: Array.from({ length: width }, (_, column) =>
      joinTitles(tidy(groups[column] ?? ''), titleOf(own[column], namesPeople ? lower[column] : undefined)),
    ),
    above: rows.slice(0, hasUpper ? at - 1 : at).map((row) => [...new Set(texts(row))].join(' ')),
  };
};

/** Finds the table of a sheet by the content of its rows; undefined when it has no two rows of cells. */
export const findTable = (sheet: ReadSheet): FoundTable | undefined => {
  const { name, rowNumbers } = sheet;
  const rows = readableRows(sheet);
  const head = findHead(rows);
  if (!head) return undefined;
  const { at, start, titles, above, hasNoTitles } = head;
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
    headRow: rowNumbers[at] ?? 1,
    ...(sheet.isCut && { isCut: sheet.isCut }),
    ...(hasNoTitles && { hasNoTitles }),
    above,
    valuesAbove: hasNoTitles ? [] : valuesAbove(rows.slice(0, at)),
    headings: below.flatMap((row) => (known.has(row) ? [] : texts(row.cells).slice(0, 1))),
  };
};
