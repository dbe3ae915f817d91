import { ownTitle, ROLE_TITLES } from '@skills-architect/contracts';
import { describeValues, type ValueKind } from './column-values';
import type { FoundTable } from './find-table';
import { namesLevel } from './level-marks';
import { hasLevelAsGroup, namesPresent, namesWanted } from './level-titles';
import { assignMatrix, findMarks } from './matrix-columns';
import { arePeople, isNameOfPeople, OF_PEOPLE } from './name-columns';
import { isPerson } from './people';
import { type ColumnField, isUndecided, type ProposedColumn } from './proposed-column';
import { SHEET_NAME } from './sheet-names';
import { namesKey } from './sum-columns';
import { type Meaning, scoreTitle, type TitleScores } from './title-words';

/** The kinds of values that a column must have to be proposed for a field. */
const FITS: Partial<Record<Meaning, readonly ValueKind[]>> = {
  skill: ['text', 'code'],
  level: ['level', 'number', 'serial'],
  role: ['text', 'code'],
  group: ['text', 'code'],
  reportingTo: ['text', 'code'],
  description: ['text', 'long text'],
  duties: ['text', 'long text'],
  requirements: ['text', 'long text'],
};
const NO_NUMBERS = 'numbers and codes are not imported';
const LEFT_OUT: Partial<Record<Meaning, { kinds: readonly ValueKind[]; why: string }>> = {
  person: { kinds: ['people', 'text', 'address', 'code'], why: OF_PEOPLE },
  number: { kinds: ['serial', 'number', 'level', 'code', 'address'], why: NO_NUMBERS },
  date: { kinds: ['date', 'number'], why: 'dates are not imported' },
};

const titleScore = (scores: TitleScores, meaning: Meaning, title: string) => {
  const score = scores.get(meaning) ?? 0;
  if (meaning !== 'level' || !score) return score;
  return score + (namesWanted(title) ? 0.2 : 0) - (namesPresent(title) ? 0.2 : 0);
};

const isKey = ({ title, values: { kind } }: ProposedColumn) =>
  namesKey(title) && kind !== 'text' && kind !== 'long text';

/** The best column for each field by titles, each column once. */
const byTitles = (columns: readonly ProposedColumn[], fields: readonly ColumnField[]) => {
  const pairs = columns
    .filter((column) => isUndecided(column) && !isKey(column) && !hasLevelAsGroup(column.title))
    .flatMap((column) => {
      const scores = scoreTitle(column.title);
      return fields.flatMap(({ field }) => {
        const score = titleScore(scores, field, column.title);
        return score > 0 && (score >= 1 || FITS[field]?.includes(column.values.kind)) ? [{ column, field, score }] : [];
      });
    });
  for (const { column, field } of pairs.toSorted(
    (a, b) => b.score - a.score || b.column.values.different - a.column.values.different || a.column.at - b.column.at,
  )) {
    if (column.field === null && !columns.some((proposedColumn) => proposedColumn.field === field))
      column.field = field;
  }
};

/** Whether the title of a column does not say that it is about something else. */
const isOpen = ({ title }: ProposedColumn, fields: readonly ColumnField[], also?: Meaning) =>
  [...scoreTitle(title).keys()].every((meaning) => meaning === also || fields.some(({ field }) => field === meaning));

/** The column that names the rows: short texts that mostly differ. A column of categories counts only without another. */
const findNames = (columns: readonly ProposedColumn[], fields: readonly ColumnField[], rows: number) => {
  const texts = columns.filter((column) => isUndecided(column) && column.values.kind === 'text');
  const open = texts.filter((column) => isOpen(column, fields));
  return (open.length ? open : texts.filter((column) => isOpen(column, fields, 'category')))
    .map((column) => ({
      column,
      score: column.values.different / rows + column.values.filled / rows - column.at * 0.02,
    }))
    .toSorted((a, b) => b.score - a.score)[0]?.column;
};

const isTitledLevel = ({ field, title }: ProposedColumn) => field === 'level' && scoreTitle(title).has('level');
/** Cells of facts about a record, such as whether a job is vacant. */
const IS_FACT = /^(?:yes|no|true|false|y|n|ja|nein|oui|non|si|sí)$/i;
const NO_SKILL = { field: null, why: 'no column names the skills of these levels' };

const OF_SHEETS = 'it has the names of the sheets';

/** Columns without titles: the texts that differ most are the names; those that come again are roles of skills. */
const assignUntitled = (columns: readonly ProposedColumn[], fields: readonly ColumnField[]) => {
  const takes = (field: Meaning) => fields.some((columnField) => columnField.field === field);
  const isOfSkills = fields.some(({ field, isRequired }) => field === 'skill' && isRequired);
  // Figures that happen to count up are the numbers of rows only in the first column.
  const level = columns.find(({ at, values: { kind } }) => kind === 'level' || (kind === 'serial' && at > 1));
  const [names, above] = columns
    .filter(({ values }) => values.kind === 'text')
    .toSorted((a, b) => b.values.different - a.values.different || b.at - a.at);
  const isOfRole = above !== undefined && above.values.different < above.values.filled && takes('role');
  for (const column of columns) column.field = null;
  if (names) names.field = takes('skill') && (level || isOfRole || isOfSkills || !takes('role')) ? 'skill' : 'role';
  if (isOfRole) above.field = 'role';
  if (level && takes('level')) level.field = 'level';
};

const LEVEL_TEXTS = 'it describes a level; texts of levels are kept in the library of skills';
const hasTexts = ({ values: { kind } }: ProposedColumn) => kind === 'text' || kind === 'long text';

/** Proposes what each column of a table is for, from its title and its cells. */
export const proposeColumns = (table: FoundTable, fields: readonly ColumnField[]): ProposedColumn[] =>
  proposeDescribed(
    table.titles.map((title, index) => ({ title, values: describeValues(table.rows.map((row) => row[index] ?? '')) })),
    fields,
    table.rows.length,
  );

/** The same for columns whose cells were described already, of a table with this number of rows. */
export const proposeDescribed = (
  described: readonly Pick<ProposedColumn, 'title' | 'values'>[],
  fields: readonly ColumnField[],
  rows: number,
): ProposedColumn[] => {
  const columns = described.map((column, index): ProposedColumn => ({ ...column, at: index, field: null }));
  const ofSheets = columns.find(({ title }) => title === SHEET_NAME);
  if (ofSheets) ofSheets.why = arePeople(ofSheets.values) ? OF_PEOPLE : OF_SHEETS;
  for (const column of columns) if (isNameOfPeople(column, columns)) column.why = OF_PEOPLE;
  byTitles(columns, fields);
  // A line of reporting is a role; who holds it now is not imported.
  for (const column of columns)
    if (column.field === 'reportingTo' && column.values.kind === 'people')
      Object.assign(column, { field: null, why: OF_PEOPLE });
  const has = (field: Meaning) => columns.some((column) => column.field === field);
  const wants = (field: Meaning) => fields.some((columnField) => columnField.field === field) && !has(field);
  const marks = findMarks(columns);
  const isMatrix = marks.length > 1;
  const nameField = wants('role') && !has('skill') && !isMatrix ? 'role' : 'skill';
  const isWanted = isMatrix || fields.some(({ field, isRequired }) => field === nameField && isRequired);
  if (wants(nameField) && isWanted) {
    const names = findNames(columns, fields, rows);
    if (names) names.field = nameField;
  }
  if (isMatrix) assignMatrix(columns, marks, fields);
  else if (columns.every(({ title }) => !title)) assignUntitled(columns, fields);
  else if (wants('level')) {
    const level = marks.find(({ values }) => !values.values.every((value) => IS_FACT.test(value)));
    if (level) level.field = 'level';
  }
  if (has('role') && columns.some(isTitledLevel) && wants('skill')) {
    const names = findNames(columns, fields, rows);
    if (names) names.field = 'skill';
  }
  if (!has('skill') && !isMatrix)
    for (const column of columns)
      if (column.field === 'level') Object.assign(column, isTitledLevel(column) ? NO_SKILL : { field: null });
  const hasRoles = has('role') || columns.some(({ field }) => field === ROLE_TITLES);
  const subject = hasRoles ? 'group' : 'role';
  if (ofSheets?.why === OF_SHEETS && wants(subject)) Object.assign(ofSheets, { field: subject, why: undefined });
  for (const column of columns) {
    if (column.field !== null || column.why !== undefined) continue;
    const [meaning] = scoreTitle(column.title).keys();
    if (column.values.kind === 'people' || isPerson(column.title)) column.why = OF_PEOPLE;
    else if (column.values.kind === 'nothing') column.why = 'it is empty';
    else if (isKey(column)) column.why = NO_NUMBERS;
    else if (hasTexts(column) && namesLevel(ownTitle(column.title))) column.why = LEVEL_TEXTS;
    else if (meaning && LEFT_OUT[meaning]?.kinds.includes(column.values.kind)) column.why = LEFT_OUT[meaning].why;
  }
  return columns;
};
