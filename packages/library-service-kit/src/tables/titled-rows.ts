import { type ColumnValues, describeValues } from '../columns/column-values';
import { findHead } from '../columns/find-head';
import { isHeading } from '../columns/find-table';
import { isDoubtfulSum, isRemark, isSum, recordTotals } from '../columns/foot-rows';
import { plainTitle } from '../columns/title-words';
import { plainCell } from '../table-files/json-cell';
import type { OddCell, TakeRow } from '../table-files/rows';
import type { ReadRow } from './read-task';

/** The titles are searched in these first rows; enough of them are below the titles to tell them apart. */
const MOST_SEARCHED = 45;
const SAMPLED_ROWS = 300;
const LONGEST_SAMPLE = 2000;
const LONGEST_VALUE = 160;

interface NumberedRow {
  cells: readonly string[];
  row: number;
  odd: ReadonlyMap<number, OddCell>;
}

interface TitledRowsOptions {
  knownTitles: readonly string[];
  /** Receives the rows below the titles; the next row waits for a returned promise. */
  add: (row: ReadRow) => Promise<void> | undefined;
}

const toValues = (cells: readonly string[]): ColumnValues => {
  const { values, ...rest } = describeValues(cells);
  return { ...rest, values: values.map((value) => value.slice(0, LONGEST_VALUE)) };
};

/** Titles that name their columns: those without one get a number, repeated ones too. */
const nameAll = (titles: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  return titles.map((title, index) => {
    const name = title || `Column ${index + 1}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count > 1 ? `${name} (${count})` : name;
  });
};

/** Receives the rows of a sheet and passes on those below its titles, which may stand below other texts. */
export const titledRows = ({ knownTitles, add }: TitledRowsOptions) => {
  const known = new Set(knownTitles);
  const first: NumberedRow[] = [];
  const samples: (readonly string[])[] = [];
  const headings: string[] = [];
  let found: { titles: string[]; headRow: number; above: string[]; hasNoTitles?: boolean } | undefined;
  let width = 0;
  let [rows, hiddenRows, struckRows, oddCells] = [0, 0, 0, 0];

  const totals = recordTotals();
  /** Rows that may be remarks or sums, so far without a record below them. */
  const held: NumberedRow[] = [];
  const leaveOut = ({ cells }: NumberedRow) => void headings.push(cells.find((cell) => cell.trim()) ?? '');

  const pass = (row: NumberedRow): Promise<void> | undefined => {
    if (isHeading(row.cells) || isSum(row.cells)) return leaveOut(row);
    if (isDoubtfulSum(row.cells) || (width > 1 && isRemark(row.cells))) return void held.push(row);
    return held.length ? passAll([...held.splice(0), row]) : passRecord(row);
  };
  const passAll = async (all: readonly NumberedRow[]) => {
    for (const row of all) await passRecord(row);
  };
  const passRecord = ({ cells, row, odd }: NumberedRow) => {
    rows++;
    totals.add(cells);
    width = Math.max(width, cells.length);
    if (samples.length < SAMPLED_ROWS) samples.push(cells.map((cell) => cell.slice(0, LONGEST_SAMPLE)));
    oddCells += [...odd.values()].filter((what) => what !== 'date').length;
    return add({ row, cells: [...cells], ...(odd.size && { odd: [...odd] }) });
  };
  const start = async () => {
    const head = findHead(
      first.map(({ cells }) => [...cells]),
      (title) => known.has(plainTitle(title)),
    );
    const {
      rowIndex = 0,
      start: from = 1,
      titles = first[0]?.cells.map((cell) => cell.trim()) ?? [],
      above = [],
      hasNoTitles = false,
    } = head ?? {};
    found = { titles, headRow: first[rowIndex]?.row ?? 1, above, hasNoTitles };
    for (const row of first.splice(0).slice(from)) await pass(row);
  };
  const take: TakeRow = (cells, row, odd, look) => {
    if (cells.every((cell) => cell.trim() === '') && !odd.size) return undefined;
    if (look?.isHidden) hiddenRows++;
    if (look?.isStruck) struckRows++;
    const next = { cells: cells.map(plainCell), row, odd };
    if (found) return pass(next);
    first.push(next);
    return first.length < MOST_SEARCHED ? undefined : start();
  };
  return {
    take,
    /** Tells the titles of a file that has them apart from its rows. */
    setTitles: (titles: readonly string[]) => {
      found = { titles: [...titles], headRow: 0, above: [] };
    },
    /** Call it after all rows. */
    async end() {
      if (!found) await start();
      const lastRecord = held.findLastIndex(({ cells }) => isDoubtfulSum(cells) && !totals.areSums(cells));
      await passAll(held.splice(0, lastRecord + 1));
      for (const row of held.splice(0)) leaveOut(row);
      const { titles = [], headRow = 1, above = [], hasNoTitles = false } = found ?? {};
      const used = Array.from({ length: Math.max(titles.length, width) }, (_, index) => titles[index] ?? '');
      // Columns without a title and without a cell are the margin of the sheet.
      const values = used.map((_, index) => toValues(samples.map((cells) => cells[index] ?? '')));
      const last = used.findLastIndex((title, index) => title || (values[index]?.filled ?? 0) > 0);
      return {
        titles: titles.some(Boolean) || rows ? nameAll(used.slice(0, last + 1)) : [],
        values: values.slice(0, last + 1),
        rows,
        facts: { headRow, above, hasNoTitles, headings, hiddenRows, struckRows, oddCells },
      };
    },
  };
};
