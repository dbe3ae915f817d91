import { withZip } from '@skills-architect/service-kit/archives';
import styled from 'sheetjs-style';
import { type Frame, SAMPLE_ROW, type SheetFrame, WORKBOOK } from './frame';
import { LEVEL_LOOKS } from './level-looks';
import { withFrozenTitles, withPage, withPrintTitles } from './page-layout';
import { cellName, escapeFormula, type SheetHead } from './sheet';

const TITLE = {
  font: { bold: true, color: { rgb: 'FFFFFFFF' } },
  fill: { fgColor: { rgb: 'FF0F5C63' } },
  alignment: { vertical: 'center', wrapText: true },
};
const BODY = { alignment: { vertical: 'top', wrapText: true } };
const COVER_TITLE = { font: { bold: true }, alignment: { vertical: 'top' } };
const LEVELS = LEVEL_LOOKS.map(({ fill = '', colour = '000000' }) => ({
  font: { color: { rgb: `FF${colour}` } },
  fill: { fgColor: { rgb: `FF${fill}` } },
  alignment: { vertical: 'center', horizontal: 'center' },
}));

const MB = 1024 * 1024;
const LIMITS = { maxEntries: 500, maxEntryBytes: MB, maxTotalBytes: 16 * MB };
const SHEET_PATH = /^xl\/worksheets\/sheet(\d+)\.xml$/;
const SAMPLE = new RegExp(`<row r="${SAMPLE_ROW}".*?\\bs="(\\d+)".*?</row>`, 's');
/** Removed, because it precedes the rows and their number is not known yet; programs do not need it. */
const DIMENSION = /<dimension [^<>]*>/;

/** Columns of levels are narrow, so that their titles are turned. */
const TURNED_TITLE = { ...TITLE, alignment: { vertical: 'bottom', wrapText: true, textRotation: 90 } };

const titleStyle = (head: SheetHead, column: number) => {
  if (head.isCover) return COVER_TITLE;
  return head.hasLevels && column >= (head.frozenColumns ?? 0) ? TURNED_TITLE : TITLE;
};

/** A workbook of titles, with one sample body row in each sheet; levels stand behind the columns. */
const writeSample = (heads: readonly SheetHead[]): Uint8Array => {
  const book = styled.utils.book_new();
  for (const head of heads) {
    const { name, columns, hasLevels, isCover } = head;
    const levels = hasLevels ? LEVELS : [];
    const sample = [...columns, ...levels].map(() => 'x');
    const sheet = styled.utils.aoa_to_sheet([columns.map(({ title }) => escapeFormula(title)), sample]);
    for (const column of columns.keys()) sheet[cellName(column, 0)].s = titleStyle(head, column);
    for (const column of sample.keys())
      sheet[cellName(column, SAMPLE_ROW - 1)].s = levels[column - columns.length] ?? BODY;
    sheet['!cols'] = columns.map(({ width }) => ({ wch: width }));
    if (!isCover)
      sheet['!autofilter'] = {
        ref: styled.utils.encode_range({ s: { r: 0, c: 0 }, e: { r: SAMPLE_ROW - 1, c: columns.length - 1 } }),
      };
    styled.utils.book_append_sheet(book, sheet, name);
  }
  return styled.write(book, { type: 'buffer', bookType: 'xlsx' });
};

const STYLES = 'xl/styles.xml';
// recheck: the library that writes the workbooks has written the text
const FORMATS = /<cellXfs count="(\d{1,5})">([\s\S]*?)<\/cellXfs>/;
// recheck: the library that writes the workbooks has written the text
const FORMAT = /<xf\b[^<>]*?(?:\/>|>[\s\S]*?<\/xf>)/g;

/**
 * Adds a copy of each format whose texts spreadsheet programs never take for formulas, even when somebody edits them. Such
 * a format shows nothing. Returns the formats and the number of the first copy.
 */
const withQuotedFormats = (styles: string): { styles: string; firstQuoted: number } => {
  const [whole = '', , formats = ''] = FORMATS.exec(styles) ?? [];
  const listed = formats.match(FORMAT) ?? [];
  const copies = listed.map((format) => format.replace('<xf', '<xf quotePrefix="1"'));
  const all = `<cellXfs count="${2 * listed.length}">${[...listed, ...copies].join('')}</cellXfs>`;
  return { styles: styles.replace(whole, () => all), firstQuoted: listed.length };
};

const STYLE = /\bs="(\d+)"/g;

const cutFrame = (path: string, xml: string, head: SheetHead): Omit<SheetFrame, 'quotedFormat'> => {
  const found = SAMPLE.exec(xml);
  if (!found?.[1]) throw new Error(`${path} holds no sample of its rows`);
  const [row, format] = found;
  return {
    path,
    start: withFrozenTitles(xml.slice(0, found.index).replace(DIMENSION, ''), head),
    format,
    levelFormats: head.hasLevels ? [...row.matchAll(STYLE)].slice(-LEVELS.length).map(([, style = '']) => style) : [],
    end: withPage(xml.slice(found.index + row.length)),
  };
};

/** The frame of these sheets as the library writes it: package, formats, widths, titles and filters. */
export const makeFrame = (heads: readonly SheetHead[]): Promise<Frame> =>
  withZip(writeSample(heads), LIMITS, async (entries) => {
    const frame: { sheets: Omit<SheetFrame, 'quotedFormat'>[]; parts: Frame['parts'] } = { sheets: [], parts: {} };
    // Sorted by name, so that the list of content types comes first: other programs detect the file type by it.
    for (const { name, read } of entries.toSorted((entry, other) => (entry.name < other.name ? -1 : 1))) {
      const text = (await read()).toString();
      const index = Number(SHEET_PATH.exec(name)?.[1] ?? 0) - 1;
      const head = heads[index];
      if (head) frame.sheets[index] = cutFrame(name, text, head);
      else frame.parts[name] = name === WORKBOOK ? withPrintTitles(text, heads) : text;
    }
    const { styles, firstQuoted } = withQuotedFormats(frame.parts[STYLES] ?? '');
    return {
      sheets: frame.sheets.map((sheet) => ({ ...sheet, quotedFormat: String(Number(sheet.format) + firstQuoted) })),
      parts: { ...frame.parts, [STYLES]: styles },
    };
  });
