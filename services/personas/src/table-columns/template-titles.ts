import { findTable, plainTitle } from '@skills-architect/library-service-kit/columns';
import type { ReadSheet } from '@skills-architect/library-service-kit/workbooks';
import type { AssignableColumn } from './form-of-table';

const spelledOut = (title: string) => plainTitle(title.replaceAll('&', ' and '));

/**
 * A sheet with all titles of the template (but optional ones), in another spelling or order, below other texts or among other columns, as a
 * filled-in template; undefined when a title is missing.
 */
export const formByTitles = (sheet: ReadSheet, columns: readonly AssignableColumn[]): ReadSheet | undefined => {
  const table = findTable(sheet);
  const titles = table?.titles.map(spelledOut) ?? [];
  const columnsAt = columns.map(({ title }) => titles.indexOf(spelledOut(title)));
  if (!table || columns.some(({ isOptional }, index) => !isOptional && columnsAt[index] === -1)) return undefined;
  const numbers = new Set(table.rowNumbers);
  const rows = sheet.rows.flatMap((cells, index) => {
    const rowNumber = sheet.rowNumbers[index] ?? 0;
    return numbers.has(rowNumber) ? [{ rowNumber, cells: columnsAt.map((column) => cells[column] ?? '') }] : [];
  });
  const odd = sheet.odd?.flatMap((cell) => {
    const column = columnsAt.indexOf(cell.column);
    return column < 0 ? [] : [{ ...cell, column }];
  });
  return {
    ...sheet,
    ...(odd && { odd }),
    rows: [columns.map(({ title }) => title), ...rows.map(({ cells }) => cells)],
    rowNumbers: [table.headRow, ...rows.map(({ rowNumber }) => rowNumber)],
    columnsAt,
  };
};
