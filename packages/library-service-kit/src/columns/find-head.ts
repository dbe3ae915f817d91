import { joinTitles } from '@skills-architect/contracts';
import { withoutQuestions } from './bracketed-titles';
import { isBelowGroups, isLowerHead, isUpperHead, spreadGroups } from './group-rows';
import { isKnownTitle, isRecord, lacksTitles } from './no-titles';
import { isPerson, sharePeople } from './people';
import { namesOfRepeated } from './repeated-titles';
import { isNoTitle, texts, tidy } from './row-texts';
import { scoreTitle } from './title-words';

/** The titles are searched in this many first rows. */
const MOST_ABOVE = 30;

/**
 * How likely a row has the column titles: it gains by known titles and by different short texts above filled columns,
 * and loses by filled columns without a title.
 */
const scoreHead = (rows: readonly string[][], index: number, isKnown: (title: string) => boolean): number => {
  const head = rows[index] ?? [];
  const found = texts(head);
  const titles = new Set(found.filter((cell) => !isNoTitle(cell)));
  const below = rows.slice(index + 1, index + 13);
  const filledBelow = head.map((_, column) => below.filter((row) => row[column]?.trim()).length);
  const known = [...titles]
    .map((cell) => (isKnown(cell) ? 1 : Math.max(0, ...scoreTitle(cell).values())))
    .reduce((sum, score) => sum + score, 0);
  const titled = new Set(
    head.flatMap((cell, column) => (filledBelow[column] && titles.has(tidy(cell)) ? [tidy(cell)] : [])),
  );
  const untitled = head.filter((cell, column) => !cell.trim() && (filledBelow[column] ?? 0) > below.length / 2).length;
  const others = found.length - titles.size;
  return titles.size ? 4 * known + Math.min(titled.size, 8) - 2 * untitled - others - index * 0.05 : 0;
};

/**
 * The first row that can be the titles as well as this one: where no cell is surely a title, a record below may have a
 * word of one.
 */
const earlierHead = (rows: readonly string[][], best: number, isKnown: (title: string) => boolean): number => {
  const found = texts(rows[best] ?? []);
  if (found.some((cell) => isKnown(cell) || isKnownTitle(cell))) return best;
  const canBeHead = (row: readonly string[]) => {
    const cells = texts(row);
    return cells.length >= found.length && new Set(cells).size === cells.length && !cells.some(isNoTitle);
  };
  const first = rows.slice(0, best).findIndex(canBeHead);
  return first < 0 ? best : first;
};

/** Whether a row below the titles names the people of the columns, as in matrices of teams. */
const areMostlyPeople = (row: readonly string[]) => {
  const found = texts(row);
  return found.filter(isPerson).length > 1 && sharePeople(found) >= 0.34;
};

/** The title of a column; in the row of people it is only a text that says what it is about, or that has none above it. */
const titleOf = (head = '', lower = '') => {
  const isTitle = lower && !isPerson(lower) && (!tidy(head) || scoreTitle(lower).size > 0);
  return tidy(isTitle ? lower : head);
};

/** The head of a table: its titles, and where its rows begin. */
export interface FoundHead {
  /** Index of the row with the titles. */
  rowIndex: number;
  /** Index of the first row below the titles. */
  start: number;
  titles: string[];
  /** Texts of the rows above the head. */
  above: string[];
  /** The table has no titles: its first row is a record. */
  hasNoTitles?: true;
}

/** Finds the titles among the first rows of a table; `isKnown` tells the titles of an import. */
export const findHead = (
  given: readonly string[][],
  isKnown: (title: string) => boolean = () => false,
): FoundHead | undefined => {
  const rows = given.map((row, index) => (index < MOST_ABOVE ? [...withoutQuestions(row)] : row));
  if (rows.length < 2) return undefined;
  if (lacksTitles(rows.slice(0, MOST_ABOVE), isKnown))
    return { rowIndex: 0, start: 0, titles: (rows[0] ?? []).map(() => ''), above: [], hasNoTitles: true };
  const scores = rows
    .slice(0, Math.min(MOST_ABOVE, rows.length - 1))
    .map((_, index) => scoreHead(rows, index, isKnown));
  const best = scores.indexOf(Math.max(...scores));
  const isBelowTitles = best > 0 && isRecord(rows[best] ?? [], rows[best - 1] ?? [], rows.slice(best + 1, best + 13));
  const rowIndex = isBelowTitles ? best - 1 : earlierHead(rows, best, isKnown);
  const [head = [], upper = [], lower = []] = [rows[rowIndex], rows[rowIndex - 1], rows[rowIndex + 1]];
  const named = rowIndex > 0 ? namesOfRepeated(upper, head) : undefined;
  const hasUpper = named !== undefined || (rowIndex > 0 && isUpperHead(upper, head));
  const next = rows[rowIndex + 2] ?? [];
  const hasLower = !hasUpper && (isLowerHead(head, lower, next) || isBelowGroups(head, lower, next));
  const namesPeople = !hasLower && areMostlyPeople(lower);
  const width = Math.max(head.length, hasLower ? lower.length : 0);
  const spread = hasLower ? spreadGroups(head, lower) : [];
  const groups = named ? named.groups : hasUpper ? upper : spread;
  const own = named ? named.titles : hasLower ? lower : head;
  return {
    rowIndex,
    start: namesPeople || hasLower ? rowIndex + 2 : rowIndex + 1,
    titles: Array.from({ length: width }, (_, column) =>
      joinTitles(tidy(groups[column] ?? ''), titleOf(own[column], namesPeople ? lower[column] : undefined)),
    ),
    above: rows.slice(0, hasUpper ? rowIndex - 1 : rowIndex).map((row) => [...new Set(texts(row))].join(' ')),
  };
};
