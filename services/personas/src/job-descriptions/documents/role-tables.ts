import { hasRoleNoun } from '../cutting/role-nouns';
import { findTopic } from '../cutting/topic-of';

/** A row of a table: the lines of each cell. */
type Row = string[][];

const MARK = /^(?:#{1,6}|-) /;
const textOf = (cell: readonly string[] = []) => cell.map((line) => line.replace(MARK, '')).join(' ');

const readRow = (lines: readonly string[], cellEnd: string): Row => {
  const cells: Row = [[]];
  for (const line of lines) {
    if (line === cellEnd) cells.push([]);
    else cells.at(-1)?.push(line);
  }
  return cells.slice(0, -1);
};

/** Whether the columns of a table are parts of a description, one of them the duties, and its first column has roles: `Role | Purpose | Tasks`. */
const describesRoles = (header: Row, rows: readonly Row[]) => {
  const topics = header.slice(1).map((cell) => findTopic(textOf(cell)));
  const roles = rows.filter((row) => row.length === header.length && hasRoleNoun(textOf(row[0])));
  const isNamed = header.slice(1).every((cell) => textOf(cell) !== '') && !hasRoleNoun(textOf(header[0]));
  return isNamed && topics.includes('duties') && roles.length * 2 > rows.length;
};

/** The same table with its columns as rows; none if a row has other cells than the first. */
const transpose = (rows: readonly Row[]): Row[] => {
  const [first = []] = rows;
  if (rows.some((row) => row.length !== first.length)) return [];
  return first.map((_, column) => rows.map((row) => row[column] ?? []));
};

/** The header and the roles of a table, which stand in its rows or, if there are several, in its columns. */
const readRoles = (rows: readonly Row[]): { header: Row; roles: readonly Row[] } | undefined => {
  for (const [header, ...roles] of [rows, transpose(rows)]) {
    const isTurned = header !== rows[0];
    if (header && (!isTurned || roles.length > 1) && describesRoles(header, roles)) return { header, roles };
  }
  return undefined;
};

/** A row as a part of a document of its own: the role, and each cell under the name of its column. */
const toPart = (header: Row, [role, ...cells]: Row): string[] => [
  `## ${textOf(role)}`,
  ...cells.flatMap((cell, column) => (cell.length ? [`### ${textOf(header[column + 1])}`, ...cell] : [])),
  '',
];

/**
 * Writes a table with a role in each row or column as one description after the other. `lines` are those of a document, with a line `cellEnd`
 * after each cell and an empty one before each row.
 */
export const splitRoleTables = (lines: readonly string[], cellEnd: string): string[] => {
  const written: string[] = [];
  let index = 0;
  while (index < lines.length) {
    const rows: { row: Row; end: number }[] = [];
    let end = index;
    // The rows of one table stand one after the other.
    while (end < lines.length) {
      const start = end;
      while (end < lines.length && lines[end] !== '') end += 1;
      const own = lines.slice(start, end);
      if (!own.includes(cellEnd) || own.at(-1) !== cellEnd) break;
      rows.push({ row: readRow(own, cellEnd), end });
      end += 1;
    }
    const table = readRoles(rows.map(({ row }) => row));
    if (table) {
      written.push(...table.roles.flatMap((row) => toPart(table.header, row)));
      index = (rows.at(-1)?.end ?? index) + 1;
      continue;
    }
    const next = rows.at(-1)?.end ?? index;
    written.push(...lines.slice(index, next + 1));
    index = next + 1;
  }
  return written;
};
