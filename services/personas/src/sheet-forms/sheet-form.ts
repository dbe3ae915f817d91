import { isWrittenOnce, OTHER_TITLES, type WrongCell } from '@skills-architect/contracts';
import { formatCount, formatNumber } from '@skills-architect/contracts/locale';
import {
  cellName,
  type OddCell,
  type ReadSheet,
  type Sheet,
  unescapeFormula,
} from '@skills-architect/library-service-kit/workbooks';
import { AppError, type Issue } from '@skills-architect/service-kit';

/** A column of a workbook that users download as a template and upload filled in. */
export interface FormColumn<Field extends string> {
  field: Field;
  title: string;
  /** Width in characters. */
  width: number;
  /** Templates from before this column are still read: its title may be missing. */
  isOptional?: true;
  /** The error of a cell, as a sentence that says what to do. */
  check?: (cell: string) => string | undefined;
}

/** A filled-in row; `row` is its number in the sheet. */
export interface FormRow<Field extends string> {
  sheet: string;
  row: number;
  cell: (field: Field) => string;
}

/** Most rows of a form below its titles. */
export const MAX_FORM_ROWS = 5000;
/** Longest wrong value that is quoted. */
const MAX_SHOWN = 200;

const LONGEST_LINE = 500;
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/;

/** Error of a cell that must be a line of text. */
export const checkLine = (cell: string): string | undefined =>
  cell.length > LONGEST_LINE ? `Use at most ${LONGEST_LINE} characters.` : undefined;

/** Error of a cell that must be a level number or empty. */
export const checkLevel =
  (levelCount: number) =>
  (cell: string): string | undefined => {
    const level = Number(cell);
    if (cell === '' || (Number.isInteger(level) && level >= 1 && level <= levelCount)) return undefined;
    const why = DATE.test(cell) ? 'This is a date. ' : '';
    return `${why}Enter a whole number from 1 to ${levelCount}, or leave the cell empty.`;
  };

/** Error of a cell that a spreadsheet program could not compute. */
const oddProblem = (problem: OddCell['problem'], shown: string) =>
  problem === 'no result'
    ? 'The formula was saved without a result. Open the workbook in a spreadsheet program and save it.'
    : `The formula shows ${shown}. Enter the text itself.`;

const isTitled = (head: readonly string[], title: string, index: number) => (head[index] ?? '').trim() === title;

/** Whether the first row of a sheet has the titles of the template. */
export const hasTemplateTitles = ({ rows: [head = []] }: ReadSheet, columns: readonly FormColumn<string>[]): boolean =>
  columns.every(({ title, isOptional }, index) => isOptional || isTitled(head, title, index));

/**
 * The cells of a row with those that people write once for several rows: a row that names nothing of the fields
 * continues the one above, and one that names another first value only takes the others where all rows write them once.
 */
const continueRow = (
  texts: readonly string[],
  above: readonly string[],
  once: readonly number[],
  areWrittenOnce: boolean,
): string[] => {
  const [first = -1, ...others] = once;
  const isEmpty = (column: number) => !texts[column]?.trim();
  const isNext = !isEmpty(first) && texts[first] !== above[first];
  const filled = [...texts];
  for (const column of others) if (isEmpty(column) && (areWrittenOnce || !isNext)) filled[column] = above[column] ?? '';
  if (isEmpty(first) && others.every(isEmpty)) filled[first] = above[first] ?? '';
  return filled;
};

/** Where a row is, as seen from another row. */
export const placeOf = (place: Place, from: Place): string =>
  place.sheet === from.sheet ? `row ${place.row}` : `row ${place.row} of the sheet "${place.sheet}"`;

type Place = Pick<FormRow<string>, 'sheet' | 'row'>;

/** The rows of one sheet, and its wrong cells. */
const readSheet = <Field extends string>(
  { name: sheet, rows: [head = [], ...body], rowNumbers, odd = [] }: ReadSheet,
  columns: readonly FormColumn<Field>[],
  writtenOnce: readonly Field[],
): { rows: FormRow<Field>[]; wrong: WrongCell[] } => {
  const oddCells = new Map(odd.map(({ row, column, problem }) => [`${row} ${column}`, problem]));
  const rows: FormRow<Field>[] = [];
  const wrong: WrongCell[] = [];
  const once = writtenOnce.map((field) => columns.findIndex((column) => column.field === field));
  const areWrittenOnce = once.slice(1).every((column) => isWrittenOnce(body.map((cells) => cells[column] ?? '')));
  let above: string[] = [];
  for (const [rowIndex, cellsOfRow] of body.entries()) {
    const row = rowNumbers[rowIndex + 1] ?? rowIndex + 2;
    const isSpoiled = once.some((index) => oddCells.has(`${row} ${index}`));
    const texts = isSpoiled || !once.length ? cellsOfRow : continueRow(cellsOfRow, above, once, areWrittenOnce);
    above = texts;
    const cells = new Map<Field, string>();
    for (const [index, { field, title, check }] of columns.entries()) {
      // Another column, such as the corrections, stands where older templates have no optional one.
      if (!isTitled(head, title, index)) continue;
      const value = unescapeFormula(texts[index] ?? '')
        .replace(/\r\n?/g, '\n')
        .trim();
      const spoiled = oddCells.get(`${row} ${index}`);
      cells.set(field, spoiled ? '' : value);
      const problem = spoiled ? oddProblem(spoiled, value) : check?.(value);
      if (problem) wrong.push({ sheet, row, column: title, value: value.slice(0, MAX_SHOWN), problem });
    }
    rows.push({ sheet, row, cell: (field) => cells.get(field) ?? '' });
  }
  return { rows, wrong };
};

/**
 * Parses a filled-in form of one or several sheets. Throws when its titles are not those of the template, or when no row
 * is filled in. People write the fields of `writtenOnce` once for several rows: empty cells take the value above.
 */
export const readForm = <Field extends string>(
  sheets: readonly ReadSheet[],
  columns: readonly FormColumn<Field>[],
  writtenOnce: readonly Field[] = [],
): { rows: FormRow<Field>[]; wrong: WrongCell[] } => {
  const titles = columns.map(({ title }) => title).join(', ');
  if (!sheets.length || !sheets.every((sheet) => hasTemplateTitles(sheet, columns)))
    throw new AppError('invalid', OTHER_TITLES, {
      issues: [{ path: `A${sheets[0]?.rowNumbers[0] ?? 1}`, message: `The columns must be: ${titles}` }],
    });
  const count = sheets.reduce((sum, { rows }) => sum + rows.length - 1, 0);
  if (!count) throw new AppError('invalid', 'The sheet contains no rows. Fill in at least one below the titles.');
  if (sheets.some(({ isCut }) => isCut) || count > MAX_FORM_ROWS)
    throw new AppError('invalid', `The sheet holds more than ${formatNumber(MAX_FORM_ROWS)} rows. Split it.`);
  const read = sheets.map((sheet) => readSheet(sheet, columns, writtenOnce));
  return { rows: read.flatMap(({ rows }) => rows), wrong: read.flatMap(({ wrong }) => wrong) };
};

/** Wrong cells in the order of the sheets and rows. */
export const inOrder = (wrong: readonly WrongCell[], sheets: readonly ReadSheet[]): WrongCell[] => {
  const positions = new Map(sheets.map(({ name }, index) => [name, index]));
  return wrong.toSorted((a, b) => (positions.get(a.sheet) ?? 0) - (positions.get(b.sheet) ?? 0) || a.row - b.row);
};

const NOTES_TITLES = ['Column', 'What to enter'];
/** The second sheet of a template, which describes the columns of the first. */
export const notesSheet = (width: number, rows: readonly (readonly [title: string, what: string])[]): Sheet => ({
  name: 'Notes',
  columns: NOTES_TITLES.map((title, index) => ({ title, width: index ? width : 28 })),
  rows: rows.map((row) => [...row]),
});

/** Whether a sheet of a file is the template's own with notes. */
export const isNotes = ({ rows: [head = []] }: Pick<ReadSheet, 'rows'>): boolean =>
  NOTES_TITLES.every((title, index) => head[index]?.trim() === title);

/** The form as an empty sheet. */
export const formSheet = (name: string, columns: readonly FormColumn<string>[]): Sheet => ({
  name,
  columns: columns.map(({ title, width }) => ({ title, width })),
  rows: [],
});

/**
 * Wrong cells as issues with their addresses, such as `B7`, or `Plant!B7` in a file of several sheets; columns are those
 * of the file.
 */
export const toIssues = (
  wrong: readonly WrongCell[],
  columns: readonly FormColumn<string>[],
  sheets: readonly Pick<ReadSheet, 'name' | 'columnsAt'>[] = [],
): Issue[] =>
  wrong.map(({ sheet, row, column, problem }) => {
    const index = columns.findIndex(({ title }) => title === column);
    const columnsAt = sheets.find(({ name }) => name === sheet)?.columnsAt;
    const cell = cellName(columnsAt?.[index] ?? index, row - 1);
    return { path: sheets.length > 1 ? `${sheet}!${cell}` : cell, message: problem };
  });

/** The error for a form with wrong cells. */
export const refuseWrong = (
  wrong: readonly WrongCell[],
  columns: readonly FormColumn<string>[],
  sheets: readonly ReadSheet[],
): AppError => {
  const issues = toIssues(wrong, columns, sheets);
  const [first] = issues;
  const moreCount = issues.length - 1;
  const others = moreCount > 0 ? ` ${formatCount(moreCount, 'more cell is', 'more cells are')} wrong.` : '';
  return new AppError('invalid', `${first?.path}: ${first?.message}${others} Nothing was imported.`, { issues });
};
