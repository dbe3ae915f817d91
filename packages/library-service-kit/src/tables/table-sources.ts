import { Readable } from 'node:stream';
import type { EncodingChoice } from '@skills-architect/contracts';
import { ArchiveRefused } from '@skills-architect/service-kit/archives';
import { isJson, type JsonTable, jsonTable, linkedTable } from '../table-files/json-rows';
import { NOTHING_ODD, type OddCell, type TakeRow } from '../table-files/rows';
import { eachSeparatedRow } from '../table-files/separated-rows';
import { withBook } from '../table-files/sheet-rows';
import { isXml, xmlTable } from '../table-files/xml-rows';
import {
  isMarkup,
  isOldBook,
  isZip,
  markupSheets,
  oldSheets,
  refuseDocuments,
  zippedSheets,
} from '../workbooks/book-sheets';
import type { ReadSheet } from '../workbooks/sheet';
import { chooseSheet } from './choose-sheet';
import { encodingChoices, lossyNote, plainTable } from './plain-text';
import type { ReadTask } from './read-task';

/** What receives a table: its rows, or first its titles where the file has them apart. */
export interface TableTaker {
  take: TakeRow;
  setTitles: (titles: readonly string[]) => void;
}

/** What is known of a file besides its rows. */
export interface TableSource {
  sheet: string;
  sheets: string[];
  hiddenSheets: string[];
  encodings: EncodingChoice[];
  /** Exports put an apostrophe before texts that a spreadsheet would run as formulas: in separated values only. */
  hasApostrophes: boolean;
  note?: string | undefined;
  isCut?: boolean | undefined;
}

/** First rows of each sheet that are looked at. */
const LOOKED_AT = 30;
const WHOLE: Omit<TableSource, 'sheet'> = { sheets: [], hiddenSheets: [], encodings: [], hasApostrophes: false };

const namesOf = (sheets: readonly { name: string; isHidden?: boolean }[]) => ({
  sheets: sheets.filter(({ isHidden }) => !isHidden).map(({ name }) => name),
  hiddenSheets: sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name),
});
const preferences = ({ chosenSheet, sheet, knownTitles }: ReadTask) => ({
  chosen: chosenSheet,
  wanted: sheet,
  knownTitles,
});

/** A workbook since 2007 is read in parts, because it may be large. */
const fromBook = (task: ReadTask, { take }: TableTaker): Promise<TableSource> =>
  withBook(task.path, task.name, async ({ sheets, eachRow }) => {
    const starts = [];
    for (const listed of sheets) {
      const rows: string[][] = [];
      if (sheets.length > 1 && !listed.isHidden)
        await eachRow(listed, (cells) => {
          if (cells.some((cell) => cell.trim())) rows.push([...cells]);
          return rows.length < LOOKED_AT ? undefined : false;
        });
      starts.push({ ...listed, rows });
    }
    const chosen = chooseSheet(starts, preferences(task));
    if (!chosen) throw new ArchiveRefused(`${task.name} is not a readable workbook.`);
    await eachRow(chosen, take);
    return { ...WHOLE, sheet: chosen.name, ...namesOf(sheets) };
  });

const fromSheets = async (sheets: readonly ReadSheet[], task: ReadTask, { take }: TableTaker): Promise<TableSource> => {
  const chosen = chooseSheet(
    sheets.map(({ isHidden = false, ...sheet }) => ({ ...sheet, isHidden })),
    preferences(task),
  );
  if (!chosen) throw new ArchiveRefused(`${task.name} has no table.`);
  const odd = new Map<number, Map<number, OddCell>>();
  for (const { row, column, problem } of chosen.odd ?? []) {
    const ofRow = odd.get(row) ?? new Map<number, OddCell>();
    odd.set(row, ofRow.set(column, problem === 'formula error' ? 'error' : 'no result'));
  }
  for (const [index, cells] of chosen.rows.entries()) {
    const row = chosen.rowNumbers[index] ?? index + 1;
    await take(cells, row, odd.get(row) ?? NOTHING_ODD);
  }
  return { ...WHOLE, sheet: chosen.name, ...namesOf(sheets), isCut: chosen.isCut };
};

const fromEntries = async ({ titles, rows }: JsonTable, { name }: ReadTask, { take, setTitles }: TableTaker) => {
  setTitles(titles);
  for (const { row, cells } of rows) await take(cells, row, NOTHING_ODD);
  return { ...WHOLE, sheet: name };
};

const fromText = async (bytes: Uint8Array, task: ReadTask, to: TableTaker): Promise<TableSource> => {
  const { name, linkedType, encoding } = task;
  const plain = plainTable(bytes, encoding);
  if (!plain) throw new ArchiveRefused(`${name} is neither a workbook nor a table of text.`);
  const { text, delimiter, guessed } = plain;
  const feed = isXml(text) ? xmlTable(text, name) : undefined;
  if (feed) return fromEntries(feed, task, to);
  if (isMarkup(text)) {
    const linked = linkedType === undefined ? undefined : linkedTable(text, name, linkedType);
    return linked ? fromEntries(linked, task, to) : fromSheets(markupSheets(text), task, to);
  }
  if (isJson(text)) return fromEntries(jsonTable(text, name, linkedType), task, to);
  await eachSeparatedRow(Readable.from([text]), 'csv', to.take, name, { delimiter });
  const separated = { ...WHOLE, sheet: name, hasApostrophes: true };
  if (guessed === undefined) return separated;
  return { ...separated, encodings: encodingChoices(bytes, guessed), note: lossyNote(guessed) };
};

const OPEN_DOCUMENT = 'mimetypeapplication/vnd.oasis.opendocument';
const BINARY_BOOK = 'xl/workbook.bin';

/** Reads a table from a file of any kind that people save tables as. */
export const readSource = async (bytes: Buffer, task: ReadTask, to: TableTaker): Promise<TableSource> => {
  if (!bytes.length) throw new ArchiveRefused(`${task.name} is empty.`);
  refuseDocuments(bytes);
  if (isOldBook(bytes)) return fromSheets(oldSheets(bytes), task, to);
  if (!isZip(bytes)) return fromText(bytes, task, to);
  const isOtherBook = bytes.subarray(0, 200).includes(OPEN_DOCUMENT) || bytes.includes(BINARY_BOOK);
  return isOtherBook ? fromSheets(await zippedSheets(task.path), task, to) : fromBook(task, to);
};
