import { formatCount, listNames } from '@skills-architect/contracts/locale';
import {
  FACT_NAMES,
  listGuesses,
  paragraphsOfCell,
  ROW_FIELD_NAMES,
  ROW_FIELDS,
  type RowFieldName,
  rowFieldsOf,
  splitParagraphs,
} from '@skills-architect/contracts/personas';
import { cellName, type ReadSheet, type Sheet } from '@skills-architect/library-service-kit/workbooks';
import { AppError, type Issue } from '@skills-architect/service-kit';
import type { RowDocument, RowFields } from './row-document';

const COLUMNS = [
  { title: 'Row', width: 8 },
  { title: 'File', width: 32 },
  ...ROW_FIELD_NAMES.map((name) => ({ title: ROW_FIELDS[name].title, width: ROW_FIELDS[name].width })),
];
/** What the user should check; optional in an uploaded sheet. */
const CHECK = { title: 'Please check', width: 40 };
const FIRST_FIELD = 2;
const columnOf = (name: RowFieldName) => FIRST_FIELD + ROW_FIELD_NAMES.indexOf(name);
const LINES = ['personaName', 'groupName', ...FACT_NAMES] as const;
const LONGEST_LINE = 500;
/** Maximum text length of a workbook cell. */
const LONGEST_CELL = 32_000;

const describeGuesses = (fields: readonly string[]) => {
  const [first] = fields;
  if (!first) return '';
  const verb = first === 'duties' ? 'are a guess' : 'is a guess';
  return `The ${listNames(fields)} ${fields.length > 1 ? 'are guesses' : verb}.`;
};

/** The parsed rows as a sheet to review and edit. */
export const reviewSheet = (rows: RowDocument[]): Sheet => ({
  name: 'Personas',
  columns: [...COLUMNS, CHECK],
  rows: rows.map((row) => [
    row._id,
    row.fileName,
    ...Object.values({
      ...rowFieldsOf((name) => row[name]),
      groupName: row.groupName || (row.groupGuess ?? ''),
      rolesAndResponsibilities: splitParagraphs(row.rolesAndResponsibilities).join('\n'),
    }).map((text) => text.slice(0, LONGEST_CELL)),
    describeGuesses(listGuesses(row)),
  ]),
});

/** The files that could not be read, with reasons. */
export const failedSheet = (rows: RowDocument[]): Sheet => ({
  name: 'Failed files',
  columns: [
    { title: 'File', width: 48 },
    { title: 'Result', width: 24 },
    { title: 'Reason', width: 90 },
  ],
  rows: rows.map((row) => [row.fileName, row.outcome.replaceAll('-', ' '), row.reason]),
});

/**
 * Parses an edited review sheet: same titles, only rows of the import, names and groups not empty. Rows removed from
 * the sheet are removed from the import. Errors name their cells; with any error nothing is changed.
 */
export const readReview = (sheets: ReadSheet[], known: RowDocument[]): Map<number, RowFields> => {
  const { rows, rowNumbers } = sheets[0] ?? { rows: [], rowNumbers: [] };
  const [head = [], ...body] = rows;
  if (COLUMNS.some(({ title }, column) => (head[column] ?? '').trim() !== title))
    throw new AppError('invalid', 'Excel column header template is not proper', {
      issues: [{ path: 'A1', message: `The columns must be: ${COLUMNS.map(({ title }) => title).join(', ')}` }],
    });
  const issues: Issue[] = [];
  const addIssue = (column: number, row: number, message: string) =>
    issues.push({ path: cellName(column, (rowNumbers[row + 1] ?? row + 2) - 1), message });
  const ids = new Set(known.map((row) => row._id));
  const fieldsByRow = new Map<number, RowFields>();
  for (const [index, cells] of body.entries()) {
    const row = cells[0]?.trim() ?? '';
    const fields = rowFieldsOf((name) => cells[columnOf(name)]?.trim() ?? '');
    const rowId = Number(row);
    if (!ids.has(rowId)) addIssue(0, index, `Row ${row || 'without a number'} does not belong to this import`);
    else if (fieldsByRow.has(rowId)) addIssue(0, index, `Row ${row} appears twice`);
    if (!fields.personaName) addIssue(columnOf('personaName'), index, 'Persona name is required');
    if (!fields.groupName) addIssue(columnOf('groupName'), index, 'Group name is required');
    for (const name of LINES)
      if (fields[name].length > LONGEST_LINE) addIssue(columnOf(name), index, `Use at most ${LONGEST_LINE} characters`);
    fieldsByRow.set(rowId, {
      ...fields,
      rolesAndResponsibilities: paragraphsOfCell(fields.rolesAndResponsibilities),
    });
  }
  if (!body.length) addIssue(0, 0, 'The sheet contains no rows');
  if (issues.length) throw new AppError('invalid', toSentence(issues), { issues });
  return fieldsByRow;
};

const toSentence = ([first, ...rest]: Issue[]) => {
  const others = rest.length ? `, and ${formatCount(rest.length, 'more problem')}` : '';
  return `${first?.path}: ${first?.message}${others}. Nothing was changed.`;
};
