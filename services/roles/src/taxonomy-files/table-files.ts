import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  eachSeparatedRow,
  eachSheetRow,
  type TakeRow,
  unescapeFormula,
} from '@skills-architect/library-service-kit/table-files';
import { withZip, type ZippedFile } from '@skills-architect/service-kit/archives';

const GB = 1024 ** 3;
const LIMITS = { maxEntries: 200, maxEntryBytes: 4 * GB, maxTotalBytes: 8 * GB };

/** An uploaded file; `name` as the sender calls it. */
export interface SourceFile {
  name: string;
  path: string;
}

/** A table of a taxonomy in one of the files. */
export interface TableFile {
  /** The file's name without folders and extension. */
  table: string;
  file: string;
  each: (take: TakeRow) => Promise<void>;
}

const extension = (name: string) => path.extname(name).slice(1).toLowerCase();
/** The name of a table by that of its file, without folders, extension and the number of a repeated download. */
export const tableName = (name: string): string =>
  path.basename(name.replaceAll('\\', '/'), path.extname(name)).replace(/ ?\(\d{1,2}\)$/, '');

/** Whether a CSV file is separated by semicolons, as spreadsheets write it in many countries: its first row has no other sign. */
const hasSemicolons = async (open: () => Promise<Readable>, file: string): Promise<boolean> => {
  let first: readonly string[] = [];
  const take: TakeRow = (cells) => {
    first = cells;
    return false;
  };
  await eachSeparatedRow(await open(), 'csv', take, file);
  return first.length === 1 && first.some((cell) => cell.includes(';'));
};

const plainTable = (name: string, file: string, open: () => Promise<Readable>): TableFile[] => {
  const kind = extension(name);
  if (kind !== 'csv' && kind !== 'txt') return [];
  const eachTableRow = async (take: TakeRow) => {
    const delimiter = kind === 'csv' && (await hasSemicolons(open, file)) ? { delimiter: ';' } : {};
    return eachSeparatedRow(await open(), kind, take, file, delimiter);
  };
  return [{ table: tableName(name), file, each: eachTableRow }];
};

const sheetTable = (name: string, file: string, from: string): TableFile => ({
  table: tableName(name),
  file,
  each: async (take) => {
    await eachSheetRow(from, take, file);
  },
});

/** Extracts a workbook from a zip to the folder, because a workbook cannot be read as a stream. */
const zippedTables = async (entry: ZippedFile, zip: string, folder: string, index: number): Promise<TableFile[]> => {
  const file = `${zip}: ${entry.name}`;
  if (extension(entry.name) !== 'xlsx') return plainTable(entry.name, file, entry.open);
  const copy = path.join(folder, `${index}.xlsx`);
  await pipeline(await entry.open(), createWriteStream(copy));
  return [sheetTable(entry.name, file, copy)];
};

/** Opens the files, including those in zips, and passes their tables to `work`; rows are only read on demand. */
export const withTables = async <T>(
  files: readonly SourceFile[],
  folder: string,
  work: (tables: TableFile[]) => Promise<T>,
): Promise<T> => {
  let copies = 0;
  const openFrom = async (index: number, tables: TableFile[]): Promise<T> => {
    const file = files[index];
    if (!file) return work(tables);
    const { name, path: from } = file;
    if (extension(name) === 'xlsx') return openFrom(index + 1, [...tables, sheetTable(name, name, from)]);
    if (extension(name) !== 'zip')
      return openFrom(index + 1, [...tables, ...plainTable(name, name, async () => createReadStream(from))]);
    return withZip(from, LIMITS, async (entries) => {
      const inside: TableFile[] = [];
      for (const entry of entries) inside.push(...(await zippedTables(entry, name, folder, copies++)));
      return openFrom(index + 1, [...tables, ...inside]);
    });
  };
  return openFrom(0, []);
};

/** Reads the rows of a table as objects with these columns; a missing column is empty. */
export const eachRecord = async <C extends string>(
  table: TableFile | undefined,
  columns: readonly C[],
  take: (row: Record<C, string>) => Promise<void> | undefined | false,
): Promise<void> => {
  let columnIndexes: number[] | undefined;
  await table?.each((cells) => {
    if (!columnIndexes) {
      columnIndexes = columns.map((column) => cells.indexOf(column));
      return undefined;
    }
    // The cast is safe, because the loop sets all columns.
    const row = {} as Record<C, string>;
    for (const [index, column] of columns.entries())
      row[column] = unescapeFormula(cells[columnIndexes[index] ?? -1] ?? '');
    return take(row);
  });
};

/** The column titles of a table. */
export const readTitles = async (table: TableFile): Promise<readonly string[]> => {
  let titles: readonly string[] = [];
  await table.each((cells) => {
    titles = cells;
    return false;
  });
  return titles;
};

/** A table of a taxonomy, and the columns to read. */
export interface ExpectedTable {
  columns: readonly string[];
  isNeeded: boolean;
}

/** Finds the tables of a taxonomy among the files; reports missing tables and columns. */
export const findTables = async <N extends string>(
  tables: readonly TableFile[],
  expectedTables: Record<N, ExpectedTable>,
  language = 'en',
) => {
  // `Object.keys` loses the type of the keys.
  const names = Object.keys(expectedTables) as N[];
  const found = new Map<N, TableFile>();
  const report: { table: string; file: string; isNeeded: boolean; missingColumns: string[] }[] = [];
  for (const name of names) {
    const { columns, isNeeded } = expectedTables[name];
    const own = name.replace(/_en$/, `_${language}`);
    // Later releases of ESCO have the language in the names of all files.
    const table =
      tables.find((file) => file.table === own) ?? tables.find((file) => file.table === `${own}_${language}`);
    const titles = table ? await readTitles(table) : [];
    const missingColumns = table ? columns.filter((column) => !titles.includes(column)) : [];
    report.push({ table: own, file: table?.file ?? '', isNeeded, missingColumns });
    if (table && !missingColumns.length) found.set(name, table);
  }
  return { found, report };
};

/** The error that names the required tables that cannot be read. */
export const describeMissing = (
  report: readonly { table: string; file: string; isNeeded: boolean; missingColumns: string[] }[],
) =>
  report
    .filter(({ isNeeded, file, missingColumns }) => isNeeded && (!file || missingColumns.length))
    .map(({ table, file, missingColumns }) =>
      file ? `${file} has no column ${missingColumns.join(', ')}.` : `${table} is missing.`,
    )
    .join(' ');
