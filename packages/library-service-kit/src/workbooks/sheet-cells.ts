import type { CellObject, Range, WorkSheet } from '@e965/xlsx';
import { type OddCell, type ReadSheet, unescapeFormula } from './sheet';

/** The part of a sheet that is read. */
export interface SheetLimits {
  rows: number;
  columns: number;
}

const NO_RESULT = 'z';

/** The displayed text of a cell. */
const cellText = ({ t, v, w }: CellObject): string => {
  if (t === NO_RESULT) return '';
  return w ?? (v === undefined ? '' : String(v));
};

const oddOf = ({ t, f }: CellObject): OddCell['problem'] | undefined => {
  if (t === 'e') return 'formula error';
  return t === NO_RESULT && f ? 'no result' : undefined;
};

/** Copies the text of each merged cell to all cells that it covers, within the limits. */
const fillMerged = (rows: string[][], merges: readonly Range[]) => {
  for (const { s, e } of merges) {
    const text = rows[s.r]?.[s.c] ?? '';
    if (!text) continue;
    for (let row = s.r; row <= e.r; row++) {
      const cells = rows[row];
      if (!cells) break;
      for (let column = s.c; column <= e.c && column < cells.length; column++) cells[column] = text;
    }
  }
};

/**
 * The rows of a sheet with the displayed text of each cell; empty ones are left out. It starts in column A, whatever
 * the first used column is, so that the index of a cell is its column.
 */
export const readCells = (name: string, sheet: WorkSheet, limits: SheetLimits): ReadSheet => {
  // Rows without cells are holes of the array.
  const data = Array.from((sheet['!data'] ?? []).slice(0, limits.rows), (row) => row ?? []);
  const width = Math.min(limits.columns, Math.max(0, ...data.map((row) => row.length)));
  const odd: OddCell[] = [];
  const texts = data.map((cells, index) =>
    Array.from({ length: width }, (_, column) => {
      const cell = cells[column];
      if (!cell) return '';
      const problem = oddOf(cell);
      if (problem) odd.push({ row: index + 1, column, problem });
      return unescapeFormula(cellText(cell));
    }),
  );
  const hasText = texts.map((cells) => cells.some(Boolean));
  fillMerged(texts, sheet['!merges'] ?? []);
  const kept = texts.flatMap((cells, index) => (hasText[index] ? [{ cells, rowNumber: index + 1 }] : []));
  const hiddenRows = kept.filter(({ rowNumber }) => sheet['!rows']?.[rowNumber - 1]?.hidden).length;
  return {
    name,
    rows: kept.map(({ cells }) => cells),
    rowNumbers: kept.map(({ rowNumber }) => rowNumber),
    ...(odd.length && { odd }),
    ...(hiddenRows && { hiddenRows }),
    ...(kept.at(-1)?.rowNumber === limits.rows && { isCut: true as const }),
  };
};
