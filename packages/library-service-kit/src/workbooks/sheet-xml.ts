import { cellName, looksLikeFormula, type SheetCell, storedText } from './sheet';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text that a spreadsheet would decode as an escaped character, such as `_x0041_`. */
const ESCAPED_CHARACTER = /_(?=x[\da-f]{4}_)/gi;

const escapeXml = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(ESCAPED_CHARACTER, '_x005F_')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** Indexes of the formats of ordinary cells, and of texts that look like formulas. */
export interface CellFormatIndexes {
  format: string;
  quotedFormat: string;
  /** Those of the levels 1 to 7, in a sheet with levels. */
  levelFormats?: readonly string[];
}

const cellXml = (
  cell: SheetCell,
  column: number,
  row: number,
  { format, quotedFormat, levelFormats = [] }: CellFormatIndexes,
) => {
  if (cell === null || cell === '') return '';
  const name = cellName(column, row);
  if (typeof cell === 'object')
    return `<c r="${name}" s="${levelFormats[cell.level - 1] ?? format}"><v>${cell.level}</v></c>`;
  if (typeof cell === 'number') return `<c r="${name}" s="${format}"><v>${cell}</v></c>`;
  const text = storedText(cell);
  const ownFormat = looksLikeFormula(text) ? quotedFormat : format;
  return `<c r="${name}" s="${ownFormat}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
};

const rowXml = (cells: readonly SheetCell[], row: number, formats: CellFormatIndexes) =>
  `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, column, row, formats)).join('')}</row>`;

/** XML of rows in one format, starting at row index `from` (0-based; the titles are row 0). */
export const sheetRows = (rows: readonly (readonly SheetCell[])[], from: number, formats: CellFormatIndexes) =>
  rows.map((row, index) => rowXml(row, from + index, formats)).join('');
