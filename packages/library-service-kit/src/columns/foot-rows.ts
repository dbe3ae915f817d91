import { plainTitle } from './title-words';

const SUMS = new Set(
  `total, totals, grand total, sub total, subtotal, average, avg, mean, median, summe, gesamt, gesamtsumme, zwischensumme, durchschnitt, mittelwert, somme, moyenne, total general, totale, totaal, gemiddelde, promedio, suma, razem, srednia, soma, итого, всего, среднее, 合計, 平均, 小計, 总计, 合计`.split(
    ', ',
  ),
);
const FIGURE = /^-?[\d.,]+\s*%?$/;
/** How remarks below a table begin. */
const REMARK =
  /^(?:[*†‡§]|\d\) |(?:note|notes|n\.b\.|legend|legende|légende|leyenda|key|scale|source|remark|remarks|comment|hinweis|anmerkung|bemerkung|quelle|skala|remarque|nota|notas|fuente|fonte|opmerking|uwaga|примечание|источник|備考|注)(?:\s*:|\s+\d|$))/iu;

const textsOf = (row: readonly string[]) => row.map((cell) => cell.trim()).filter(Boolean);

/** Whether a row has only a text that begins like a remark below a table. */
export const isRemark = (row: readonly string[]): boolean => {
  const [first = '', ...others] = textsOf(row);
  return others.length === 0 && REMARK.test(first);
};

/** Whether a row begins with one of the words and has nothing but figures after it. */
const hasFiguresAfter = (row: readonly string[], words: { has: (word: string) => boolean }): boolean => {
  const [first = '', ...others] = textsOf(row);
  return words.has(plainTitle(first)) && others.length > 0 && others.every((cell) => FIGURE.test(cell));
};

/** Whether a row is a row of totals: its first cell is a word such as 'Total', and figures follow. */
export const isSum = (row: readonly string[]): boolean => hasFiguresAfter(row, SUMS);

interface ColumnTotal {
  filled: number;
  figures: number;
  sum: number;
}
/** Words that mean a sum or name a skill, and the figure that each column must have if the word means a sum. */
const DOUBTFUL: ReadonlyMap<string, (total: ColumnTotal) => number> = new Map([
  ['sum', ({ sum }) => sum],
  ['media', ({ sum, figures }) => sum / figures],
  ['count', ({ filled }) => filled],
]);

/** Whether a row may have sums: it begins with a word such as 'Count', which may also name a skill with its levels. */
export const isDoubtfulSum = (row: readonly string[]): boolean => hasFiguresAfter(row, DOUBTFUL);

const readFigure = (cell: string) => Number(cell.replace('%', '').replace(',', '.'));
const decimals = (cell: string) => cell.replace('%', '').trim().split(/[.,]/)[1]?.length ?? 0;
/**
 * Whether a figure is this number, rounded to the figure's decimals. A whole figure must be exact: a level such as 3 would
 * otherwise often equal the mean by chance.
 */
const isRounded = (cell: string, exact: number) => {
  const places = decimals(cell);
  const tolerance = places ? 0.5 / 10 ** places : 0;
  return Math.abs(readFigure(cell) - exact) <= tolerance + 1e-9;
};

/** Adds up the records of a table, to tell whether a doubtful row below them has their sums. */
export const recordTotals = () => {
  const totals: ColumnTotal[] = [];
  return {
    add: (row: readonly string[]): void => {
      for (const [index, text] of row.entries()) {
        const cell = text.trim();
        totals[index] ??= { filled: 0, figures: 0, sum: 0 };
        const total = totals[index];
        if (cell) total.filled++;
        if (!FIGURE.test(cell)) continue;
        total.figures++;
        total.sum += readFigure(cell);
      }
    },
    areSums: (row: readonly string[]): boolean => {
      const cells = row.map((cell) => cell.trim());
      const first = cells.findIndex(Boolean);
      const expected = DOUBTFUL.get(plainTitle(cells[first] ?? ''));
      if (!expected) return false;
      return cells.every((cell, index) => {
        const total = totals[index];
        return !cell || index === first || (total !== undefined && isRounded(cell, expected(total)));
      });
    },
  };
};

/** Indexes of the doubtful rows at the foot of a table that have the sums of the rows above. */
const doubtfulSums = (rows: readonly { cells: readonly string[] }[]): number[] => {
  const isFoot = (cells: readonly string[]) => isSum(cells) || isDoubtfulSum(cells) || textsOf(cells).length < 2;
  const last = rows.findLastIndex(({ cells }) => !isFoot(cells));
  const totals = recordTotals();
  for (const { cells } of rows.slice(0, last + 1)) if (!isSum(cells)) totals.add(cells);
  return rows.flatMap(({ cells }, index) => (index > last && totals.areSums(cells) ? [index] : []));
};

/**
 * Indexes of the rows that belong to no record: sums, and remarks below the last record that begin like one or stand apart.
 */
export const footRows = (rows: readonly { cells: readonly string[]; rowNumber: number }[]): ReadonlySet<number> => {
  const sums = rows.flatMap(({ cells }, index) => (isSum(cells) ? [index] : []));
  const found = new Set([...sums, ...doubtfulSums(rows)]);
  const isFull = ({ cells }: { cells: readonly string[] }) => textsOf(cells).length > 1;
  if (rows.filter(isFull).length * 2 < rows.length) return found;
  const last = rows.findLastIndex((row, index) => isFull(row) && !found.has(index));
  let isApart = false;
  for (let index = last + 1; index < rows.length; index++) {
    const row = rows[index];
    if (!row || found.has(index)) continue;
    isApart ||= row.rowNumber - (rows[index - 1]?.rowNumber ?? 0) > 1;
    if (isApart || isRemark(row.cells)) found.add(index);
  }
  return found;
};
