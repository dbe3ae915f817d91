import { fold } from '../database/search-words';
import type { Cells } from './cells';

/** A column of a table. */
export interface TableColumn {
  field: string;
  title: string;
  /** In characters. */
  width: number;
  /** Other titles that mean the same. */
  aliases?: readonly string[];
  /** What may stand in it, for the sheet of notes. */
  note: string;
}

/** The columns of a table: the library's own, or those of another program whose files are understood as well. */
export interface TableLayout {
  columns: readonly TableColumn[];
  /** A table has this layout when it has one of these fields. */
  knownBy: readonly string[];
  /** Values of new records for columns that the table does not have. */
  defaults?: Cells;
  /** Makes cells of the library's own fields of those of the other program. */
  translate?: (cells: Cells) => Cells;
  /** What the user should know about tables of the other program. */
  notes?: readonly string[];
}

/** Which cell of a row belongs to which field. */
export interface MatchedTitles {
  layout: TableLayout;
  /** The field of each column; undefined for unknown ones. */
  fields: (string | undefined)[];
  notes: string[];
}

const quoted = (titles: readonly string[]) => titles.map((title) => `"${title}"`).join(', ');

const fieldsIn = ({ columns }: TableLayout, titles: readonly string[]) => {
  const known = new Map(
    columns.flatMap(({ field, title, aliases = [] }) => [title, ...aliases].map((one) => [fold(one), field] as const)),
  );
  return titles.map((title) => known.get(fold(title)));
};

/** Finds the layout of a table by its titles, in whatever order they are; a text says why there is none. */
export const matchTitles = (
  titles: readonly string[],
  layouts: readonly TableLayout[],
): MatchedTitles | { refusal: string } => {
  if (!titles.some(Boolean))
    return { refusal: 'The table is empty: its first row must have the titles of the columns.' };
  const candidates = layouts.map((layout) => ({ layout, fields: fieldsIn(layout, titles) }));
  // The own layout last: it shares column names with those of other programs.
  const found = candidates.findLast(({ layout, fields }) => layout.knownBy.some((field) => fields.includes(field)));
  if (!found) {
    const own = layouts[0]?.columns.map(({ title }) => title) ?? [];
    return { refusal: `The first row has none of the needed columns. Known columns are ${own.join(', ')}.` };
  }
  const twice = titles.filter((_, at) => found.fields[at] && found.fields.indexOf(found.fields[at]) !== at);
  if (twice.length) return { refusal: `The table has the column ${quoted(twice)} twice. Remove one of them.` };
  const unknown = titles.filter((title, at) => title && !found.fields[at]);
  const ignored = unknown.length ? [`Unknown columns are left out: ${quoted(unknown)}.`] : [];
  return { ...found, notes: [...(found.layout.notes ?? []), ...ignored] };
};

/** Title of the column of a field, as the table has it. */
export const titleOf = (layouts: readonly TableLayout[], layout: TableLayout, field: string): string => {
  const known = [layout, ...layouts].flatMap(({ columns }) => columns).find((column) => column.field === field);
  return known?.title ?? field;
};
