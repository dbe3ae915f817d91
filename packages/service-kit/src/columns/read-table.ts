import type { ColumnAssignment, ReadColumn, TableReading } from '@skills-architect/contracts';
import { AppError } from '../service/app-error';
import type { ReadSheet } from '../workbooks/sheet';
import { assignRows, fileShape } from './assign-rows';
import { type FoundTable, findTable } from './find-table';
import { type LevelScale, proposeLevels } from './level-scale';
import { type ColumnField, type ProposedColumn, proposeColumns } from './propose-columns';
import { scoreTitle } from './title-words';

const SAMPLES = 3;
const LONGEST_SAMPLE = 160;
const PREVIEW_ROWS = 6;
const MOST_LEVELS = 30;

/** The import that a table is read for. */
export interface TableTarget {
  fields: readonly ColumnField[];
  /** The number of the client's levels. */
  levelCount: number;
}

const tablesOf = (sheets: readonly ReadSheet[]) =>
  sheets.flatMap((sheet) => {
    const table = findTable(sheet);
    return table ? [{ sheet, table }] : [];
  });

/** How well a sheet suits an import: by the fields that its titles name, then by its rows. Hidden ones come last. */
const suits = ({ sheet, table }: { sheet: ReadSheet; table: FoundTable }, fields: readonly ColumnField[]) => {
  const named = fields.filter(({ field }) => table.titles.some((title) => (scoreTitle(title).get(field) ?? 0) >= 0.35));
  return named.length * 10 + Math.log10(table.rows.length * table.titles.length) - (sheet.isHidden ? 1000 : 0);
};

/** The table of a file for an import: that of the named sheet, otherwise of the sheet that suits best. */
export const chooseTable = (
  sheets: readonly ReadSheet[],
  fields: readonly ColumnField[],
  sheetName?: string,
): { sheet: ReadSheet; table: FoundTable } => {
  const found = tablesOf(sheets).filter(({ sheet }) => sheetName === undefined || sheet.name === sheetName);
  const [best] = found.toSorted((a, b) => suits(b, fields) - suits(a, fields));
  if (!best) throw new AppError('invalid', 'The file has no table: no sheet has a row of titles with rows below it.');
  return best;
};

const notesOf = (sheets: readonly ReadSheet[], { sheet, table }: { sheet: ReadSheet; table: FoundTable }) => {
  const hidden = sheets.filter(({ isHidden }) => isHidden).map(({ name }) => `"${name}"`);
  return [
    ...(sheet.note === undefined ? [] : [sheet.note]),
    ...(table.above.length
      ? [
          `The titles are in row ${table.headRow}. Not imported from above them: "${table.above.join('; ').slice(0, 200)}".`,
        ]
      : []),
    ...(hidden.length ? [`Hidden sheets: ${hidden.join(', ')}.`] : []),
    ...(sheet.hiddenRows ? [`${sheet.hiddenRows.toLocaleString('en')} hidden row(s) are among the rows.`] : []),
    ...(sheet.odd?.length
      ? [
          `${sheet.odd.length.toLocaleString('en')} cell(s) have a formula with an error or without a result; they count as empty.`,
        ]
      : []),
  ];
};

const toColumn = (column: ProposedColumn, levelCount: number): ReadColumn => {
  const { at, title, field, why, values } = column;
  const isMarks = values.kind === 'level' || (values.different <= MOST_LEVELS && field === 'level');
  const scale: LevelScale = isMarks ? proposeLevels(values.values, levelCount, title) : { meanings: [] };
  return {
    at,
    title,
    field,
    ...(why !== undefined && { why }),
    samples: values.values.slice(0, SAMPLES).map((value) => value.slice(0, LONGEST_SAMPLE)),
    filled: values.filled,
    isLongText: values.kind === 'long text',
    levels: scale.meanings,
    ...(scale.question !== undefined && { question: scale.question }),
  };
};

/** Reads a file for an import and proposes what its columns are for; a remembered assignment replaces the proposal. */
export const readTable = (
  sheets: readonly ReadSheet[],
  { fields, levelCount }: TableTarget,
  { sheetName, remembered }: { sheetName?: string; remembered?: (shape: string) => ColumnAssignment | undefined } = {},
): TableReading => {
  const chosen = chooseTable(sheets, fields, sheetName);
  const { table } = chosen;
  const shape = fileShape(table.titles);
  const former = remembered?.(shape);
  const columns = proposeColumns(table, fields).map((column) => {
    const read = toColumn(column, levelCount);
    return former ? { ...read, field: former.columns.find(({ at }) => at === read.at)?.field ?? null } : read;
  });
  const levels = columns
    .filter(({ field }) => field === 'level' || field?.endsWith('in title'))
    .flatMap((one) => one.levels);
  const constants = former?.constants ?? [];
  const { rows } = assignRows(table, { columns, constants, levels: former?.levels ?? levels });
  return {
    shape,
    sheet: table.sheet,
    sheets: sheets.map(({ name, rows: all, isHidden = false }) => ({ name, rows: all.length, isHidden })),
    headRow: table.headRow,
    rows: table.rows.length,
    columns,
    fields: [...fields],
    constants,
    levelCount,
    notes: notesOf(sheets, chosen),
    preview: rows.slice(0, PREVIEW_ROWS).map(({ cells }) => fields.map(({ field }) => cells[field] ?? '')),
  };
};
