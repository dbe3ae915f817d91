import { formatNumber } from '@skills-architect/contracts/locale';

/** What users should know about the reading of a table. */
export interface TableFacts {
  /** About the file, such as a guessed encoding. */
  note?: string | undefined;
  isCut?: boolean | undefined;
  hasNoTitles?: boolean | undefined;
  /** The title of the column whose lists became rows. */
  unfolded?: string | undefined;
  /** Titles of columns whose crosses became one column of levels. */
  joined?: readonly string[] | undefined;
  /** Titles of columns whose ids or people became names of units and jobs. */
  resolved?: readonly string[] | undefined;
  headRow: number;
  above: readonly string[];
  headings: readonly string[];
  /** The sheets that are read: several where they have the same titles. */
  sheets: readonly string[];
  /** Visible sheets with other tables. */
  otherSheets: readonly string[];
  hiddenSheets: readonly string[];
  hiddenRows: number;
  struckRows: number;
  /** Cells with an error of a formula, or a formula without a result. */
  oddCells: number;
}

const MAX_QUOTED = 200;
const quote = (texts: readonly string[]) => `"${texts.filter(Boolean).join('; ').slice(0, MAX_QUOTED)}"`;

const quoteAll = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
const sheetsNamed = (names: readonly string[]) => `the ${names.length > 1 ? 'sheets' : 'sheet'} ${quoteAll(names)}`;

/** That a file has sheets besides those that are imported, and how to import them; empty without any. */
export const otherSheetsNote = (names: readonly string[], how: string): string[] =>
  names.length ? [`Not imported from this file: ${sheetsNamed(names)}. ${how}`] : [];

/** Sentences about what a table has besides its rows, so that nothing is read or left out silently. */
export const tableNotes = (facts: TableFacts): string[] => [
  ...(facts.note === undefined ? [] : [facts.note]),
  ...(facts.isCut ? ['The sheet has more rows than can be imported at once. Split it.'] : []),
  ...(facts.sheets.length > 1
    ? [`Imported together, because they have the same titles: ${sheetsNamed(facts.sheets)}.`]
    : []),
  ...otherSheetsNote(facts.otherSheets, 'To import them too, read them one after the other.'),
  ...(facts.hasNoTitles ? ['The columns have no titles: the first row is imported like the others.'] : []),
  ...(facts.unfolded ? [`Each of the several entries of "${facts.unfolded}" in a row is a row of its own.`] : []),
  ...(facts.joined?.length ? [`Read as one column of levels, by its marks: ${quoteAll(facts.joined)}.`] : []),
  ...(facts.resolved?.length ? [`Shown by the names they refer to: ${quoteAll(facts.resolved)}.`] : []),
  ...(facts.above.some(Boolean)
    ? [`The titles are in row ${facts.headRow}. Not imported from above them: ${quote(facts.above)}.`]
    : []),
  ...(facts.headings.length
    ? [`Not imported, because these are headings, sums or remarks between the rows: ${quote(facts.headings)}`]
    : []),
  ...(facts.hiddenSheets.length ? [`Hidden sheets: ${quoteAll(facts.hiddenSheets)}.`] : []),
  ...(facts.hiddenRows ? [`${formatNumber(facts.hiddenRows)} hidden row(s) are among the rows.`] : []),
  ...(facts.struckRows ? [`${formatNumber(facts.struckRows)} struck-out row(s) are among the rows.`] : []),
  ...(facts.oddCells
    ? [`${formatNumber(facts.oddCells)} cell(s) have a formula with an error or without a result; they count as empty.`]
    : []),
];
