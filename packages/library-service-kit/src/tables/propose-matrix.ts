import { ownTitle, ROLE_TITLES, SKILL_TITLES } from '@skills-architect/contracts';
import { describeValues } from '../columns/column-values';
import { isPerson } from '../columns/people';
import { proposeDescribed } from '../columns/propose-columns';
import type { ColumnField } from '../columns/proposed-column';
import type { MatrixFields, TableLayout } from './layout';
import type { FileColumn } from './propose-fields';

type Fields = readonly (string | undefined)[];
type Part = 'skill' | 'role' | 'level';

/** Whether a column of a matrix has its role or skill in the title. */
export const isTitleField = (field: string | null | undefined): boolean =>
  field === ROLE_TITLES || field === SKILL_TITLES;

const PARTS: readonly Part[] = ['role', 'skill', 'level'];
const toColumnFields = (matrix: MatrixFields): ColumnField[] =>
  PARTS.filter((part) => matrix[part] !== undefined).map((part) => ({
    field: part,
    title: part,
    isRequired: part !== 'level',
  }));

/** Columns of marks whose titles are names of people: their levels are not imported. */
export const peopleTitles = (columns: readonly FileColumn[]): string[] =>
  columns.flatMap(({ title, values }) => (values?.kind === 'level' && isPerson(ownTitle(title)) ? [title] : []));

/**
 * The fields of the columns when the table is a matrix; otherwise those that were proposed. A table with the ids of an
 * export is none.
 */
export const proposeMatrix = (
  { columns: own, matrix }: TableLayout,
  columns: readonly FileColumn[],
  proposed: Fields,
): (string | undefined)[] => {
  const [identity] = own;
  if (!matrix || (identity && proposed.includes(identity.field))) return [...proposed];
  const described = columns.map(({ title, values = describeValues([]) }) => ({ title, values }));
  const rows = Math.max(1, ...described.map(({ values }) => values.filled));
  const read = proposeDescribed(described, toColumnFields(matrix), rows).map(({ field }) => field);
  if (read.filter(isTitleField).length < 2) return [...proposed];
  const fieldOf = new Map<string | null, string | undefined>(PARTS.map((part) => [part, matrix[part]]));
  const ofMatrix = new Set(PARTS.map((part) => matrix[part]));
  return read.map((field, index) => {
    if (isTitleField(field)) return field ?? undefined;
    const other = ofMatrix.has(proposed[index]) ? undefined : proposed[index];
    return fieldOf.get(field) ?? other;
  });
};
