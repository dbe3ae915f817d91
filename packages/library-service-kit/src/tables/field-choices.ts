import { ROLE_TITLES, SKILL_TITLES, type TableImportDetail } from '@skills-architect/contracts';
import { compareNames } from '@skills-architect/contracts/locale';
import type { MatrixFields, TableColumn, TableLayout } from './layout';

/** More names than these are typed, not chosen from a list. */
const MAX_OPTIONS = 500;

const toField = (
  { field, title, isRequired, sameForAll, takesSeveral }: TableColumn,
  options: readonly string[] | undefined,
): TableImportDetail['fields'][number] => ({
  field,
  title,
  ...(isRequired && { isRequired }),
  ...(sameForAll && { sameForAll }),
  ...(takesSeveral && { takesSeveral }),
  ...(options && options.length <= MAX_OPTIONS && { options: [...options].toSorted(compareNames) }),
});

/** What the columns of a matrix can be. */
const titleFields = (matrix: MatrixFields | undefined): TableImportDetail['fields'] => {
  if (!matrix) return [];
  const cells = matrix.level === undefined ? '' : ', the cells its levels';
  return [
    { field: SKILL_TITLES, title: `The title is a skill${cells}`, takesSeveral: true },
    ...(matrix.role === undefined
      ? []
      : [{ field: ROLE_TITLES, title: `The title is a role${cells}`, takesSeveral: true }]),
  ];
};

/** The fields that a person can assign columns to; `names` are the known values of a field, offered as a list. */
export const fieldChoices = (
  { columns, matrix }: TableLayout,
  names: Readonly<Record<string, readonly string[] | undefined>>,
): TableImportDetail['fields'] => [
  ...columns.map((column) => toField(column, names[column.field])),
  ...titleFields(matrix),
];
