import { ownTitle } from '@skills-architect/contracts';
import { fold } from '@skills-architect/service-kit/fold';
import type { FoundTable } from './find-table';
import { readMark, statedLevel } from './level-marks';

/** Fewer columns can be a choice between two roles or groups rather than a scale. */
const FEWEST = 3;
const TITLE = 'Level';

/** Words for levels that also name ranks of jobs: columns with such titles may be roles, each with its skills crossed. */
const RANKS = new Set('junior senior lead leader trainee associate specialist especialista'.split(' '));
const isRank = (title: string) =>
  fold(title)
    .split(/[^\p{L}]+/u)
    .some((word) => RANKS.has(word));

/** Adjacent columns whose titles are the levels of one scale, upwards or downwards: "1" to "5", "Basic" to "Expert". */
const findScale = (titles: readonly string[]): number[] | undefined => {
  const levels = titles.map((title) => statedLevel(ownTitle(title)));
  const levelAt = (column: number, isNumbered: boolean) => {
    const level = levels[column];
    if (!level) return undefined;
    if (isNumbered) return 'step' in level ? level.step : undefined;
    return 'share' in level ? level.share : undefined;
  };
  const mayBeRoles = titles.some((title, column) => levelAt(column, false) !== undefined && isRank(ownTitle(title)));
  for (const isNumbered of mayBeRoles ? [true] : [true, false]) {
    for (let first = 0; first < titles.length; first++) {
      const columns: number[] = [];
      for (let column = first; levelAt(column, isNumbered) !== undefined; column++) columns.push(column);
      const values = columns.map((column) => levelAt(column, isNumbered) ?? 0);
      const steps = values.slice(1).map((value, index) => Math.sign(value - (values[index] ?? 0)));
      if (columns.length >= FEWEST && new Set(steps).size === 1 && steps[0] !== 0) return columns;
    }
  }
  return undefined;
};

const FILLED = /^[●⬤◉■☑☒✓✔x]$/iu;
const EMPTY = /^[○◯〇□☐]$/u;

/** A row of options, one of them chosen or none: `●` in one column, `○` in all others. */
const chosenOption = (row: readonly string[], columns: readonly number[]): number | 'none' | undefined => {
  const cells = columns.map((column) => (row[column] ?? '').trim());
  const chosen = columns.filter((_, index) => FILLED.test(cells[index] ?? ''));
  const others = cells.filter((cell) => EMPTY.test(cell)).length;
  return chosen.length <= 1 && others > 0 && chosen.length + others === columns.length
    ? (chosen[0] ?? 'none')
    : undefined;
};

/** The marked column of a row; undefined where several are marked, or a cell is anything else than a mark. */
const markedColumn = (row: readonly string[], columns: readonly number[]): number | 'none' | undefined => {
  const marks = columns.map((column) => (row[column] ? readMark(row[column]) : 'no'));
  if (marks.some((mark) => mark !== 'yes' && mark !== 'no')) return undefined;
  const marked = columns.filter((_, index) => marks[index] === 'yes');
  if (marked.length > 1) return undefined;
  return marked[0] ?? 'none';
};

/** Rows with several marks or other texts are exceptions if there are three times as many clear ones. */
const EXCEPTION = 3;
/** What such a row says of a level: people are asked what `Basic / Expert` and `?` mean. */
const unclearLevel = (cell: string, title: string): string[] => {
  if (!cell.trim() || readMark(cell) === 'no') return [];
  return [readMark(cell) === 'yes' ? title : cell.trim()];
};

/** A table that crosses the level of each row in columns, one for each level, with one column of levels instead. */
export const joinLevelColumns = (table: FoundTable): FoundTable => {
  const columns = findScale(table.titles);
  if (!columns) return table;
  const options = table.rows.map((row) => chosenOption(row, columns));
  // Without a filled circle in any row, empty ones are marks, as in Japanese tables.
  const hasOptions = options.some((option) => typeof option === 'number');
  const marked = table.rows.map(
    (row, index) => (hasOptions ? options[index] : undefined) ?? markedColumn(row, columns),
  );
  const clear = marked.filter((column) => typeof column === 'number').length;
  const unclear = marked.filter((column) => column === undefined).length;
  if (clear === 0 || unclear * EXCEPTION > clear) return table;
  const [first = 0, ...later] = columns;
  const left = new Set(later);
  const kept = table.titles.flatMap((_, column) => (left.has(column) ? [] : [column]));
  const titleAt = (column: number) => ownTitle(table.titles[column] ?? '').trim();
  const levelOf = (row: readonly string[], index: number) => {
    const column = marked[index];
    if (column === undefined) return columns.flatMap((at) => unclearLevel(row[at] ?? '', titleAt(at))).join(' / ');
    return column === 'none' ? '' : titleAt(column);
  };
  return {
    ...table,
    titles: kept.map((column) => (column === first ? TITLE : (table.titles[column] ?? ''))),
    rows: table.rows.map((row, index) =>
      kept.map((column) => (column === first ? levelOf(row, index) : (row[column] ?? ''))),
    ),
    columnsAt: kept.map((column) => table.columnsAt?.[column] ?? column),
    joined: columns.map(titleAt),
  };
};
