import { readMark } from './level-marks';

const LONGEST_TITLE = 60;

/** A cell without line breaks and double spaces. */
export const tidy = (cell: string) => cell.replace(/\s+/g, ' ').trim();
/** The filled cells of a row. */
export const texts = (row: readonly string[]) => row.map(tidy).filter(Boolean);
/** Whether a cell cannot be a column title: a number, a check mark such as x, a sentence, or a form label such as "Date: ____". */
export const isNoTitle = (cell: string) =>
  cell.length > LONGEST_TITLE || /^[\d.,%-]+$|__|\.{4}|:$|\p{Ll}{2}\.$/u.test(cell) || readMark(cell) === 'yes';
