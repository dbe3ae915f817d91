import { isNoTitle, texts, tidy } from './row-texts';

/** Whether a row holds group titles: cells merged over several columns that have their own titles in the next row. */
export const isUpperHead = (upper: readonly string[], head: readonly string[]) => {
  if (texts(upper).some(isNoTitle)) return false;
  const repeated = upper.some((cell, index) => tidy(cell) && index > 0 && tidy(cell) === tidy(upper[index - 1] ?? ''));
  const different = new Set(texts(upper)).size;
  const parts = new Set(upper.map((cell, index) => (tidy(head[index] ?? '') ? tidy(cell) : ''))).size;
  return repeated && different > 1 && parts > 1;
};

/**
 * Whether a row has the titles of columns below those of their groups: it is filled where the row above is not, and the
 * other columns have their titles there already. Programs that merge no cells write such heads.
 */
export const isLowerHead = (head: readonly string[], lower: readonly string[], next: readonly string[]) => {
  const found = texts(lower);
  if (found.length < 2 || found.some((cell) => isNoTitle(cell) || /\d/.test(cell))) return false;
  const count = (test: (column: number) => boolean) => head.filter((_, column) => test(column)).length;
  const isFilled = (row: readonly string[], column: number) => Boolean(row[column]?.trim());
  const both = count((column) => isFilled(head, column) && isFilled(lower, column));
  const lowerOnly = count((column) => !isFilled(head, column) && isFilled(lower, column));
  const upperOnly = count((column) => isFilled(head, column) && !isFilled(lower, column));
  const hasRows = count((column) => isFilled(head, column) && !isFilled(lower, column) && isFilled(next, column)) > 0;
  return hasRows && lowerOnly > 1 && upperOnly > 1 && both <= lowerOnly;
};

/**
 * Whether a row has the titles below those of groups that are merged over their columns, where the other titles are not
 * merged down: it is filled below the groups only.
 */
export const isBelowGroups = (head: readonly string[], lower: readonly string[], next: readonly string[]) => {
  const isFilled = (row: readonly string[], column: number) => Boolean(row[column]?.trim());
  const isGroup = (column: number) =>
    isFilled(head, column) &&
    [column - 1, column + 1].some((beside) => tidy(head[beside] ?? '') === tidy(head[column] ?? ''));
  const columns = head.map((_, column) => column).filter((column) => isFilled(head, column) || isFilled(lower, column));
  const found = texts(lower);
  const isBelow = columns.every((column) => isGroup(column) === isFilled(lower, column));
  const others = columns.filter((column) => !isGroup(column));
  return (
    found.length > 1 &&
    !found.some((cell) => isNoTitle(cell) || /\d/.test(cell)) &&
    isBelow &&
    others.some((column) => isFilled(next, column))
  );
};

/** The titles of groups, repeated over the columns that have titles of their own below them. */
export const spreadGroups = (head: readonly string[], lower: readonly string[]) => {
  let group = '';
  return head.map((cell, column) => {
    if (cell.trim()) group = cell;
    return cell.trim() || lower[column]?.trim() ? group : '';
  });
};
