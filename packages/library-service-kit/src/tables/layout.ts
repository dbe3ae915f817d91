import type { Meaning } from '../columns/title-words';
import type { Cells } from './cells';

/** A column of a table. */
export interface TableColumn {
  field: string;
  title: string;
  /** What people read instead of the title, where that is the name of a field. */
  label?: string;
  /** Width in characters. */
  width: number;
  /** Other titles that mean the same. */
  aliases?: readonly string[];
  /** Description of its values, for the sheet of notes. */
  note: string;
  /** What titles in other words mean: a column with such a title is proposed for the field. */
  meaning?: Meaning;
  /** New records need it. */
  isRequired?: true;
  /** People write it once for several rows: in a table without ids, empty cells take the value above. */
  isWrittenOnce?: true;
  /** Several columns can be for it: long texts without a field of their own, each below its title. */
  takesSeveral?: true;
  /** One value can be chosen for all new records, where the file has none. */
  sameForAll?: true;
}

/** The column with the revision of a row's record: `revisionColumn('skill')`. */
export const revisionColumn = (noun: string): TableColumn => ({
  field: 'rev',
  title: 'Revision',
  width: 10,
  note: `Detects changes of the ${noun} after the export; such a row is not imported. Do not edit it.`,
});

/**
 * The fields of a table that may be a matrix: its rows name a skill and the titles of its columns roles, or the other way
 * round, and its cells are levels.
 */
export interface MatrixFields {
  skill: string;
  role?: string;
  level?: string;
  /** The field with the scale of a level: where a table has it, numbers are levels of that scale. */
  scale?: string;
}

/** The texts of a translation. */
export type TranslatedPart = 'name' | 'alternativeNames' | 'description';

/** A text that has a column per language. */
export interface TranslatedColumn {
  part: TranslatedPart;
  /** Before the code of the language in brackets. */
  title: string;
  width: number;
  note: string;
}

/** The columns of a table: the library's own layout, or that of another program. */
export interface TableLayout {
  columns: readonly TableColumn[];
  /** Fields that identify the layout: a table with one of them has it. */
  identifyingColumns: readonly string[];
  /** The texts of its records that have translations, each as a column such as 'Name (de)'. */
  translated?: readonly TranslatedColumn[];
  /** For tables that people may bring as a matrix. */
  matrix?: MatrixFields;
  /** Values of new records for columns that the table does not have. */
  defaults?: Cells;
  /** Converts the cells of another program to the library's own fields. */
  translate?: (cells: Cells) => Cells;
  /** What users should know about tables of the other program. */
  notes?: readonly string[];
}

/** What people read as the title of a field's column. */
export const findTitle = (layouts: readonly TableLayout[], layout: TableLayout, field: string): string => {
  const known = [layout, ...layouts].flatMap(({ columns }) => columns).find((column) => column.field === field);
  return known?.label ?? known?.title ?? field;
};
