import { plainTitle } from './title-words';

const SUMS = new Set(
  `total, totals, grand total, sub total, subtotal, sum, average, avg, mean, median, count, summe, gesamt, gesamtsumme, zwischensumme, durchschnitt, mittelwert, somme, moyenne, total general, totale, totaal, gemiddelde, media, promedio, suma, razem, srednia, soma, итого, всего, среднее, 合計, 平均, 小計, 总计, 合计`.split(
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

/** Whether a row has sums: a word for them, and figures only. */
export const isSum = (row: readonly string[]): boolean => {
  const [first = '', ...others] = textsOf(row);
  return SUMS.has(plainTitle(first)) && others.length > 0 && others.every((cell) => FIGURE.test(cell));
};

/**
 * Indexes of the rows that belong to no record: sums, and remarks below the last record that begin like one or stand apart.
 */
export const footRows = (rows: readonly { cells: readonly string[]; rowNumber: number }[]): ReadonlySet<number> => {
  const found = new Set(rows.flatMap(({ cells }, index) => (isSum(cells) ? [index] : [])));
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
