import { type ParsingOptions, read } from '@e965/xlsx';
import { ArchiveRefused, withZip } from '@skills-architect/service-kit/archives';
import { zipSync } from 'fflate';
import { sayWorkbook, withBook } from '../table-files/sheet-rows';
import type { ReadSheet } from './sheet';
import { readCells } from './sheet-cells';

const MB = 1024 * 1024;
const ZIP_LIMITS = { maxEntries: 500, maxEntryBytes: 64 * MB, maxTotalBytes: 128 * MB };
/** A sheet that reaches the last of these rows counts as cut: no import form allows as many below its titles. */
export const SHEET_LIMITS = { rows: 5002, columns: 200 };
const OPTIONS: ParsingOptions = { dense: true, cellHTML: false, cellStyles: true, sheetRows: SHEET_LIMITS.rows };
const ZIP_START = 'PK';
/** Workbooks before 2007, and encrypted ones. */
const OLD_START = 'd0cf11e0';
const MARKUP_START = /^\s*<(?:!doctype|html|table|\?xml|\?mso|workbook|head|body|meta|div)/i;

/** Whether a file begins as a zip: a workbook since 2007, or one of OpenDocument. */
export const isZip = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 2)).toString('latin1') === ZIP_START;
export const isOldBook = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 4)).toString('hex') === OLD_START;
/** Whether a text is a web page or XML, which many programs name `.xls`. */
export const isMarkup = (text: string): boolean => MARKUP_START.test(text);

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
  return book.SheetNames.flatMap((name, index) => {
    const sheet = book.Sheets[name];
    if (!sheet) return [];
    const isHidden = Boolean(book.Workbook?.Sheets?.[index]?.Hidden);
    return [{ ...readCells(name, sheet, SHEET_LIMITS), ...(isHidden && { isHidden }) }];
  });
};

/** The number of struck-out rows by sheet, which SheetJS does not tell. */
const countStruckRows = (path: string) =>
  withBook(path, 'The file', async ({ sheets, hasStruckTexts, eachRow }) => {
    const counts = new Map<string, number>();
    for (const sheet of hasStruckTexts ? sheets : []) {
      let count = 0;
      await eachRow(sheet, (_, row, __, look) => {
        if (look?.isStruck) count++;
        return row < SHEET_LIMITS.rows ? undefined : false;
      });
      if (count) counts.set(sheet.name, count);
    }
    return counts;
  });

/** The sheets of a zipped workbook. */
export const zippedSheets = async (path: string): Promise<ReadSheet[]> => {
  const sheets = bookSheets(await uncompress(path).catch(sayWorkbook('It')), { type: 'array' });
  // Other kinds of workbooks have no formats that this reader knows.
  const struckRows = await countStruckRows(path).catch((error: unknown) => {
    if (error instanceof ArchiveRefused) return new Map<string, number>();
    throw error;
  });
  return sheets.map((sheet) => {
    const count = struckRows.get(sheet.name);
    return count ? { ...sheet, struckRows: count } : sheet;
  });
};

const XML_START = /^\s*<\?xml/;

/** The tables of a web page, or the sheets of XML of 2003. */
export const markupSheets = (text: string): ReadSheet[] => {
  try {
    return bookSheets(text, { type: 'string', raw: true });
  } catch (error) {
    // SheetJS throws errors of its own kinds for texts without a table.
    const what = XML_START.test(text) ? 'XML of another program' : 'a web page without a table';
    throw new ArchiveRefused(`It is ${what}. Save the table as Excel workbook (.xlsx) or CSV.`, { cause: error });
  }
};

/** Documents that people choose by mistake, by their first letters. */
const DOCUMENTS: readonly [string, string][] = [
  ['%PDF', 'a PDF document'],
  ['{\\rtf', 'a text document (RTF)'],
];

/** Refuses a file that is a document and no table, whatever its name says. */
export const refuseDocuments = (bytes: Uint8Array): void => {
  const start = Buffer.from(bytes.subarray(0, 5)).toString('latin1');
  const found = DOCUMENTS.find(([letters]) => start.startsWith(letters));
  if (found)
    throw new ArchiveRefused(`It is ${found[1]}, and no table. Save the table as Excel workbook (.xlsx) or CSV.`);
};

/** The sheets of a workbook before 2007. */
export const oldSheets = (bytes: Uint8Array): ReadSheet[] => {
  try {
    return bookSheets(bytes, { type: 'array' });
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw isLocked
      ? new ArchiveRefused('It has a password or a sensitivity label. Save it without, and upload it again.')
      : new ArchiveRefused('It is neither a workbook nor a table of text. Save it as Excel workbook (.xlsx).');
  }
};
