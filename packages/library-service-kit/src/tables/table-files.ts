import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { withTemporaryFolder } from '@skills-architect/service-kit';
import { type Cell, escapeFormula, type SheetHead } from '../workbooks/sheet';
import type { AddRows } from '../workbooks/workbook-file';

const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;
/** Tells Excel that the text is UTF-8. */
const BOM = '\uFEFF';

const csvCell = (cell: Cell) => {
  const text = String(escapeFormula(cell) ?? '');
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as lines of a CSV file; texts that a spreadsheet would run as formulas are prefixed with an apostrophe. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

/** Writes a CSV file from row chunks; `use` gets its path, the file is deleted afterwards. */
export const writeCsv = <T>(
  { columns }: SheetHead,
  fill: (add: AddRows) => Promise<void>,
  use: (file: string) => Promise<T>,
): Promise<T> =>
  withTemporaryFolder('table', async (folder) => {
    const file = path.join(folder, 'table.csv');
    const stream = createWriteStream(file);
    const add = (text: string) =>
      new Promise<void>((resolve, reject) => {
        stream.write(text, (error) => (error ? reject(error) : resolve()));
      });
    await add(`${BOM}${csvLines([columns.map(({ title }) => title)])}`);
    // Only the first sheet of a table contains rows for a CSV file.
    await fill((sheet, rows) => (sheet === 0 ? add(csvLines(rows)) : Promise.resolve()));
    stream.end();
    await finished(stream);
    return use(file);
  });
