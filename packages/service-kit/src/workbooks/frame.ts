/** A sheet as the library wrote it around its rows. */
export interface SheetFrame {
  /** Where the sheet lies in the package. */
  path: string;
  /** All up to and with the row of titles. */
  start: string;
  /** The place of the body's format in the list of formats. */
  format: string;
  /** All after the rows; its ranges end in the row of the sample. */
  end: string;
}

/** All of a workbook but the rows of its sheets. */
export interface Frame {
  sheets: SheetFrame[];
  /** The other files of the package by path. */
  parts: Record<string, string>;
}

/** The number of the row that the library was given as a sample of a body: the last of every range that it wrote. */
export const SAMPLE_ROW = 2;

const WORKBOOK = 'xl/workbook.xml';
const RANGE_END = new RegExp(`(?<=="[A-Z]+1:[A-Z]+)${SAMPLE_ROW}(?=")`, 'g');
const NAMED_RANGE_END = new RegExp(`(localSheetId="(\\d+)">[^<]*![A-Z]+1:[A-Z]+)${SAMPLE_ROW}(?=<)`, 'g');

/** The end of a sheet whose last row has this number. */
export const sheetEnd = ({ end }: SheetFrame, lastRow: number) => end.replace(RANGE_END, `${lastRow}`);

/** The other files, where the workbook names the ranges of sheets whose last rows have these numbers. */
export const partsFor = ({ parts }: Frame, lastRows: readonly number[]) =>
  Object.entries(parts).map(([path, text]) => ({
    path,
    text:
      path === WORKBOOK
        ? text.replace(NAMED_RANGE_END, (_, range, sheet) => `${range}${lastRows[Number(sheet)]}`)
        : text,
  }));
