import { isTitleOfLevels } from './level-titles';

const tidy = (cell = '') => cell.replace(/\s+/g, ' ').trim();
const LONGEST = 60;
const isName = (cell: string) => cell.length <= LONGEST && !/^[\d.,%-]+$|:$/.test(cell);

/** A head whose titles repeat, such as "Target" and "Current" below each role. */
export interface RepeatedHead {
  groups: string[];
  titles: string[];
}

/**
 * The head of a table whose titles of levels come again below each role or skill: the level is the group, and the text
 * above it the title. Cells that are not merged are empty after the first of a group. Undefined for any other head.
 */
export const namesOfRepeated = (upper: readonly string[], head: readonly string[]): RepeatedHead | undefined => {
  const titles = head.map(tidy);
  const isLevel = titles.map(
    (title, column) =>
      title !== '' && titles.some((other, index) => other === title && index !== column) && isTitleOfLevels(title),
  );
  const names = upper.map(tidy).filter(Boolean);
  const isAbove = upper.every((cell, index) => !tidy(cell) || isLevel[index]);
  const first = isLevel.indexOf(true);
  if (first < 0 || !isAbove || !tidy(upper[first]) || new Set(names).size < 2 || !names.every(isName)) return undefined;
  let name = '';
  const named = titles.map((title, index) => {
    name = tidy(upper[index]) || name;
    return isLevel[index] ? name : title;
  });
  return { groups: titles.map((title, index) => (isLevel[index] ? title : '')), titles: named };
};
