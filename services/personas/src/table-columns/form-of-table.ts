import { assignRows, type ColumnAssignment } from '@skills-architect/contracts';
import { type FactName, factsOf } from '@skills-architect/contracts/personas';
import type { ColumnField, SheetTable } from '@skills-architect/library-service-kit/columns';
import type { ReadSheet } from '@skills-architect/library-service-kit/workbooks';
import { fold } from '@skills-architect/service-kit';
import { managerRole } from '../job-descriptions/cutting/manager-role';
import type { FormColumn } from '../sheet-forms/sheet-form';

/** A column of a form that a column of a file can be assigned to. */
export type AssignableColumn = FormColumn<ColumnField['field']> & { isRequired?: true };

/** The fields of a form. */
export const fieldsOf = (columns: readonly AssignableColumn[]): ColumnField[] =>
  columns.map(({ field, title, isRequired = false }) => ({ field, title, isRequired }));

/** Whether rows without this field are left out: headings and empty lines. A missing department is an error. */
export const isNamed = ({ field, isRequired }: AssignableColumn): boolean => isRequired === true && field !== 'group';

type Cells = Readonly<Record<string, string>>;
interface Row {
  row: number;
  cells: Cells;
}

/** More lines of reporting of one role are those of many people; the first one stays. */
const MOST_LINES = 3;

/** One line for a fact that the rows of a role state each in their way. */
const JOINED_FACTS: Record<FactName, (stated: readonly string[]) => string> = {
  reportingTo: (stated) => {
    const lines = [...new Set(stated.map(managerRole).filter(Boolean))];
    return (lines.length > MOST_LINES ? lines.slice(0, 1) : lines).join('; ');
  },
};

const keyOf = ({ role = '', group = '' }: Cells) => JSON.stringify([role, group].map(fold));
const different = (rows: readonly Row[], field: string) => [
  ...new Set(rows.flatMap(({ cells }) => cells[field]?.trim() || [])),
];

/** The texts of all rows of a role as one: lists of people and of tasks have a row for each. */
const textsOf = (rows: readonly Row[]): Cells => ({
  ...factsOf((name) => JOINED_FACTS[name](different(rows, name))),
  description: different(rows, 'description').join('\n'),
  duties: different(rows, 'duties').join('\n'),
  requirements: different(rows, 'requirements').join('\n'),
});

/** A row for each skill of a role, with its highest level; a role without skills has one row. */
const skillRows = (rows: readonly Row[]): Row[] => {
  const kept = new Map<string, Row>();
  for (const { row, cells } of rows) {
    const { skill = '', level = '' } = cells;
    const former = kept.get(fold(skill));
    const highest = Number(level) > Number(former?.cells.level ?? '') ? level : (former?.cells.level ?? level);
    kept.set(fold(skill), {
      row: former?.row ?? row,
      cells: { ...(former?.cells ?? cells), level: skill ? highest : '' },
    });
  }
  return [...kept.values()].filter(({ cells }) => cells.skill || kept.size === 1);
};

/** The rows of each role become one for each skill; the first has the texts of all. */
const byRole = (rows: readonly Row[]): Row[] => {
  const roles = new Map<string, Row[]>();
  for (const row of rows) roles.set(keyOf(row.cells), [...(roles.get(keyOf(row.cells)) ?? []), row]);
  return [...roles.values()].flatMap((ofRole) => {
    const none: Cells = { ...factsOf(() => ''), description: '', duties: '', requirements: '' };
    return skillRows(ofRole).map(({ row, cells }, index) => ({
      row,
      cells: { ...cells, ...(index ? none : textsOf(ofRole)) },
    }));
  });
};

/**
 * A table with assigned columns as a filled-in form. Rows without what each must name are left out: they are headings
 * and empty lines of the file.
 */
export const formOfTable = (
  { sheet, table }: SheetTable,
  assignment: ColumnAssignment,
  columns: readonly AssignableColumn[],
): ReadSheet => {
  const named = columns.filter(isNamed);
  const rows = assignRows(table, assignment).rows.filter(({ cells }) => named.every(({ field }) => cells[field]));
  const kept = byRole(rows);
  const columnOf = (column: number) => table.columnsAt?.[column] ?? column;
  return {
    name: table.sheet,
    rows: [
      columns.map(({ title }) => title),
      ...kept.map(({ cells }) => columns.map(({ field }) => cells[field] ?? '')),
    ],
    ...(table.isCut && { isCut: table.isCut }),
    ...(sheet.hiddenRows && { hiddenRows: sheet.hiddenRows }),
    ...(sheet.struckRows && { struckRows: sheet.struckRows }),
    rowNumbers: [table.headRow, ...kept.map(({ row }) => row)],
    columnsAt: columns.map(({ field }) =>
      columnOf(assignment.columns.find((column) => column.field === field)?.at ?? 0),
    ),
  };
};
