import { type ColumnAssignment, ROLE_TITLES, SKILL_TITLES } from './table-columns';

/** The rows of a table below their titles, with their numbers in the spreadsheet. */
export interface AssignableTable {
  titles: readonly string[];
  rows: readonly (readonly string[])[];
  rowNumbers: readonly number[];
}

/** A row in the fields of the import. */
export interface AssignedRow {
  row: number;
  cells: Readonly<Record<string, string>>;
}

/** Rows that are not imported, by reason. */
export interface LeftOutRows {
  reason: string;
  count: number;
}

/** Fields whose empty cells take the value above: people write it once for several rows. */
const FILLED_DOWN = ['role', 'group'];

/** At least this share of the cells of a column whose values are written once is empty. */
const FEWEST_EMPTY = 1 / 3;

/**
 * Whether the values of a column, in order, stand once for several rows: no two neighbours are the same, and many are
 * empty. Elsewhere an empty cell has no value.
 */
export const isWrittenOnce = (values: readonly string[]): boolean => {
  const cells = values.map((value) => value.trim());
  const empty = cells.filter((cell) => !cell).length;
  return empty >= cells.length * FEWEST_EMPTY && cells.every((cell, index) => !cell || cell !== cells[index - 1]);
};

const GROUP_END = ' – ';

/** The title of a column below the title of its group, as a head of two rows has them. */
export const joinTitles = (group: string, title: string): string =>
  group && title && group !== title ? `${group}${GROUP_END}${title}` : title || group;

/** The title of a column without that of its group. */
export const ownTitle = (title: string): string => title.split(GROUP_END).at(-1) ?? title;

/** Turns the rows of a table into rows with the fields of an import; a matrix becomes one row per mark. */
export const assignRows = (
  { titles, rows, rowNumbers }: AssignableTable,
  { columns, constants, levels }: Readonly<ColumnAssignment>,
): { rows: AssignedRow[]; leftOut: LeftOutRows[] } => {
  const meanings = new Map(levels.map(({ value, ...meaning }) => [value, meaning]));
  const titled = columns.filter(({ field }) => field === ROLE_TITLES || field === SKILL_TITLES);
  const plain = columns.flatMap(({ at, field }) =>
    field !== null && field !== ROLE_TITLES && field !== SKILL_TITLES ? [{ at, field }] : [],
  );
  const fixed = Object.fromEntries(constants.filter(({ value }) => value).map(({ field, value }) => [field, value]));
  const leftOut = new Map<string, number>();
  const leave = (reason: string) => leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
  const above: Record<string, string> = {};
  const columnOf = (name: string) => plain.find(({ field }) => field === name);
  const groupColumn = columnOf('group');
  const hasGroupOnce = !groupColumn || isWrittenOnce(rows.map((row) => row[groupColumn.at] ?? ''));
  const assigned: AssignedRow[] = [];
  const add = (row: number, cells: Record<string, string>, level: string) => {
    const meaning = meanings.get(level);
    if (meaning?.isLeftOut) return leave(`"${level}" instead of a level`);
    const text = meaning ? String(meaning.level ?? '') : level;
    assigned.push({ row, cells: { ...cells, level: text } });
    return undefined;
  };
  for (const [index, row] of rows.entries()) {
    const number = rowNumbers[index] ?? index + 2;
    const cells: Record<string, string> = {};
    for (const { at, field } of plain) cells[field] = row[at] ?? '';
    const isNext = Boolean(cells.role) && cells.role !== above.role;
    if (isNext && !hasGroupOnce) above.group = '';
    for (const field of FILLED_DOWN)
      if (cells[field]) above[field] = cells[field];
      else if (above[field] && columnOf(field)) cells[field] = above[field];
    for (const [field, value] of Object.entries(fixed)) cells[field] ||= value;
    if (!titled.length) {
      add(number, cells, cells.level ?? '');
      continue;
    }
    for (const { at, field } of titled) {
      const mark = row[at] ?? '';
      if (mark) add(number, { ...cells, [field === ROLE_TITLES ? 'role' : 'skill']: ownTitle(titles[at] ?? '') }, mark);
    }
  }
  return { rows: assigned, leftOut: [...leftOut].map(([reason, count]) => ({ reason, count })) };
};
