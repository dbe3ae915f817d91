import type { ColumnValues } from './column-values';
import type { Meaning } from './title-words';

/** A field of an import that a column can be assigned to. */
export interface ColumnField {
  field: Meaning;
  title: string;
  isRequired: boolean;
}

/** A column of a file with what was understood of it. */
export interface ProposedColumn {
  at: number;
  title: string;
  values: ColumnValues;
  /** The proposed field, `ROLE_TITLES` or `SKILL_TITLES`; null leaves it out. */
  field: string | null;
  /** Why it is left out, when that is known. */
  why?: string;
}

/** Whether a column is neither proposed for a field nor left out for a reason. */
export const isUndecided = ({ field, why }: ProposedColumn): boolean => field === null && why === undefined;
