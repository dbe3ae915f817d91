import { fold } from '@skills-architect/service-kit/fold';
import type { FoundTable } from './find-table';
import { isLikeFullName } from './people';
import { type Meaning, plainTitle, scoreTitle } from './title-words';

/** At least this share of the references must be known; the heads of a list report to people outside of it. */
const MOST = 0.6;
const FEWEST = 2;
/** Titles of columns that others refer to. */
const KEY = /(?:^|\s)(?:id|ids|code|number|nr|no|key|uid)$/;
const REFERENCE = /^(.*?)\s(?:id|ids|code|number|nr|no|key)$/;

const says = (title: string, meaning: Meaning) => scoreTitle(title).get(meaning) ?? 0;
const valuesOf = ({ rows }: FoundTable, column: number) => rows.map((row) => (row[column] ?? '').trim());

/** What a column of references is about: the group of a role, or the role above it. */
const referenceTo = (title: string): 'group' | 'reportingTo' | undefined => {
  const plain = plainTitle(title.replaceAll('.', ' '));
  const name = REFERENCE.exec(plain)?.[1] ?? plain;
  if (says(name, 'group') >= 0.5) return 'group';
  const isAbove = says(name, 'reportingTo') >= 0.5 || /^(?:parent|superior|manager)(?:\s|$)/.test(name);
  return isAbove ? 'reportingTo' : undefined;
};

/** The column that names the records of a table: of roles their title, never the name of a person. */
const namesAt = ({ titles }: FoundTable, meaning: 'role' | 'group') => {
  const scores = titles.map((title) => Math.max(says(title, meaning), meaning === 'group' ? says(title, 'role') : 0));
  const names = scores.map((score, index) => (KEY.test(plainTitle(titles[index] ?? '')) ? 0 : score));
  const best = Math.max(0, ...names);
  return best > 0 ? names.lastIndexOf(best) : -1;
};

/** A key as a reference may write it: "Rowe, Tamika" is "Tamika Rowe". */
const toKey = (text: string) => fold(text.replace(/^([^,]+), ?([^,]+)$/, '$2 $1'));

/** The keys of the records that a column can have: its own cells, or given and family names of two columns. */
const keyColumns = (table: FoundTable, own: number): string[][] => {
  const columns = table.titles.map((_, index) => (index === own ? [] : valuesOf(table, index).map(toKey)));
  const isPart = (column: number) => says(table.titles[column] ?? '', 'person') === 1;
  const pairs = columns.slice(1).flatMap((last, index) => {
    if (!isPart(index) || !isPart(index + 1)) return [];
    const first = columns[index] ?? [];
    return [
      first.map((name, row) => `${name} ${last[row] ?? ''}`),
      last.map((name, row) => `${name} ${first[row] ?? ''}`),
    ];
  });
  return [...columns, ...pairs];
};

/** A different value in each row that most of the references are equal to. */
const findKeys = (table: FoundTable, references: readonly string[], own: number) => {
  const wanted = [...new Set(references.filter(Boolean).map(toKey))];
  return keyColumns(table, own).find((keys) => {
    const filled = keys.filter((key) => key.trim());
    const known = new Set(filled);
    const found = wanted.filter((value) => known.has(value)).length;
    return known.size === filled.length && found >= FEWEST && found >= wanted.length * MOST;
  });
};

interface Reference {
  own: FoundTable;
  column: number;
  meaning: 'group' | 'reportingTo';
}

/** The names of the records that a column of ids or of people refers to, and their sheet; undefined if it refers to none. */
const findNames = (
  tables: readonly FoundTable[],
  { own, column, meaning }: Reference,
): { names: ReadonlyMap<string, string>; sheet: string } | undefined => {
  const references = valuesOf(own, column);
  for (const table of meaning === 'reportingTo' ? [own] : tables.filter((foundTable) => foundTable !== own)) {
    const keys = findKeys(table, references, table === own ? column : -1);
    const name = namesAt(table, meaning === 'group' ? 'group' : 'role');
    if (keys && name >= 0)
      return {
        names: new Map(keys.map((key, row) => [key, (table.rows[row]?.[name] ?? '').trim()])),
        sheet: table.sheet,
      };
  }
  return undefined;
};

const HEAD_OF_UNIT = / \(([^()]+)\)$/;
/** Units as Workday names them, with the person at their head: "Payroll (Dov Lerner)". */
const withoutHeads = (cells: readonly string[]) => {
  const heads = cells.flatMap((cell) => HEAD_OF_UNIT.exec(cell)?.[1] ?? []);
  const areHeads = heads.length >= cells.filter(Boolean).length * MOST && heads.every(isLikeFullName);
  return heads.length > 0 && areHeads ? cells.map((cell) => cell.replace(HEAD_OF_UNIT, '')) : undefined;
};

/** The column with names instead of what it refers to; undefined where it stays as it is. */
const resolveColumn = (tables: readonly FoundTable[], own: FoundTable, column: number) => {
  const title = own.titles[column] ?? '';
  const meaning = referenceTo(title);
  if (!meaning) return undefined;
  const cells = valuesOf(own, column);
  const hasNames = own.titles.some((title, index) => index !== column && says(title, meaning) === 1);
  if (meaning === 'group') {
    const units = withoutHeads(cells);
    if (units) return { title, cells: units };
    if (hasNames) return undefined;
  }
  const found = findNames(tables, { own, column, meaning });
  if (!found) return undefined;
  const { names, sheet } = found;
  // Somebody outside of the list is no role; an unknown unit is shown, so that it can be corrected.
  const nameOf = (cell: string) => names.get(toKey(cell)) ?? (meaning === 'group' ? cell : '');
  return {
    title: meaning === 'group' ? 'Department' : 'Reports to',
    cells: cells.map(nameOf),
    isResolved: true,
    sheet,
  };
};

/**
 * A table of jobs or positions with the names of what its columns refer to by an id or by a person: departments of another
 * sheet, and the job above in the same sheet. A column that refers to nothing stays as it is.
 */
export const resolveReferences = (own: FoundTable, tables: readonly FoundTable[]): FoundTable => {
  const columns = own.titles.map((_, index) => resolveColumn(tables, own, index));
  if (!columns.some(Boolean)) return own;
  return {
    ...own,
    titles: own.titles.map((title, index) => columns[index]?.title ?? title),
    rows: own.rows.map((row, index) => row.map((cell, column) => columns[column]?.cells[index] ?? cell)),
    resolved: own.titles.filter((_, index) => columns[index]?.isResolved),
    namesFrom: columns.flatMap((column) => column?.sheet ?? []).filter((sheet) => sheet !== own.sheet),
  };
};
