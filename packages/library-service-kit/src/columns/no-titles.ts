import { readMark } from './level-marks';
import { scoreTitle, VAGUE_SCORE } from './title-words';

/** A title that only contains a known word says too little: "Data modelling" is no date. */
const SURE = 0.6;
const MOST = 0.8;
const FEWEST_LINES = 3;
const LONGEST_NAME = 60;
const FIGURE = /^-?\d+(?:[.,]\d+)?\s*%?$/;

/** Whether a text is surely the title of a column. */
export const isKnownTitle = (cell: string) =>
  [...scoreTitle(cell).values()].some((score) => score >= SURE || score === VAGUE_SCORE);

/** Numbered names, such as "Line 1" and "Line 2". */
const isNumberedName = (cell: string) => /\d$/.test(cell) && /\p{L}/u.test(cell);
const sameSeries = (a: string, b: string) => a.replace(/\d+/g, '#') === b.replace(/\d+/g, '#');

const isFigure = (cell: string) => FIGURE.test(cell) || (readMark(cell) !== undefined && /\d/.test(cell));
const isShouted = (cell: string) => cell === cell.toUpperCase() && /\p{L}{5}/u.test(cell);

/** A list of names: one column of short texts, the first of which is written like the others. */
const isPlainList = (cells: readonly string[]) => {
  const [first = '', ...others] = cells;
  const areNames = cells.every((cell) => cell.length <= LONGEST_NAME && !isFigure(cell));
  return cells.length >= FEWEST_LINES && areNames && (!isShouted(first) || others.every(isShouted));
};

const startsWithinColumn = ([first = '', ...below]: readonly string[]) => {
  if (!first || !below.length) return false;
  if (isFigure(first)) return below.filter(isFigure).length >= below.length * MOST;
  const isNumbered = isNumberedName(first) && below.some((cell) => cell !== first && sameSeries(cell, first));
  return readMark(first) === undefined && (below.includes(first) || isNumbered);
};

/** Whether a row is a record whose titles stand in the row above: figures above figures, below texts. */
export const isRecord = (
  row: readonly string[],
  above: readonly string[],
  below: readonly (readonly string[])[],
): boolean => {
  const figures = row.flatMap((cell, index) => (FIGURE.test(cell.trim()) ? [index] : []));
  const areFiguresBelow = (column: number) => below.filter((cells) => FIGURE.test(cells[column]?.trim() ?? '')).length;
  const isBelowTitle = (column: number) => /\p{L}/u.test(above[column] ?? '');
  return (
    figures.length > 1 &&
    figures.every((column) => isBelowTitle(column) && areFiguresBelow(column) >= below.length * MOST)
  );
};

/**
 * Whether a table begins with its first record instead of titles: none of its first rows has a known title, and the first
 * one is of the kind of those below it.
 */
export const lacksTitles = (rows: readonly (readonly string[])[], isKnown: (title: string) => boolean): boolean => {
  const filled = rows.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some(Boolean));
  if (filled.some((row) => row.some((cell) => cell && (isKnown(cell) || isKnownTitle(cell))))) return false;
  const width = Math.max(0, ...filled.map((row) => row.findLastIndex(Boolean) + 1));
  const columns = Array.from({ length: width }, (_, index) => filled.map((row) => row[index] ?? ''));
  const used = columns.filter((cells) => cells.some(Boolean));
  const [only = []] = used;
  if (used.length === 1) return isPlainList(only.filter(Boolean));
  const isFirstFull = used.every(([first]) => first);
  return isFirstFull && used.some(startsWithinColumn);
};
