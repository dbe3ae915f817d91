import { readFile } from 'node:fs/promises';
import { ArchiveRefused } from '@skills-architect/service-kit/archives';
import { serveChild } from '@skills-architect/service-kit/child';
import { parse } from 'csv-parse/sync';
import { encodingChoices, lossyNote, plainTable } from '../tables/plain-text';
import {
  isMarkup,
  isOldBook,
  isZip,
  markupSheets,
  oldSheets,
  refuseDocuments,
  SHEET_LIMITS,
  zippedSheets,
} from './book-sheets';
import { type ReadSheet, unescapeFormula } from './sheet';

/** A file to read, and the encoding that was chosen for a text. */
export interface BookTask {
  path: string;
  encoding?: string | undefined;
}

/** A text table, as one sheet without a name of its own. */
const textSheet = (bytes: Uint8Array, encoding: string | undefined): ReadSheet[] => {
  const plain = plainTable(bytes, encoding);
  if (!plain) throw new ArchiveRefused('It is neither a workbook nor a table of text.');
  const { text, delimiter, guessed } = plain;
  if (isMarkup(text)) return markupSheets(text);
  const lines: string[][] = parse(text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    to: SHEET_LIMITS.rows,
  });
  const rows = lines
    .map((cells, index) => ({ cells: cells.slice(0, SHEET_LIMITS.columns).map(unescapeFormula), rowNumber: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()));
  return [
    {
      name: 'Table',
      rows: rows.map(({ cells }) => cells),
      rowNumbers: rows.map(({ rowNumber }) => rowNumber),
      ...(rows.at(-1)?.rowNumber === SHEET_LIMITS.rows && { isCut: true as const }),
      ...(guessed !== undefined && { note: lossyNote(guessed), encodings: encodingChoices(bytes, guessed) }),
    },
  ];
};

serveChild(async ({ path, encoding }: BookTask): Promise<ReadSheet[]> => {
  const bytes = await readFile(path);
  if (!bytes.length) throw new ArchiveRefused('The file is empty.');
  refuseDocuments(bytes);
  if (isZip(bytes)) return zippedSheets(path);
  return isOldBook(bytes) ? oldSheets(bytes) : textSheet(bytes, encoding);
});
