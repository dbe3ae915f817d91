import type { TableFormat } from '@skills-architect/contracts';
import type { JobResult, JobRun, ServiceKit } from '@skills-architect/service-kit';
import type { SheetHead } from '../workbooks/sheet';
import type { AddRows } from '../workbooks/workbook-file';
import type { Workbooks } from '../workbooks/workbooks';
import { cellText } from './cells';
import { withLanguages } from './language-columns';
import { writeCsv } from './table-files';
import type { TableKind } from './table-kind';

export interface ExportJob<Filter> {
  kind: string;
  format: TableFormat;
  filter: Filter;
}

/** Name of an export's file in the file store. */
export const exportFile = (token: string) => `export/${token}`;
export const exportName = ({ sheet }: Pick<TableKind<never>, 'sheet'>, format: TableFormat) => `${sheet}.${format}`;

const NOTES: SheetHead = {
  name: 'Notes',
  columns: [
    { title: 'Column', width: 28 },
    { title: 'Allowed content', width: 100 },
  ],
};

/** Writes a table to a file in a format that the import accepts. */
export const exportTable = async <Filter>(
  { kit, books, topic }: { kit: ServiceKit; books: Workbooks; topic: string },
  kind: TableKind<Filter>,
  run: JobRun<ExportJob<Filter>>,
): Promise<JobResult> => {
  const { format, filter } = run.data;
  const total = await kind.count(filter, run.identity);
  const { columns } = withLanguages(kind.layouts[0], (await kind.languages?.()) ?? []);
  const fields = columns.map(({ field }) => field);
  const head = { name: kind.sheet, columns: columns.map(({ title, width }) => ({ title, width })) };
  const writeRows = async (add: AddRows) => {
    let done = 0;
    for await (const rows of kind.pages(filter, run.identity, fields)) {
      run.signal.throwIfAborted();
      await add(0, format === 'xlsx' ? rows.map((row) => row.map(cellText)) : rows);
      done += rows.length;
      await run.progress(Math.min(done, total), total + 1, kind.noun);
    }
    await add(1, [...columns.map(({ title, note }) => [title, note]), ...kind.notes.map((note) => ['', note])]);
  };
  const save = (path: string) => kit.files.save(exportFile(run.token), { path });
  if (format === 'xlsx') await books.writeLarge([head, NOTES], writeRows, save, run.signal);
  else await writeCsv(head, writeRows, save);
  await run.progress(total + 1, total + 1, kind.noun);
  return { file: { href: `/v3/${topic}/exports/${run.token}/file`, name: exportName(kind, format) } };
};
