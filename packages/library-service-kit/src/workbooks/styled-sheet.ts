import styled from 'sheetjs-style';
import { type Cell, cellName, escapeFormula } from './sheet';

/** The style of a cell; colours are `RRGGBB`. */
export interface CellLook {
  bold?: boolean;
  colour?: string;
  fill?: string;
}

/** A cell with its own style, or a link. */
export interface StyledCell extends CellLook {
  text: Cell;
  link?: string;
}

/** A small sheet with individual cell styles, built in memory. Widths are in characters. */
export interface StyledSheet {
  name: string;
  widths: number[];
  rows: (StyledCell | null)[][];
}

const LINK_COLOUR = '0F766E';

const styledCell = ({ text, bold, colour, fill, link }: StyledCell) => {
  const value = escapeFormula(text) ?? '';
  const shade = colour ?? (link && LINK_COLOUR);
  return {
    v: value,
    t: typeof value === 'number' ? 'n' : 's',
    ...(link && { l: { Target: link } }),
    s: {
      font: { bold: bold === true, ...(shade && { color: { rgb: `FF${shade}` } }) },
      alignment: { vertical: 'top', wrapText: true },
      ...(fill && { fill: { fgColor: { rgb: `FF${fill}` } } }),
    },
  };
};

const styledCells = ({ widths, rows }: StyledSheet) => {
  const cells = rows.flatMap((row, index) =>
    row.flatMap((cell, column) => (cell ? [[cellName(column, index), styledCell(cell)] as const] : [])),
  );
  return {
    ...Object.fromEntries(cells),
    '!ref': `A1:${cellName(Math.max(widths.length - 1, 0), Math.max(rows.length - 1, 0))}`,
    '!cols': widths.map((wch) => ({ wch })),
  };
};

/** The bytes of a workbook with these sheets. */
export const styledWorkbook = (sheets: readonly StyledSheet[]): Uint8Array => {
  const book = styled.utils.book_new();
  for (const sheet of sheets) styled.utils.book_append_sheet(book, styledCells(sheet), sheet.name);
  return styled.write(book, { type: 'buffer', bookType: 'xlsx' });
};
