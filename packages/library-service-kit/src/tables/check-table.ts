import path from 'node:path';
import { type LevelMeaning, MAX_TABLE_ROWS, type TableCounts, type WrongCell } from '@skills-architect/contracts';
import { formatCount } from '@skills-architect/contracts/locale';
import { AppError, type JobRun, withTemporaryFolder } from '@skills-architect/service-kit';
import { fileShape } from '../columns/file-shape';
import type { ImportJob } from '../import-run/import-runs';
import { readLineFile } from '../table-files/line-file';
import { unescapeFormula } from '../workbooks/sheet';
import { fillDown } from './default-cells';
import { type TableDependencies, uploadedFile } from './import-dependencies';
import { type ImportDocument, NO_ROWS } from './import-document';
import { findTitle } from './layout';
import { levelValues } from './level-values';
import { knownTitles, type MatchedTitles, matchTitles } from './match-titles';
import { isTitleField } from './propose-matrix';
import { type ReadRow, type ReadTask, type ReadTitles, ROW_LINES } from './read-task';
import { repeatMarker } from './repeated-rows';
import type { PlannedRow, TableKind, TableRow } from './table-kind';
import { type CellPlace, type LevelScale, unfolder } from './unfold-matrix';

const READ_PROCESSOR_MS = 120_000;
const ROWS_PER_BATCH = 500;
/** Longest wrong value that is quoted. */
const MAX_QUOTED = 200;

const shorten = (text: string) => (text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);

/** Parses the uploaded file in a child process, which writes the rows to the folder. */
const readFile = async (
  dependencies: TableDependencies,
  importId: number,
  task: Omit<ReadTask, 'path'>,
  signal: AbortSignal,
) => {
  const copy = path.join(task.folder, 'uploaded');
  if (!(await dependencies.kit.files.copyTo(uploadedFile(dependencies, importId), copy)))
    throw new AppError('not-found', 'The file of this import is gone. Choose it again.');
  return dependencies.readers
    .run<ReadTitles>({ ...task, path: copy } satisfies ReadTask, { processorMs: READ_PROCESSOR_MS, signal })
    .catch((cause: Error) => {
      throw new AppError('unsupported', cause.message, { cause });
    });
};

/** The cells of a row by the library's field names. A field with several columns has their texts below their titles. */
const toTableRow = (
  { row, cells, odd = [] }: ReadRow,
  { layout, fields }: MatchedTitles,
  { titles, hasApostrophes }: Pick<ReadTitles, 'titles' | 'hasApostrophes'>,
): TableRow => {
  const named: Record<string, string> = {};
  for (const [index, field] of fields.entries()) {
    if (!field || isTitleField(field)) continue;
    const cell = (cells[index] ?? '').replace(/\r\n?/g, '\n');
    const text = hasApostrophes ? unescapeFormula(cell) : cell;
    const isOneOfSeveral = fields.indexOf(field) !== fields.lastIndexOf(field);
    const titled = isOneOfSeveral && text.trim() ? `${titles[index]}: ${text}` : text;
    named[field] = [named[field], titled].filter(Boolean).join('\n\n');
  }
  const oddFields = odd.flatMap(([column, what]) => {
    const field = fields[column];
    return field ? [[field, what] as const] : [];
  });
  return { row, cells: layout.translate?.(named) ?? named, odd: new Map(oddFields) };
};

/** The cells of a row without the apostrophes of an export. */
const plainCells = ({ cells }: ReadRow, { hasApostrophes }: Pick<ReadTitles, 'hasApostrophes'>) =>
  hasApostrophes ? cells.map((cell) => unescapeFormula(cell)) : cells;

/** The planned rows and their problems as rows of the import; rows without a change are left out. */
const toImportRows = (
  planned: readonly PlannedRow[],
  sheet: string,
  title: (field: string) => string,
  places: ReadonlyMap<number, CellPlace>,
) => {
  const rows = planned
    .filter(({ state }) => state !== 'same')
    .map(({ problems: _, unique: __, cells, ...row }) => ({
      ...row,
      cells: cells.map(({ field, before, after }) => ({
        column: title(field),
        before: shorten(before),
        after: shorten(after),
      })),
    }));
  const wrong = planned.flatMap(({ row, problems }) =>
    problems.map(({ field, value, problem }): WrongCell => {
      // A cell of a matrix is found by its row and column in the file.
      const place = places.get(row) ?? { row, column: title(field) };
      return { sheet, ...place, value: shorten(value), problem };
    }),
  );
  return { rows, wrong };
};

interface CheckedTable {
  kind: TableKind<never>;
  table: ReadTitles;
  match: MatchedTitles;
  file: string;
  /** One value for all new records, by field. */
  constants: Record<string, string>;
  scale: LevelScale;
}

const UNDERSTOOD_ROWS = 6;
const LONGEST_UNDERSTOOD = 120;
const shortCells = ({ cells }: TableRow) =>
  Object.fromEntries(Object.entries(cells).map(([field, cell = '']) => [field, cell.slice(0, LONGEST_UNDERSTOOD)]));

const checkRows = async (
  dependencies: TableDependencies,
  run: JobRun<ImportJob>,
  { kind, table, match, file, constants, scale }: CheckedTable,
) => {
  const { importId } = run.data;
  const defaults = { ...match.layout.defaults, ...constants };
  const check = await kind.startCheck({ identity: run.identity, defaults });
  const markRepeated = repeatMarker((field) => findTitle(kind.layouts, match.layout, field));
  const fill = fillDown(match);
  const matrix = unfolder({ match, titles: table.titles, scale });
  const understood: Record<string, string>[] = [];
  const counts: TableCounts = { ...NO_ROWS };
  let changedCells = 0;
  let wrongCells = 0;
  let repeated = 0;
  let done = 0;
  for await (const chunk of readLineFile<ReadRow>(file, ROWS_PER_BATCH)) {
    run.signal.throwIfAborted();
    const unfolded = chunk.flatMap((row) =>
      matrix.unfold(fill(toTableRow(row, match, table)), plainCells(row, table), new Map(row.odd)),
    );
    const places = new Map(unfolded.flatMap(({ row, place }) => (place ? [[row.row, place] as const] : [])));
    if (places.size)
      understood.push(...unfolded.slice(0, UNDERSTOOD_ROWS - understood.length).map(({ row }) => shortCells(row)));
    if (Math.max(0, ...places.keys()) > MAX_TABLE_ROWS)
      throw new AppError(
        'invalid',
        `A table can have at most ${formatCount(MAX_TABLE_ROWS, 'row')}. Import it in parts.`,
      );
    const checked = await check.rows(unfolded.map(({ row }) => row));
    const planned = markRepeated(checked);
    repeated += planned.filter(({ state }, index) => state === 'same' && checked[index]?.state !== 'same').length;
    for (const { state } of planned) counts[state]++;
    const { rows, wrong } = toImportRows(
      planned,
      table.sheet,
      (field) => findTitle(kind.layouts, match.layout, field),
      places,
    );
    await run.confirm();
    await dependencies.importRows.add(importId, rows, wrong);
    for (const { state, cells } of rows) if (state === 'changed') changedCells += cells.length;
    wrongCells += wrong.length;
    done += chunk.length;
    await run.progress(done, table.rows, kind.noun);
  }
  const repeatedNotes = repeated
    ? [`${formatCount(repeated, 'row')} say the same as an earlier row, and are imported once.`]
    : [];
  const notes = [...table.notes, ...match.notes, ...matrix.notes(), ...check.notes(), ...repeatedNotes];
  return { counts, changedCells, wrongCells, notes, understood };
};

type Assigned = Pick<ImportDocument, 'assigned' | 'constants' | 'decidedLevels'>;

/** What was assigned for this file, or the last time for one with the same titles. */
const findAssigned = async (
  { imports }: TableDependencies,
  record: ImportDocument,
  shape: string,
): Promise<Assigned> => {
  if (record.assigned.length || record.constants.length || record.decidedLevels?.length) return record;
  const former = await imports.model
    .findOne({
      kind: record.kind,
      shape,
      stage: 'done',
      $or: ['assigned.0', 'constants.0', 'decidedLevels.0'].map((field) => ({ [field]: { $exists: true } })),
    })
    .sort({ _id: -1 })
    .lean<Assigned>();
  return former ?? { assigned: [], constants: [] };
};

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;
const shortSamples = ({ values }: ReadTitles) =>
  values.map((column) => column.values.slice(0, SAMPLES).map((value) => value.slice(0, LONGEST_SAMPLE)));

const NO_LEVELS: { levels: LevelMeaning[]; levelQuestions: string[] } = { levels: [], levelQuestions: [] };

/** The check job: parses the file and compares it with the library without changing it. */
export const checkTable = async (dependencies: TableDependencies, record: ImportDocument, run: JobRun<ImportJob>) => {
  const { imports, importRows } = dependencies;
  const { importId, userId } = run.data;
  const kind = dependencies.findKind(record.kind);
  const change = await withTemporaryFolder('table-import', async (folder) => {
    const task = {
      name: record.fileName,
      sheet: kind.sheet,
      chosenSheet: record.chosenSheet || undefined,
      knownTitles: knownTitles(kind.layouts),
      linkedType: kind.linkedType,
      encoding: record.encoding || undefined,
      folder,
    };
    const table = await readFile(dependencies, importId, task, run.signal);
    const shape = fileShape(table.titles);
    const { assigned, constants, decidedLevels = [] } = await findAssigned(dependencies, record, shape);
    const options = await kind.options?.();
    const languages = (await kind.languages?.()) ?? [];
    const match = matchTitles(table.titles, kind.layouts, {
      assigned,
      values: table.values,
      languages,
      noun: kind.noun,
      ...(options && { options }),
    });
    const fields = 'refusal' in match ? [] : match.fields;
    const columns = table.titles.map((title, index) => ({ title, field: fields[index] ?? null }));
    const { sheet, sheets, encodings } = table;
    const levelCount = (await kind.levelCount?.()) ?? 0;
    const levels = 'refusal' in match ? NO_LEVELS : levelValues(table, match, { decided: decidedLevels, levelCount });
    const file = {
      ...{ columns, samples: shortSamples(table), shape, assigned, constants, sheet, sheets, encodings },
      ...{ decidedLevels, ...levels, levelCount },
    };
    await imports.change(importId, undefined, file, { by: userId });
    if ('refusal' in match) throw new AppError('invalid', match.refusal);
    if (!table.rows) throw new AppError('invalid', 'The table has no rows below its titles.');
    // A job that takes over starts from the beginning; the former one, once it goes on, must not clear its rows.
    await run.confirm();
    await importRows.clear(importId);
    return checkRows(dependencies, run, {
      ...{ kind, table, match },
      file: path.join(folder, ROW_LINES),
      constants: Object.fromEntries(constants.map(({ field, value }) => [field, value])),
      scale: { meanings: levels.levels, levelCount },
    });
  });
  return { change, summary: `${record.fileName} was checked` };
};
