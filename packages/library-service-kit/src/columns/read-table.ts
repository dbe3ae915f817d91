import {
  type ColumnAssignment,
  type ReadColumn,
  ROLE_TITLES,
  SKILL_TITLES,
  type TableReading,
} from '@skills-architect/contracts';
import { AppError } from '@skills-architect/service-kit';
import type { ReadSheet } from '../workbooks/sheet';
import { describeValues } from './column-values';
import { fileShape } from './file-shape';
import type { FoundTable } from './find-table';
import { proposeLevels } from './level-scale';
import { namesPresentLevels, PRESENT_LEVELS } from './level-titles';
import { OF_PEOPLE } from './name-columns';
import { proposeColumns } from './propose-columns';
import type { ColumnField, ProposedColumn } from './proposed-column';
import type { SheetTable } from './sheet-table';
import { tableNotes } from './table-notes';
import { tablesOfSheets } from './tables-of-sheets';
import { scoreTitle, VAGUE_SCORE } from './title-words';

const SAMPLES = 3;
const LONGEST_SAMPLE = 160;
const FIRST_ROWS = 20;
const MOST_LEVELS = 30;
const LONGEST_LEVEL = 60;

/** The import that a table is read for. */
export interface TableTarget {
  fields: readonly ColumnField[];
  /** The number of the client's levels. */
  levelCount: number;
}

/** How well a sheet suits an import: by the fields that its titles name, then by its rows. Hidden ones come last. */
const suits = ({ sheet, table }: SheetTable, fields: readonly ColumnField[]) => {
  const named = fields.filter(({ field }) =>
    table.titles.some((title) => (scoreTitle(title).get(field) ?? 0) >= VAGUE_SCORE),
  );
  return named.length * 10 + Math.log10(table.rows.length * table.titles.length) - (sheet.isHidden ? 1000 : 0);
};

const chooseTable = (
  tables: readonly SheetTable[],
  fields: readonly ColumnField[],
  sheetName: string | undefined,
): SheetTable => {
  const found = tables.filter(({ sheet }) => sheetName === undefined || sheet.name === sheetName);
  const [best] = found.toSorted((a, b) => suits(b, fields) - suits(a, fields));
  if (!best) throw new AppError('invalid', 'The file has no table: no sheet has a row of titles with rows below it.');
  return best;
};

/** Tables without titles are told apart by what their cells look like. */
const shapeOf = ({ titles, rows, hasNoTitles }: FoundTable) =>
  fileShape(hasNoTitles ? titles.map((_, index) => describeValues(rows.map((row) => row[index] ?? '')).kind) : titles);

/** A key for the titles of each table in a file; see `fileShape`. */
export const shapesOf = (sheets: readonly ReadSheet[]): string[] =>
  tablesOfSheets(sheets).map(({ table }) => shapeOf(table));

/** The tables of these titles: those of visible sheets, or one of a hidden sheet. */
const tablesOfShape = (tables: readonly SheetTable[], shape: string): SheetTable[] => {
  const found = tables.filter(({ table }) => shapeOf(table) === shape);
  const visible = found.filter(({ sheet }) => !sheet.isHidden);
  return visible.length ? visible : found.slice(0, 1);
};

/** The tables of a file whose columns were assigned before, by the first of the remembered assignments that fits. */
export const findAssigned = (
  sheets: readonly ReadSheet[],
  remembered: ReadonlyMap<string, ColumnAssignment>,
): { tables: SheetTable[]; shape: string; assignment: ColumnAssignment } | undefined => {
  const all = tablesOfSheets(sheets);
  for (const [shape, assignment] of remembered) {
    const tables = tablesOfShape(all, shape);
    if (tables.length) return { tables, shape, assignment };
  }
  return undefined;
};

/** The visible sheets with tables that are not among those that are read, and whose names these do not show. */
export const otherSheets = (tables: readonly SheetTable[], read: readonly Pick<ReadSheet, 'name'>[]): string[] => {
  const isRead = (sheet: string) => read.some(({ name }) => name === sheet);
  const used = new Set(tables.flatMap(({ sheet, table }) => (isRead(sheet.name) ? (table.namesFrom ?? []) : [])));
  return tables.flatMap(({ sheet }) =>
    sheet.isHidden || isRead(sheet.name) || used.has(sheet.name) ? [] : sheet.name,
  );
};

/** Whether the rows name no role where the import needs one: each sheet may be about another one. */
const areOfOneRole = (columns: readonly ProposedColumn[], fields: readonly ColumnField[]) =>
  fields.some(({ field }) => field === 'role') &&
  !columns.some(({ field }) => field === 'role' || field === ROLE_TITLES);

const sum = (numbers: readonly (number | undefined)[]) => numbers.reduce<number>((all, number = 0) => all + number, 0);

const notesOf = (
  sheets: readonly ReadSheet[],
  tables: readonly SheetTable[],
  { table, together }: { table: FoundTable; together: readonly SheetTable[] },
) => {
  const read = together.map(({ sheet }) => sheet);
  return tableNotes({
    ...table,
    note: read.find(({ note }) => note !== undefined)?.note,
    isCut: read.some(({ isCut }) => isCut),
    headings: together.flatMap((sheetTable) => sheetTable.table.headings),
    sheets: read.map(({ name }) => name),
    otherSheets: otherSheets(tables, read),
    hiddenSheets: sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name),
    hiddenRows: sum(read.map(({ hiddenRows }) => hiddenRows)),
    struckRows: sum(read.map(({ struckRows }) => struckRows)),
    oddCells: sum(read.map(({ odd }) => odd?.length)),
  });
};

const marksOf = ({ values }: ProposedColumn) =>
  values.different <= MOST_LEVELS ? values.values.filter(({ length }) => length <= LONGEST_LEVEL) : [];

/** The columns of a matrix share one scale: 4 means the same in each. */
const marksOfScale = (column: ProposedColumn, columns: readonly ProposedColumn[]) => {
  const isOfMatrix = column.field === ROLE_TITLES || column.field === SKILL_TITLES;
  return isOfMatrix
    ? [...new Set(columns.filter(({ field }) => field === column.field).flatMap(marksOf))]
    : marksOf(column);
};

const toColumn = (column: ProposedColumn, columns: readonly ProposedColumn[], levelCount: number): ReadColumn => {
  const { at, title, field, why, values } = column;
  const scale = proposeLevels(marksOfScale(column, columns), levelCount, title);
  const own = new Set(marksOf(column));
  const question = namesPresentLevels(title) ? PRESENT_LEVELS : scale.question;
  return {
    at,
    title,
    field,
    ...(why !== undefined && { why }),
    samples: values.values.slice(0, SAMPLES).map((value) => value.slice(0, LONGEST_SAMPLE)),
    filled: values.filled,
    isLongText: values.kind === 'long text',
    levels: scale.meanings.filter(({ value }) => own.has(value)),
    ...(question !== undefined && { question }),
  };
};

const LEVELS_OF_PEOPLE = 'The cells are levels of people, which are not imported unless you choose them below.';

/** In a matrix of people its marks are theirs: the skills are imported without levels. */
const withoutPeople = (columns: readonly ReadColumn[], areRowsPeople: boolean): ReadColumn[] =>
  columns.map((column) =>
    areRowsPeople && column.field === SKILL_TITLES
      ? {
          ...column,
          question: LEVELS_OF_PEOPLE,
          levels: column.levels.map(({ value }) => ({ value, level: null, isLeftOut: false })),
        }
      : column,
  );

/** The proposed columns as a person assigned them before. */
const asBefore = (columns: readonly ReadColumn[], { columns: assigned, levels }: ColumnAssignment): ReadColumn[] => {
  const fields = new Map(assigned.map(({ at, field }) => [at, field]));
  const meanings = new Map(levels.map((meaning) => [meaning.value, meaning]));
  return columns.map((column) => ({
    ...column,
    field: fields.get(column.at) ?? null,
    levels: column.levels.map((level) => meanings.get(level.value) ?? level),
  }));
};

/** Values above the table for the fields that no column has. */
const constantsOf = (
  { valuesAbove }: FoundTable,
  columns: readonly ReadColumn[],
  fields: readonly ColumnField[],
): TableReading['constants'] =>
  fields.flatMap(({ field }) => {
    const found = valuesAbove.find(({ meaning }) => meaning === field);
    const hasColumn = columns.some(
      (column) => column.field === field || (field === 'role' && column.field === ROLE_TITLES),
    );
    return found && !hasColumn && field !== 'level' ? [{ field, value: found.value }] : [];
  });

/** The values of the last file, except those that this file states itself. */
const withStated = (former: TableReading['constants'], stated: TableReading['constants']) =>
  former.map((constant) => stated.find(({ field }) => field === constant.field) ?? constant);

/**
 * Reads a file for an import and proposes what its columns are for: those of the named sheet, otherwise of the sheet that
 * suits best, with the other visible sheets that have its titles. Remembered assignments, by shape, replace the proposal.
 */
export const readTable = (
  sheets: readonly ReadSheet[],
  { fields, levelCount }: TableTarget,
  { sheetName, remembered }: { sheetName?: string; remembered?: ReadonlyMap<string, ColumnAssignment> } = {},
): TableReading => {
  const tables = tablesOfSheets(sheets);
  const chosen = chooseTable(tables, fields, sheetName);
  const shape = shapeOf(chosen.table);
  const isAlone = chosen.sheet.isHidden || areOfOneRole(proposeColumns(chosen.table, fields), fields);
  const together = isAlone ? [chosen] : tablesOfShape(tables, shape);
  const table = { ...chosen.table, rows: together.flatMap((sheetTable) => sheetTable.table.rows) };
  const former = remembered?.get(shape);
  const proposed = proposeColumns(table, fields);
  const areRowsPeople = proposed.some(
    ({ why, values }) => values.kind === 'people' || (why === OF_PEOPLE && values.kind !== 'level'),
  );
  const columns = withoutPeople(
    proposed.map((column) => toColumn(column, proposed, levelCount)),
    areRowsPeople,
  );
  const stated = constantsOf(table, columns, fields);
  return {
    shape,
    sheet: table.sheet,
    sheets: sheets.map(({ name, rows, isHidden = false }) => ({ name, rows: rows.length, isHidden })),
    headRow: table.headRow,
    rows: table.rows.length,
    ...(chosen.sheet.encodings && { encodings: chosen.sheet.encodings }),
    columns: former ? asBefore(columns, former) : columns,
    fields: [...fields],
    constants: former ? withStated(former.constants, stated) : stated,
    levelCount,
    notes: notesOf(sheets, tables, { table, together }),
    firstRows: table.rows.slice(0, FIRST_ROWS).map((row) => row.map((cell) => cell.slice(0, LONGEST_SAMPLE))),
  };
};
