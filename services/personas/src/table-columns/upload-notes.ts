import { assignRows, type ColumnAssignment, ROLE_TITLES, SKILL_TITLES } from '@skills-architect/contracts';
import { formatCount, formatNames, formatNumber } from '@skills-architect/contracts/locale';
import type { FoundTable, SheetTable } from '@skills-architect/library-service-kit/columns';
import type { ReadSheet } from '@skills-architect/library-service-kit/workbooks';
import { type AssignableColumn, isNamed } from './form-of-table';

/** Most columns that are named one by one. */
const MOST_NAMED = 6;
const quote = (text: string) => `"${text}"`;

/** What people should know of rows that spreadsheets hide or strike out. */
export const hiddenRowNotes = (forms: readonly ReadSheet[]): string[] => {
  const count = (rowsOf: (form: ReadSheet) => number | undefined) =>
    forms.reduce((sum, form) => sum + (rowsOf(form) ?? 0), 0);
  const [hidden, struck] = [count(({ hiddenRows }) => hiddenRows), count(({ struckRows }) => struckRows)];
  return [
    ...(hidden ? [`${formatNumber(hidden)} hidden row(s) of the file are imported like the others.`] : []),
    ...(struck ? [`${formatNumber(struck)} struck-out row(s) of the file are imported like the others.`] : []),
  ];
};

const titlesOf = (fields: readonly AssignableColumn[]) => fields.map(({ title }) => title).join(' or ');

/** The rows of a table that are not imported, by reason: they name nothing, or a mark that means no level. */
export const leftOutNotes = (
  { sheet, table }: SheetTable,
  assignment: ColumnAssignment,
  columns: readonly AssignableColumn[],
): string[] => {
  const { rows, leftOut } = assignRows(table, assignment);
  const named = columns.filter(isNamed);
  const unnamed = rows.filter(({ cells }) => !named.every(({ field }) => cells[field]));
  const numbers = [...new Set(unnamed.map(({ row }) => formatNumber(row)))];
  return [
    ...(numbers.length
      ? [`Not imported from "${sheet.name}", without ${titlesOf(named)}: row ${formatNames(numbers, MOST_NAMED)}.`]
      : []),
    ...leftOut.map(
      ({ reason, count }) => `Not imported from "${sheet.name}", ${reason}: ${formatCount(count, 'cell')}.`,
    ),
  ];
};

/** What the columns of a file were taken for without a question, and how that can be changed. */
export const assignedNote = (
  { titles }: Pick<FoundTable, 'titles'>,
  { columns, constants }: ColumnAssignment,
  fields: readonly AssignableColumn[],
): string => {
  const titleOf = (field: string | null) => fields.find((assignableColumn) => assignableColumn.field === field)?.title;
  const named = (column: number) => (titles[column] ? quote(titles[column]) : `column ${column + 1}`);
  const assigned = columns.flatMap(({ at, field }) => {
    const title = titleOf(field);
    return title === undefined ? [] : [`${named(at)} is ${title}`];
  });
  const matrix = columns.filter(({ field }) => field === ROLE_TITLES || field === SKILL_TITLES);
  const of = matrix[0]?.field === SKILL_TITLES ? 'skills' : 'roles';
  const inTitles = matrix.length
    ? [
        `${formatNames(
          matrix.map(({ at }) => named(at)),
          MOST_NAMED,
        )} are ${of} with levels`,
      ]
    : [];
  const rowsOf = (field: string) =>
    columns.some((column) => column.field === field) ? 'rows without one' : 'all rows';
  const same = constants.map(
    ({ field, value }) => `${titleOf(field) ?? field} is ${quote(value)} for ${rowsOf(field)}`,
  );
  const leftOut = columns.filter(({ at, field }) => field === null && titles[at]).map(({ at }) => named(at));
  return [
    `Columns as last assigned: ${[...assigned, ...inTitles, ...same].join(', ')}.`,
    ...(leftOut.length ? [`Left out: ${formatNames(leftOut, MOST_NAMED)}.`] : []),
    'To change them, discard this import and choose the file again: its columns can be checked before the import.',
  ].join(' ');
};
