import type { Readable } from 'node:stream';
import { ArchiveRefused, withZip, type ZippedFile } from '@skills-architect/service-kit/archives';
import { SaxesParser } from 'saxes';
import type { TakeRow } from './rows';

const MB = 1024 * 1024;
const LIMITS = { maxEntries: 500, maxEntryBytes: 1024 * MB, maxTotalBytes: 2048 * MB };
/** Texts of a workbook are kept in memory while its sheet is read. */
const MOST_TEXTS = 96 * MB;
const FIRST_SHEET = /^xl\/worksheets\/sheet1?\.xml$/;

const feed = async (stream: Readable, parser: SaxesParser, name: string, afterChunk: () => Promise<boolean>) => {
  stream.setEncoding('utf8');
  try {
    for await (const chunk of stream) {
      parser.write(String(chunk));
      if (!(await afterChunk())) return;
    }
    parser.close();
  } catch (error) {
    throw error instanceof ArchiveRefused ? error : new ArchiveRefused(`${name} is no readable workbook.`);
  } finally {
    stream.destroy();
  }
};

/** The texts that cells refer to by their number. */
const readTexts = async (entry: ZippedFile | undefined, name: string) => {
  const texts: string[] = [];
  if (!entry) return texts;
  if (entry.bytes > MOST_TEXTS) throw new ArchiveRefused(`${name} holds too many different texts.`);
  const parser = new SaxesParser();
  let text = '';
  let isText = false;
  parser.on('opentag', ({ name: tag }) => {
    if (tag === 'si') text = '';
    isText = tag === 't';
  });
  parser.on('text', (part) => {
    if (isText) text += part;
  });
  parser.on('closetag', ({ name: tag }) => {
    isText = false;
    if (tag === 'si') texts.push(text);
  });
  await feed(await entry.open(), parser, name, async () => true);
  return texts;
};

/** Column number of a cell name such as `B7`. */
const columnOf = (cell: string) => {
  let column = 0;
  for (const letter of cell) {
    if (letter < 'A' || letter > 'Z') break;
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
};
const MOST_COLUMNS = 200;

/** Reads the first sheet of an Excel workbook row by row: only a part of it is in memory at a time. */
export const eachSheetRow = (path: string, take: TakeRow, name: string): Promise<void> =>
  withZip(path, LIMITS, async (entries) => {
    const sheet = entries.find((entry) => FIRST_SHEET.test(entry.name));
    if (!sheet) throw new ArchiveRefused(`${name} is no readable workbook.`);
    const texts = await readTexts(
      entries.find((entry) => entry.name === 'xl/sharedStrings.xml'),
      name,
    );
    const rows: string[][] = [];
    const parser = new SaxesParser();
    let [cells, column, kind, value, isValue] = [[] as string[], 0, '', '', false];
    parser.on('opentag', ({ name: tag, attributes }) => {
      if (tag === 'row') [cells, column] = [[], -1];
      else if (tag === 'c') {
        column = attributes.r === undefined ? column + 1 : columnOf(String(attributes.r));
        [kind, value] = [String(attributes.t ?? ''), ''];
      }
      isValue = tag === 'v' || tag === 't';
    });
    parser.on('text', (part) => {
      if (isValue) value += part;
    });
    parser.on('closetag', ({ name: tag }) => {
      isValue = false;
      if (tag === 'c' && column >= 0 && column < MOST_COLUMNS) {
        while (cells.length < column) cells.push('');
        cells[column] = kind === 's' ? (texts[Number(value)] ?? '') : value;
      } else if (tag === 'row') rows.push(cells);
    });
    const handOver = async () => {
      for (const row of rows.splice(0)) {
        const next = take(row);
        if (next === false) return false;
        if (next) await next;
      }
      return true;
    };
    await feed(await sheet.open(), parser, name, handOver);
  });
