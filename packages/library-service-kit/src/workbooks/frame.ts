/** The XML of a sheet around its rows, as written by the library for Excel files. */
export interface SheetFrame {
  /** Path of the sheet in the package. */
  path: string;
  /** Everything up to and including the title row. */
  start: string;
  /** Index of the body's format in the list of formats, and of the same one for texts that look like formulas. */
  format: string;
  quotedFormat: string;
  /** Those of the levels 1 to 7, in a sheet with levels. */
  levelFormats: string[];
  /** Everything after the rows; its ranges end at the sample row. */
  end: string;
}

/** A workbook without the rows of its sheets. */
export interface Frame {
  sheets: SheetFrame[];
  /** The other files of the package by path. */
  parts: Record<string, string>;
}

/** Number of the sample row that the library writes: its ranges end there, and are extended to the real last row. */
export const SAMPLE_ROW = 2;

/** Path of the workbook's own part in the package. */
export const WORKBOOK = 'xl/workbook.xml';
const RANGE_END = new RegExp(`(?<=="[A-Z]+1:[A-Z]+)${SAMPLE_ROW}(?=")`, 'g');
const NAMED_RANGE_END = new RegExp(`(localSheetId="(\\d+)">[^<]*![A-Z]+1:[A-Z]+)${SAMPLE_ROW}(?=<)`, 'g');

/** The end of a sheet, with its ranges extended to this last row. */
export const sheetEnd = ({ end }: SheetFrame, lastRow: number) => end.replace(RANGE_END, `${lastRow}`);

/** The other files, with the workbook's named ranges extended to these last rows. */
export const partsFor = ({ parts }: Frame, lastRows: readonly number[]) =>
  Object.entries(parts).map(([path, text]) => ({
    path,
    text:
      path === WORKBOOK
        ? text.replace(NAMED_RANGE_END, (_, range, sheet) => `${range}${lastRows[Number(sheet)]}`)
        : text,
  }));
