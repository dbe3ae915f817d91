import { SKILL_TITLES, type TableColumnChoice } from '@skills-architect/contracts';
import type { ColumnValues } from '../columns/column-values';
import { plainTitle } from '../columns/title-words';
import { findLanguageTitles, withLanguages } from './language-columns';
import type { TableLayout } from './layout';
import { type FieldOptions, proposeFields } from './propose-fields';
import { isTitleField, peopleTitles, proposeMatrix } from './propose-matrix';

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
    columns.flatMap(({ field, title, aliases = [] }) =>
      [title, ...aliases].map((name) => [plainTitle(name), field] as const),
    ),
  );
  return titles.map((title) => known.get(plainTitle(title)));
};

/** All titles that the layouts know, as `plainTitle` makes them. */
export const knownTitles = (layouts: readonly TableLayout[]): string[] => [
  ...new Set(
    layouts.flatMap(({ columns }) => columns.flatMap(({ title, aliases = [] }) => [title, ...aliases].map(plainTitle))),
  ),
];

/** What is known of the columns besides their titles. */
export interface ColumnFacts {
  /** The user's assignments. */
  assigned?: readonly TableColumnChoice[];
  /** What the cells look like, by column. */
  values?: readonly ColumnValues[];
  /** The names that fields can have. */
  options?: FieldOptions;
  /** The languages into which the library's records are translated. */
  languages?: readonly string[];
  /** The records in words, for a refusal. */
  noun?: string;
}

/** The fields of the columns: the user's assignments take precedence over what is proposed. */
const assignFields = (
  titles: readonly string[],
  proposed: readonly (string | undefined)[],
  assigned: readonly TableColumnChoice[],
) => {
  const chosen = new Map(assigned.map(({ title, field }) => [title, field ?? undefined]));
  const taken = new Set([...chosen.values()].filter((field) => !isTitleField(field)));
  return titles.map((title, index) => {
    if (chosen.has(title)) return chosen.get(title);
    const field = proposed[index];
    return taken.has(field) ? undefined : field;
  });
};

const TEXTS: readonly string[] = ['text', 'long text', 'people'];
/** Whether the cells of a column are numbers, dates and the like, or missing. */
const areFigures = ({ kind, values }: ColumnValues) =>
  !TEXTS.includes(kind) && values.every((value) => /\d/.test(value));

const refuse = (values: readonly ColumnValues[], noun: string) =>
  values.some(({ filled }) => filled) && values.every(areFigures)
    ? `The table has figures only, and no texts that could be names or titles: it holds no ${noun}.`
    : 'None of the required columns has a known title. Assign the columns in the import.';

const ofPeople = (people: readonly string[]) =>
  `The columns are people (${quoteTitles(people.slice(0, 3))}…): their levels are not imported as those of roles.`;

const NO_ROLES = 'No column names the roles of these levels. Assign one; levels of people are not imported.';
/** Whether skills are titles of columns, but nothing says whose levels the cells are. */
const lacksRoles = ({ layout: { matrix, columns }, fields }: Pick<MatchedTitles, 'layout' | 'fields'>) =>
  matrix?.level !== undefined &&
  fields.includes(SKILL_TITLES) &&
  !fields.some((field) => field === matrix.role || (field && field === columns[0]?.field));

/**
 * Finds the layout of a table by its titles, which may have any order and spelling; returns `refusal` when none matches.
 * With columns assigned by the user it is always the library's own layout, the first one.
 */
export const matchTitles = (
  titles: readonly string[],
  layouts: readonly [TableLayout, ...TableLayout[]],
  { assigned = [], values = [], options, languages = [], noun = 'records' }: ColumnFacts = {},
): MatchedTitles | { refusal: string } => {
  if (!titles.some(Boolean))
    return { refusal: 'The table is empty: it must have a row with the titles of the columns.' };
  const [own, ...others] = layouts;
  const inLanguages = own.translated ? findLanguageTitles(titles, own, languages) : undefined;
  if (inLanguages?.refusal) return { refusal: inLanguages.refusal };
  const isTranslated = (column: number) => inLanguages?.fields[column] !== undefined;
  const columns = titles.map((title, index) =>
    isTranslated(index) ? { title: '' } : { title, values: values[index] },
  );
  const proposed = proposeMatrix(own, columns, proposeFields(own, columns, options)).map(
    (field, index) => inLanguages?.fields[index] ?? field,
  );
  const ownFields = assignFields(titles, proposed, assigned);
  const candidates = [
    { layout: withLanguages(own, inLanguages?.languages ?? []), fields: ownFields },
    // The own layout has the lowest precedence, because it shares column titles with other programs.
    ...(assigned.length ? [] : others.map((layout) => ({ layout, fields: findFields(layout, titles) }))),
  ];
  const found = candidates.findLast(
    ({ layout, fields }) =>
      layout.identifyingColumns.some((field) => fields.includes(field)) || fields.some(isTitleField),
  );
  const people = own.matrix?.level === undefined ? [] : peopleTitles(columns);
  if (!found && people.length > 1) return { refusal: ofPeople(people) };
  if (!found) return { refusal: refuse(values, noun) };
  if (lacksRoles(found)) return { refusal: NO_ROLES };
  const takesSeveral = (field: string | undefined) =>
    isTitleField(field) || found.layout.columns.some((column) => column.field === field && column.takesSeveral);
  const repeatedTitles = titles.filter((_, index) => {
    const field = found.fields[index];
    return field && !takesSeveral(field) && found.fields.indexOf(field) !== index;
  });
  if (repeatedTitles.length)
    return { refusal: `Two columns have the same meaning: ${quoteTitles(repeatedTitles)}. Leave one of them out.` };
  const leftOut = titles.filter((title, index) => title && !found.fields[index] && values[index]?.kind !== 'nothing');
  const ignored = leftOut.length ? [`Columns left out: ${quoteTitles(leftOut)}.`] : [];
  return { ...found, notes: [...(found.layout.notes ?? []), ...ignored] };
};
