import { SaxesParser } from 'saxes';
import { ArchiveRefused } from '../archives/archive-limits';
import type { ZippedFile } from '../archives/zip';

const MB = 1024 * 1024;
/** Maximum size of the shared texts, which are held in memory while a sheet is read. */
const MAX_TEXT_BYTES = 96 * MB;

/** Passes a part of the package to a parser; `afterChunk` tells whether to continue. */
export const feedParser = async (
  entry: ZippedFile,
  parser: SaxesParser,
  name: string,
  afterChunk: () => Promise<boolean> = async () => true,
) => {
  const stream = await entry.open();
  stream.setEncoding('utf8');
  try {
    for await (const chunk of stream) {
      parser.write(String(chunk));
      if (!(await afterChunk())) return;
    }
    parser.close();
  } catch (error) {
    throw error instanceof ArchiveRefused ? error : new ArchiveRefused(`${name} is not a readable workbook.`);
  } finally {
    stream.destroy();
  }
};

/** A character as Excel files escape it, such as `_x000D_`. */
const ESCAPED_CHARACTER = /_x([\da-f]{4})_/gi;
/** Unescapes the text of a cell. */
export const decodeCell = (text: string) =>
  text.includes('_x')
    ? text.replace(ESCAPED_CHARACTER, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/** Reads the shared texts, which cells refer to by index. */
export const readTexts = async (entry: ZippedFile | undefined, name: string) => {
  const texts: string[] = [];
  if (!entry) return texts;
  if (entry.bytes > MAX_TEXT_BYTES) throw new ArchiveRefused(`${name} holds too many different texts.`);
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
    if (tag === 'si') texts.push(decodeCell(text));
  });
  await feedParser(entry, parser, name);
  return texts;
};

/** Built-in number formats that show a date or a time. */
const isBuiltInDate = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58);
/** Quoted texts and colours are removed, because they do not tell the kind of a number format. */
const isDateFormat = (code: string) => /[dmyh]/i.test(code.replace(/"[^"]*"/g, '').replace(/\[[^[\]]*\]/g, ''));

/** Indexes of the cell formats that show a number as a date. */
export const readDateFormats = async (entry: ZippedFile | undefined, name: string): Promise<ReadonlySet<number>> => {
  const dates = new Set<number>();
  if (!entry) return dates;
  const custom = new Map<number, boolean>();
  let isInFormats = false;
  let index = 0;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name: tag, attributes }) => {
    const id = Number(attributes.numFmtId);
    if (tag === 'numFmt') custom.set(id, isDateFormat(String(attributes.formatCode ?? '')));
    if (tag === 'cellXfs') isInFormats = true;
    if (tag !== 'xf' || !isInFormats) return;
    if (custom.get(id) ?? isBuiltInDate(id)) dates.add(index);
    index++;
  });
  parser.on('closetag', ({ name: tag }) => {
    if (tag === 'cellXfs') isInFormats = false;
  });
  await feedParser(entry, parser, name);
  return dates;
};

/** The sheets of a workbook in order: name and path in the package. */
export const readSheetList = async (entries: readonly ZippedFile[], name: string) => {
  const find = (path: string) => entries.find((entry) => entry.name === path);
  const [book, relations] = [find('xl/workbook.xml'), find('xl/_rels/workbook.xml.rels')];
  if (!book || !relations) return [];
  const targets = new Map<string, string>();
  const relationsParser = new SaxesParser();
  relationsParser.on('opentag', ({ name: tag, attributes }) => {
    if (tag === 'Relationship') targets.set(String(attributes.Id), String(attributes.Target));
  });
  await feedParser(relations, relationsParser, name);
  const sheets: { name: string; path: string }[] = [];
  const bookParser = new SaxesParser();
  bookParser.on('opentag', ({ name: tag, attributes }) => {
    if (tag !== 'sheet') return;
    const target = targets.get(String(attributes['r:id'])) ?? '';
    sheets.push({
      name: String(attributes.name),
      path: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
    });
  });
  await feedParser(book, bookParser, name);
  return sheets;
};
