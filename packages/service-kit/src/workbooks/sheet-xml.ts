import { type Cell, cellName, escapeFormula } from './sheet';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text that a spreadsheet would decode as an escaped character, such as `_x0041_`. */
const ESCAPED_CHARACTER = /_(?=x[\da-f]{4}_)/gi;

const escapeXml = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(ESCAPED_CHARACTER, '_x005F_')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

const cellXml = (cell: Cell, column: number, row: number, format: string) => {
  if (cell === null || cell === '') return '';
  const cellStart = `<c r="${cellName(column, row)}" s="${format}"`;
  if (typeof cell === 'number') return `${cellStart}><v>${cell}</v></c>`;
  return `${cellStart} t="inlineStr"><is><t xml:space="preserve">${escapeXml(String(escapeFormula(cell)))}</t></is></c>`;
};

const rowXml = (cells: readonly Cell[], row: number, format: string) =>
  `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, column, row, format)).join('')}</row>`;

/** XML of rows in one format, starting at row index `from` (0-based; the titles are row 0). */
export const sheetRows = (rows: readonly (readonly Cell[])[], from: number, format: string) =>
  rows.map((row, at) => rowXml(row, from + at, format)).join('');
