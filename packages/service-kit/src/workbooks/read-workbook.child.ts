import { readFile } from 'node:fs/promises';
import { type ParsingOptions, read } from '@e965/xlsx';
import { parse } from 'csv-parse/sync';
import { zipSync } from 'fflate';
import { ArchiveRefused } from '../archives/archive-limits';
import { withZip } from '../archives/zip';
import { lossyNote, plainTable } from '../tables/plain-text';
import { serveChild } from '../workers/serve-child';
import { type ReadSheet, unescapeFormula } from './sheet';
import { readCells } from './sheet-cells';

const MB = 1024 * 1024;
const ZIP_LIMITS = { maxEntries: 500, maxEntryBytes: 64 * MB, maxTotalBytes: 128 * MB };
/** A sheet that reaches the last of these rows counts as cut: no import form allows as many below its titles. */
const LIMITS = { rows: 5002, columns: 200 };
const OPTIONS: ParsingOptions = { dense: true, cellHTML: false, cellStyles: true, sheetRows: LIMITS.rows };
const ZIP_START = 'PK';
/** Workbooks before 2007, and encrypted ones. */
const OLD_START = 'd0cf11e0';
const MARKUP_START = /^\s*<(?:!doctype|html|table|\?xml|\?mso|workbook|head|body|meta|div)/i;

/**
 * The same archive without compression. It is checked for zip bombs and damage on the way: SheetJS's own inflate never
 * returns from some damaged entries.
 */
const uncompress = (path: string) =>
  withZip(path, ZIP_LIMITS, async (entries) => {
    const contents: Record<string, Uint8Array> = {};
    for (const entry of entries) contents[entry.name] = await entry.read();
    return zipSync(contents, { level: 0 });
  });

const bookSheets = (content: Uint8Array | string, options: ParsingOptions): ReadSheet[] => {
  const book = read(content, { ...OPTIONS, ...options });
  return book.SheetNames.flatMap((name, at) => {
    const sheet = book.Sheets[name];
    if (!sheet) return [];
    const isHidden = Boolean(book.Workbook?.Sheets?.[at]?.Hidden);
    return [{ ...readCells(name, sheet, LIMITS), ...(isHidden && { isHidden }) }];
  });
};

const oldSheets = (bytes: Uint8Array) => {
  try {
    return bookSheets(bytes, { type: 'array' });
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw isLocked
      ? new ArchiveRefused('It has a password or a sensitivity label. Save it without, and upload it again.')
      : new ArchiveRefused('It is neither a workbook nor a table of text. Save it as Excel workbook (.xlsx).');
  }
};

/** A text table, as one sheet without a name of its own. */
const textSheet = (bytes: Uint8Array): ReadSheet[] => {
  const plain = plainTable(bytes);
  if (!plain) throw new ArchiveRefused('It is neither a workbook nor a table of text.');
  const { text, delimiter, guessed } = plain;
  if (MARKUP_START.test(text)) return bookSheets(text, { type: 'string', raw: true });
  const lines: string[][] = parse(text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    to: LIMITS.rows,
  });
  const rows = lines
    .map((cells, at) => ({ cells: cells.slice(0, LIMITS.columns).map(unescapeFormula), rowNumber: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()));
  return [
    {
      name: 'Table',
      rows: rows.map(({ cells }) => cells),
      rowNumbers: rows.map(({ rowNumber }) => rowNumber),
      ...(rows.at(-1)?.rowNumber === LIMITS.rows && { isCut: true as const }),
      ...(guessed !== undefined && { note: lossyNote(guessed) }),
    },
  ];
};

serveChild(async (path: string): Promise<ReadSheet[]> => {
  const bytes = await readFile(path);
  if (!bytes.length) throw new ArchiveRefused('The file is empty.');
  if (bytes.subarray(0, 2).toString('latin1') === ZIP_START)
    return bookSheets(await uncompress(path), { type: 'array' });
  return bytes.subarray(0, 4).toString('hex') === OLD_START ? oldSheets(bytes) : textSheet(bytes);
});
