import type { FoundTable } from './find-table';
import { type Meaning, plainTitle, scoreTitle } from './title-words';

/** Titles of columns that repeat: "Skill 1", "skill_2", "Level 3". */
const NUMBERED = /^(.*\D)\s?(\d{1,2})$/;
const PLURAL =
  /(?:^|\s)(?:skills|competencies|competences|capabilities|kenntnisse|kompetenzen|fahigkeiten|fertigkeiten|competencias|habilidades|competenze|habilidades|vaardigheden|competenties|kompetencje|umiejetnosci|fardigheter|kompetenser|kompetencer|ferdigheter|навыки|компетенции)$/;
const FRENCH_PLURAL = /(?:^|\s)compétences$/i;
const SEPARATORS: readonly RegExp[] = [/[;|•\n]/, /,/];
const LONGEST_ITEM = 40;
const MOST_WORDS = 4;
const MOST = 0.6;

const says = (title: string, meaning: Meaning) => (scoreTitle(title).get(meaning) ?? 0) >= 0.5;

interface ListColumn {
  title: string;
  /** The column of each item, in the order of their numbers. */
  columns: number[];
}

/** The columns that a file has once for each skill of a role; levels stand beside their skills. */
const findNumbered = (titles: readonly string[]): ListColumn[] => {
  const lists = new Map<string, ListColumn>();
  for (const [index, title] of titles.entries()) {
    const name = NUMBERED.exec(plainTitle(title))?.[1]?.trim();
    if (name === undefined) continue;
    const list = lists.get(name) ?? { title: title.trim().replace(/[\s_.-]?\d{1,2}$/, ''), columns: [] };
    lists.set(name, list);
    list.columns.push(index);
  }
  const repeated = [...lists.values()].filter(({ columns }) => columns.length > 1);
  const [skills] = repeated.filter(({ title }) => says(title, 'skill'));
  if (!skills) return [];
  return repeated.filter(
    (list) => list === skills || (says(list.title, 'level') && list.columns.length === skills.columns.length),
  );
};

const unfoldNumbered = (table: FoundTable): FoundTable => {
  const lists = findNumbered(table.titles);
  const [skills] = lists;
  if (!skills) return table;
  const later = new Set(lists.flatMap(({ columns }) => columns.slice(1)));
  const kept = table.titles.flatMap((_, index) => (later.has(index) ? [] : [index]));
  const listOf = new Map(lists.flatMap((list) => list.columns.slice(0, 1).map((column) => [column, list] as const)));
  const unfolded = table.rows.flatMap((row, index) => {
    const filled = skills.columns.flatMap((_, item) =>
      lists.some(({ columns }) => row[columns[item] ?? -1]) ? [item] : [],
    );
    return (filled.length ? filled : [0]).map((item) => ({
      rowNumber: table.rowNumbers[index] ?? index + 1,
      cells: kept.map((column) => row[listOf.get(column)?.columns[item] ?? column] ?? ''),
    }));
  });
  return {
    ...table,
    titles: kept.map((column) => listOf.get(column)?.title ?? table.titles[column] ?? ''),
    rows: unfolded.map(({ cells }) => cells),
    rowNumbers: unfolded.map(({ rowNumber }) => rowNumber),
    columnsAt: kept,
    unfolded: skills.title,
  };
};

const isItem = (text: string) => text.length <= LONGEST_ITEM && text.split(' ').length <= MOST_WORDS;
const itemsOf = (cell: string, separator: RegExp) =>
  cell
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean);

/** What separates the skills of a cell, where most cells list several short names. */
const findSeparator = (cells: readonly string[]) => {
  const filled = cells.filter(Boolean);
  return SEPARATORS.find((separator) => {
    const lists = filled.map((cell) => itemsOf(cell, separator));
    const areItems = lists.every((items) => items.every(isItem));
    return areItems && filled.length > 0 && lists.filter(({ length }) => length > 1).length >= filled.length * MOST;
  });
};

/** A column such as "Required Skills" beside a role, with several skills in a cell: a row for each. */
const unfoldCells = (table: FoundTable): FoundTable => {
  if (!table.titles.some((title) => scoreTitle(title).get('role') === 1)) return table;
  const column = table.titles.findIndex(
    (title) => (PLURAL.test(plainTitle(title)) || FRENCH_PLURAL.test(title.trim())) && says(title, 'skill'),
  );
  const separator = findSeparator(table.rows.map((row) => row[column] ?? ''));
  if (!separator) return table;
  const unfolded = table.rows.flatMap((row, index) => {
    const items = itemsOf(row[column] ?? '', separator);
    return (items.length ? items : ['']).map((item) => ({
      rowNumber: table.rowNumbers[index] ?? index + 1,
      cells: row.map((cell, index) => (index === column ? item : cell)),
    }));
  });
  return {
    ...table,
    rows: unfolded.map(({ cells }) => cells),
    rowNumbers: unfolded.map(({ rowNumber }) => rowNumber),
    unfolded: table.titles[column] ?? '',
  };
};

/** A table whose rows list several skills, in columns with numbers or within a cell, with a row for each skill. */
export const unfoldLists = (table: FoundTable): FoundTable => unfoldCells(unfoldNumbered(table));
