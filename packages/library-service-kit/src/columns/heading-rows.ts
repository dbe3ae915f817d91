const FEWEST_COLUMNS = 3;
const MOST = 0.4;

/** The only filled column of a row; -1 where none or several are. */
const onlyColumn = (row: readonly string[]) => {
  const filled = row.flatMap((cell, index) => (cell.trim() ? [index] : []));
  return filled.length === 1 ? (filled[0] ?? -1) : -1;
};

/**
 * Indexes of the rows that are headings of those below them, such as "Soft skills": the first row is one, each is followed
 * by rows with more cells, and all stand in the first filled column. Rows that only lack their levels are none.
 */
export const headingRows = (rows: readonly (readonly string[])[], width: number): ReadonlySet<number> => {
  const [first = []] = rows;
  const column = onlyColumn(first);
  const headings = rows.flatMap((row, index) => (column >= 0 && onlyColumn(row) === column ? [index] : []));
  const found = new Set(headings);
  const areAbove = headings.every((index) => index + 1 < rows.length && !found.has(index + 1));
  const areFew =
    headings.length <= rows.length * MOST && rows.every((row) => row.findIndex((cell) => cell.trim()) >= column);
  return width >= FEWEST_COLUMNS && areAbove && areFew ? found : new Set();
};
