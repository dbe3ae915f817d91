import { ArchiveRefused, type ZippedFile } from '@skills-architect/service-kit/archives';
import { SaxesParser } from 'saxes';

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

/** The name of an element without the prefix of its namespace: programs write `x:row` as well as `row`. */
export const localName = (tag: string) => tag.slice(tag.indexOf(':') + 1);

/** Follows whether a parser is within the reading of a word, which Japanese workbooks keep beside it. */
export const readings = () => {
  let depth = 0;
  return {
    open: (tag: string) => {
      if (tag === 'rPh') depth++;
    },
    close: (tag: string) => {
      if (tag === 'rPh') depth--;
    },
    isWithin: () => depth > 0,
  };
};

/** Reads the shared texts, which cells refer to by index. */
export const readTexts = async (entry: ZippedFile | undefined, name: string) => {
  const texts: string[] = [];
  if (!entry) return texts;
  if (entry.bytes > MAX_TEXT_BYTES) throw new ArchiveRefused(`${name} holds too many different texts.`);
  const parser = new SaxesParser();
  const reading = readings();
  let text = '';
  let isText = false;
  parser.on('opentag', ({ name: full }) => {
    const tag = localName(full);
    reading.open(tag);
    if (tag === 'si') text = '';
    isText = tag === 't' && !reading.isWithin();
  });
  parser.on('text', (part) => {
    if (isText) text += part;
  });
  parser.on('closetag', ({ name: full }) => {
    const tag = localName(full);
    reading.close(tag);
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

/** What the cell formats of a workbook say, by index. */
export interface CellFormats {
  /** Formats that show a number as a date. */
  dates: ReadonlySet<number>;
  /** Formats with a line through the text. */
  struck: ReadonlySet<number>;
}

/** Reads the cell formats that matter for the meaning of a cell. */
export const readFormats = async (entry: ZippedFile | undefined, name: string): Promise<CellFormats> => {
  const [dates, struck] = [new Set<number>(), new Set<number>()];
  if (!entry) return { dates, struck };
  const custom = new Map<number, boolean>();
  const struckFonts = new Set<number>();
  let part = '';
  let [font, format] = [-1, -1];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name: full, attributes }) => {
    const tag = localName(full);
    const id = Number(attributes.numFmtId);
    if (tag === 'fonts' || tag === 'cellXfs') part = tag;
    if (tag === 'numFmt') custom.set(id, isDateFormat(String(attributes.formatCode ?? '')));
    if (part === 'fonts' && tag === 'font') font++;
    if (part === 'fonts' && tag === 'strike' && !/^(?:0|false)$/.test(String(attributes.val ?? '1')))
      struckFonts.add(font);
    if (part !== 'cellXfs' || tag !== 'xf') return;
    format++;
    if (custom.get(id) ?? isBuiltInDate(id)) dates.add(format);
    if (struckFonts.has(Number(attributes.fontId ?? 0))) struck.add(format);
  });
  parser.on('closetag', ({ name: full }) => {
    if (localName(full) === part) part = '';
  });
  await feedParser(entry, parser, name);
  return { dates, struck };
};

/** A sheet of a workbook: its name, its part in the package, and whether spreadsheet programs show it. */
export interface ListedSheet {
  name: string;
  path: string;
  isHidden: boolean;
}

/** A part of the package by its path; programs differ in the case of the letters. */
export const findPart = (entries: readonly ZippedFile[], path: string): ZippedFile | undefined =>
  entries.find((entry) => entry.name.toLowerCase() === path.toLowerCase());

const attributeOf = (attributes: Readonly<Record<string, unknown>>, name: string) => {
  const found = Object.entries(attributes).find(([key]) => key.includes(':') && localName(key) === name);
  return String(found?.[1] ?? '');
};

/** What the list of sheets says. */
export interface SheetList {
  /** The sheets of a workbook in order. */
  sheets: ListedSheet[];
  /** Days that are added to the dates of its cells: workbooks of older Macs count from 1904. */
  addedDays: number;
}

/** Days between the first days of spreadsheets and of those of older Macs. */
const DAYS_TO_1904 = 1462;

/** Reads the list of sheets. */
export const readSheetList = async (entries: readonly ZippedFile[], name: string): Promise<SheetList> => {
  const [book, relations] = [findPart(entries, 'xl/workbook.xml'), findPart(entries, 'xl/_rels/workbook.xml.rels')];
  if (!book || !relations) return { sheets: [], addedDays: 0 };
  const targets = new Map<string, string>();
  const relationsParser = new SaxesParser();
  relationsParser.on('opentag', ({ name: tag, attributes }) => {
    if (localName(tag) === 'Relationship') targets.set(String(attributes.Id), String(attributes.Target));
  });
  await feedParser(relations, relationsParser, name);
  const sheets: ListedSheet[] = [];
  let addedDays = 0;
  const bookParser = new SaxesParser();
  bookParser.on('opentag', ({ name: tag, attributes }) => {
    if (localName(tag) === 'workbookPr' && /^(?:1|true)$/.test(String(attributes.date1904))) addedDays = DAYS_TO_1904;
    if (localName(tag) !== 'sheet') return;
    const target = targets.get(attributeOf(attributes, 'id')) ?? '';
    sheets.push({
      name: String(attributes.name),
      path: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
      isHidden: /hidden/i.test(String(attributes.state ?? '')),
    });
  });
  await feedParser(book, bookParser, name);
  return { sheets, addedDays };
};
