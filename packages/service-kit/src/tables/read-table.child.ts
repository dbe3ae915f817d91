import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { MAX_TABLE_ROWS } from '@skills-architect/contracts';
import { ArchiveRefused } from '../archives/archive-limits';
import { isJson, jsonTable } from '../table-files/json-rows';
import { lineFile } from '../table-files/line-file';
import { NOTHING_ODD, type TakeRow } from '../table-files/rows';
import { eachSeparatedRow } from '../table-files/separated-rows';
import { eachSheetRow } from '../table-files/sheet-rows';
import { serveChild } from '../workers/serve-child';
import { lossyNote, plainTable } from './plain-text';
import { type ReadTask, type ReadTitles, ROW_LINES } from './read-task';

const ZIP_START = 'PK';

const eachRow = async ({ path: from, name, sheet }: ReadTask, take: TakeRow) => {
  const bytes = await readFile(from);
  if (bytes.subarray(0, 2).toString() === ZIP_START)
    return { sheet: await eachSheetRow(from, take, name, sheet), guessed: undefined };
  const plain = plainTable(bytes);
  if (!plain) throw new ArchiveRefused(`${name} is neither a workbook nor a CSV file.`);
  const { text, delimiter, guessed } = plain;
  if (isJson(text)) {
    const { titles, rows } = jsonTable(text, name);
    await take(titles, 0, NOTHING_ODD);
    for (const { row, cells } of rows) await take(cells, row, NOTHING_ODD);
    return { sheet: name, guessed };
  }
  await eachSeparatedRow(Readable.from([text]), 'csv', take, name, { delimiter });
  return { sheet: name, guessed };
};

/** Reads a table into a file of rows; the first non-empty row has the titles. */
const readTable = async (task: ReadTask): Promise<ReadTitles> => {
  const lines = lineFile(path.join(task.folder, ROW_LINES));
  let titles: string[] | undefined;
  let rows = 0;
  try {
    const { sheet, guessed } = await eachRow(task, (cells, row, odd) => {
      if (cells.every((cell) => cell.trim() === '')) return undefined;
      if (!titles) {
        titles = cells.map((cell) => cell.trim());
        return undefined;
      }
      if (++rows > MAX_TABLE_ROWS)
        throw new ArchiveRefused(
          `A table can have at most ${MAX_TABLE_ROWS.toLocaleString('en')} rows. Import it in parts.`,
        );
      return lines.add({ row, cells, ...(odd.size && { odd: [...odd] }) });
    });
    return { sheet, titles: titles ?? [], rows, notes: guessed === undefined ? [] : [lossyNote(guessed)] };
  } finally {
    await lines.end();
  }
};

serveChild(readTable);
