import { assignRows, type ColumnAssignment } from '@skills-architect/contracts';
import { fold } from '@skills-architect/service-kit';
import type { ColumnField, FoundTable } from '@skills-architect/service-kit/columns';
import type { ReadSheet } from '@skills-architect/service-kit/workbooks';
import type { FormColumn } from '../sheet-forms/sheet-form';

/** A column of a form that a column of a file can be assigned to. */
export type AssignableColumn = FormColumn<ColumnField['field']> & { isRequired?: true };

/** The fields of a form. */
export const fieldsOf = (columns: readonly AssignableColumn[]): ColumnField[] =>
  columns.map(({ field, title, isRequired = false }) => ({ field, title, isRequired }));

type Cells = Readonly<Record<string, string>>;

/** Rows that name the same skill of the same role are one: the highest level counts. */
const withoutRepeated = <Row extends { cells: Cells }>(rows: readonly Row[]): Row[] => {
  const kept = new Map<string, Row>();
  for (const [at, row] of rows.entries()) {
    const { role = '', group = '', skill = '', level = '' } = row.cells;
    const key = skill ? JSON.stringify([role, group, skill].map(fold)) : `row ${at}`;
    const former = kept.get(key);
    if (!former) kept.set(key, row);
    else if (Number(level) > Number(former.cells.level ?? ''))
      kept.set(key, { ...former, cells: { ...former.cells, level } });
  }
  return [...kept.values()];
};

/**
 * A table with assigned columns as a filled-in form. Rows without what each must name are left out: they are headings
 * and empty lines of the file.
 */
export const formOfTable = (
  table: FoundTable,
  assignment: ColumnAssignment,
  columns: readonly AssignableColumn[],
): ReadSheet => {
  const named = columns.filter(({ field, isRequired }) => isRequired && field !== 'group');
  const rows = assignRows(table, assignment).rows.filter(({ cells }) => named.every(({ field }) => cells[field]));
  const kept = withoutRepeated(rows);
  return {
    name: table.sheet,
    rows: [
      columns.map(({ title }) => title),
      ...kept.map(({ cells }) => columns.map(({ field }) => cells[field] ?? '')),
    ],
    ...(table.isCut && { isCut: table.isCut }),
    rowNumbers: [table.headRow, ...kept.map(({ row }) => row)],
    columnsAt: columns.map(({ field }) => assignment.columns.find((column) => column.field === field)?.at ?? 0),
  };
};
