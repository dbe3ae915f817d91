import type { TableColumnChoice } from '@skills-architect/contracts';
import { fold } from '../database/fold';
import type { Cells } from './cells';

/** A column of a table. */
export interface TableColumn {
  field: string;
  title: string;
  /** Width in characters. */
  width: number;
  /** Other titles that mean the same. */
  aliases?: readonly string[];
  /** Description of its values, for the sheet of notes. */
  note: string;
}

/** The column with the revision of a row's record: `revisionColumn('skill')`. */
export const revisionColumn = (noun: string): TableColumn => ({
  field: 'rev',
  title: 'Revision',
  width: 10,
  note: `Detects changes of the ${noun} after the export; such a row is not imported. Do not edit it.`,
});

/** The columns of a table: the library's own layout, or that of another program. */
export interface TableLayout {
  columns: readonly TableColumn[];
  /** Fields that identify the layout: a table with one of them has it. */
  identifyingColumns: readonly string[];
  /** Values of new records for columns that the table does not have. */
  defaults?: Cells;
  /** Converts the cells of another program to the library's own fields. */
  translate?: (cells: Cells) => Cells;
  /** What users should know about tables of the other program. */
  notes?: readonly string[];
}

/** The layout of a table, and which of its columns belong to which field. */
export interface MatchedTitles {
  layout: TableLayout;
  /** The field of each column; undefined for unknown ones. */
  fields: (string | undefined)[];
  notes: string[];
}

const quoteTitles = (titles: readonly string[]) => titles.map((title) => `"${title}"`).join(', ');

const findFields = ({ columns }: TableLayout, titles: readonly string[]) => {
  const known = new Map(
    columns.flatMap(({ field, title, aliases = [] }) => [title, ...aliases].map((one) => [fold(one), field] as const)),
  );
  return titles.map((title) => known.get(fold(title)));
};

/** The fields of the columns: the user's assignments take precedence over titles, and apply to the own layout only. */
const assignFields = (layout: TableLayout, titles: readonly string[], assigned: readonly TableColumnChoice[]) => {
  const chosen = new Map(assigned.map(({ title, field }) => [title, field ?? undefined]));
  const known = findFields(layout, titles);
  return titles.map((title, at) => (chosen.has(title) ? chosen.get(title) : known[at]));
};

/**
 * Finds the layout of a table by its titles, which may have any order; returns `refusal` when none matches. With columns
 * assigned by the user it is always the library's own layout, the first one.
 */
export const matchTitles = (
  titles: readonly string[],
  layouts: readonly [TableLayout, ...TableLayout[]],
  assigned: readonly TableColumnChoice[] = [],
): MatchedTitles | { refusal: string } => {
  if (!titles.some(Boolean))
    return { refusal: 'The table is empty: its first row must have the titles of the columns.' };
  const [own] = layouts;
  const candidates = assigned.length
    ? [{ layout: own, fields: assignFields(own, titles, assigned) }]
    : layouts.map((layout) => ({ layout, fields: findFields(layout, titles) }));
  // The own layout has the lowest precedence, because it shares column titles with other programs.
  const found = candidates.findLast(({ layout, fields }) =>
    layout.identifyingColumns.some((field) => fields.includes(field)),
  );
  if (!found) {
    return { refusal: 'None of the required columns has a known title. Assign the columns in the import.' };
  }
  const repeatedTitles = titles.filter((_, at) => found.fields[at] && found.fields.indexOf(found.fields[at]) !== at);
  if (repeatedTitles.length)
    return { refusal: `Two columns have the same meaning: ${quoteTitles(repeatedTitles)}. Leave one of them out.` };
  const unknown = titles.filter((title, at) => title && !found.fields[at]);
  const ignored = unknown.length ? [`Unknown columns are ignored: ${quoteTitles(unknown)}.`] : [];
  return { ...found, notes: [...(found.layout.notes ?? []), ...ignored] };
};

/** Title of a field's column in the table. */
export const findTitle = (layouts: readonly TableLayout[], layout: TableLayout, field: string): string => {
  const known = [layout, ...layouts].flatMap(({ columns }) => columns).find((column) => column.field === field);
  return known?.title ?? field;
};
