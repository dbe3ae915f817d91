import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { TableCounts, WrongCell } from '@skills-architect/contracts';
import { withTemporaryFolder } from '../files/temporary-folder';
import type { JobResult, JobRun } from '../jobs/job';
import { AppError } from '../service/app-error';
import { readLineFile } from '../table-files/line-file';
import { unescapeFormula } from '../workbooks/sheet';
import { NO_ROWS } from './import-document';
import { linkTo, type TableJob, type TableParts, uploadedFile } from './import-parts';
import { findTitle, type MatchedTitles, matchTitles } from './layout';
import { type ReadRow, type ReadTask, type ReadTitles, ROW_LINES } from './read-task';
import { repeatMarker } from './repeated-rows';
import type { PlannedRow, TableKind, TableRow } from './table-kind';

const READ_PROCESSOR_MS = 120_000;
const ROWS_PER_BATCH = 500;
/** Longest wrong value that is quoted. */
const MAX_QUOTED = 200;

const fileGoneError = () => new AppError('not-found', 'The file of this import is gone. Choose it again.');
const shorten = (text: string) => (text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);

/** Parses the uploaded file in a child process, which writes the rows to the folder. */
const readFile = async (parts: TableParts, importId: number, task: Omit<ReadTask, 'path'>, signal: AbortSignal) => {
  const file = await parts.kit.files.open(uploadedFile(parts, importId));
  if (!file) throw fileGoneError();
  const copy = path.join(task.folder, 'uploaded');
  await pipeline(file.stream, createWriteStream(copy));
  return parts.readers
    .run<ReadTitles>({ ...task, path: copy } satisfies ReadTask, { processorMs: READ_PROCESSOR_MS, signal })
    .catch((cause: Error) => {
      throw new AppError('unsupported', cause.message, { cause });
    });
};

/** The cells of a row by the library's field names. */
const toTableRow = ({ row, cells, odd = [] }: ReadRow, { layout, fields }: MatchedTitles): TableRow => {
  const named = Object.fromEntries(
    fields.flatMap((field, at) => (field ? [[field, unescapeFormula((cells[at] ?? '').replace(/\r\n?/g, '\n'))]] : [])),
  );
  const oddFields = odd.flatMap(([at, what]) => {
    const field = fields[at];
    return field ? [[field, what] as const] : [];
  });
  return { row, cells: layout.translate?.(named) ?? named, odd: new Map(oddFields) };
};

/** The planned rows and their problems as entries of the ledger; rows without a change are left out. */
const toLedger = (planned: readonly PlannedRow[], sheet: string, title: (field: string) => string) => {
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
    problems.map(
      ({ field, value, problem }): WrongCell => ({ sheet, row, column: title(field), value: shorten(value), problem }),
    ),
  );
  return { rows, wrong };
};

const checkRows = async (
  parts: TableParts,
  run: JobRun<TableJob>,
  { kind, table, match, file }: { kind: TableKind<never>; table: ReadTitles; match: MatchedTitles; file: string },
) => {
  const { importId } = run.data;
  const check = await kind.startCheck({ identity: run.identity, defaults: match.layout.defaults ?? {} });
  const markRepeated = repeatMarker((field) => findTitle(kind.layouts, match.layout, field));
  const counts: TableCounts = { ...NO_ROWS };
  let changedCells = 0;
  let wrongCells = 0;
  let done = 0;
  for await (const chunk of readLineFile<ReadRow>(file, ROWS_PER_BATCH)) {
    run.signal.throwIfAborted();
    const planned = markRepeated(await check.rows(chunk.map((row) => toTableRow(row, match))));
    for (const { state } of planned) counts[state]++;
    const { rows, wrong } = toLedger(planned, table.sheet, (field) => findTitle(kind.layouts, match.layout, field));
    await run.confirm();
    await parts.ledger.add(importId, rows, wrong);
    for (const { state, cells } of rows) if (state === 'changed') changedCells += cells.length;
    wrongCells += wrong.length;
    done += chunk.length;
    await run.progress(done, table.rows, kind.noun);
  }
  return { counts, changedCells, wrongCells, notes: [...table.notes, ...match.notes, ...check.notes()] };
};

/** The check job: parses the file and compares it with the library without changing it. */
export const checkTable = async (parts: TableParts, run: JobRun<TableJob>): Promise<JobResult> => {
  const { imports, ledger } = parts;
  const { importId, userId } = run.data;
  const record = await imports.get(importId);
  const kind = parts.findKind(record.kind);
  const report = await withTemporaryFolder('table-import', async (folder) => {
    const table = await readFile(parts, importId, { name: record.fileName, sheet: kind.sheet, folder }, run.signal);
    const match = matchTitles(table.titles, kind.layouts, record.assigned);
    const fields = 'refusal' in match ? [] : match.fields;
    const columns = table.titles.map((title, at) => ({ title, field: fields[at] ?? null }));
    await imports.change(importId, undefined, { columns }, { by: userId });
    if ('refusal' in match) throw new AppError('invalid', match.refusal);
    if (!table.rows) throw new AppError('invalid', 'The table has no rows below its titles.');
    // A job that takes over starts from the beginning; the former one, once it goes on, must not clear its rows.
    await run.confirm();
    await ledger.clear(importId);
    const checked = await checkRows(parts, run, { kind, table, match, file: path.join(folder, ROW_LINES) });
    return { sheet: table.sheet, ...checked };
  });
  await run.confirm();
  await imports.change(importId, undefined, { ...report, stage: 'ready' }, { by: userId });
  return { link: linkTo(parts, importId), summary: `${record.fileName} was checked` };
};
