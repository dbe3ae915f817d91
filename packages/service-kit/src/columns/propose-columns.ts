import { ownTitle, ROLE_TITLES, SKILL_TITLES } from '@skills-architect/contracts';
import { type ColumnValues, describeValues, type ValueKind } from './column-values';
import type { FoundTable } from './find-table';
import { namesLevel } from './level-marks';
import { isNameOfPeople, OF_PEOPLE } from './name-columns';
import { isPerson, sharePeople } from './people';
import { namesRole } from './role-nouns';
import { namesFigures } from './sum-columns';
import { type Meaning, scoreTitle, type TitleScores } from './title-words';

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

/** The kinds of values that a column must have to be proposed for a field. */
const FITS: Partial<Record<Meaning, readonly ValueKind[]>> = {
  skill: ['text', 'code'],
  level: ['level', 'number', 'serial'],
  role: ['text', 'code'],
  group: ['text', 'code'],
  reportingTo: ['text', 'code', 'people'],
  description: ['text', 'long text'],
  duties: ['text', 'long text'],
};
/** A title with one of these words is about the level that is wanted. */
const TARGET =
  /target|required|expected|desired|needed|goal|soll|ziel|requis|cible|attendu|requerid|objetivo|esperad|richiest|atteso|exigid|vereist|gewenst|docelow|wymagan|\bm[aå]l|требуем|целев|目標/i;
const PRESENT = /current|\bactual|present|\bself\b|\bist\b|actuel|atual|attuale|huidig|obecn|nuvarande|текущ|現在/i;
/** The question about such levels. */
export const PRESENT_LEVELS = 'The title names levels that people have now. Are they the levels that are wanted?';
/** Whether a title tells the levels that people have now from those that are wanted. */
export const namesPresentLevels = (title: string): boolean =>
  scoreTitle(title).has('level') && PRESENT.test(title) && !TARGET.test(title);
const LEFT_OUT: Partial<Record<Meaning, { kinds: readonly ValueKind[]; why: string }>> = {
  person: { kinds: ['people', 'text', 'address', 'code'], why: OF_PEOPLE },
  number: { kinds: ['serial', 'number', 'level', 'code', 'address'], why: 'numbers and codes are not imported' },
  date: { kinds: ['date', 'number'], why: 'dates are not imported' },
};

const titleScore = (scores: TitleScores, meaning: Meaning, title: string) => {
  const score = scores.get(meaning) ?? 0;
  if (meaning !== 'level' || !score) return score;
  return score + (TARGET.test(title) ? 0.2 : 0) - (PRESENT.test(title) ? 0.2 : 0);
};

const isUndecided = ({ field, why }: ProposedColumn) => field === null && why === undefined;

/** The best column for each field by titles, each column once. */
const byTitles = (columns: readonly ProposedColumn[], fields: readonly ColumnField[]) => {
  const pairs = columns.filter(isUndecided).flatMap((column) => {
    const scores = scoreTitle(column.title);
    return fields.flatMap(({ field }) => {
      const score = titleScore(scores, field, column.title);
      return score > 0 && (score >= 1 || FITS[field]?.includes(column.values.kind)) ? [{ column, field, score }] : [];
    });
  });
  for (const { column, field } of pairs.toSorted(
    (a, b) => b.score - a.score || b.column.values.different - a.column.values.different || a.column.at - b.column.at,
  )) {
    if (column.field === null && !columns.some((one) => one.field === field)) column.field = field;
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

const share = (texts: readonly string[], test: (text: string) => boolean) =>
  texts.length ? texts.filter(test).length / texts.length : 0;

/** What figures and marks below a title can be about. Other titles count only alone: "Power Plant Manager" is a role. */
const ABOUT_LEVELS: readonly Meaning[] = ['level', 'number', 'comment', 'training', 'status', 'skill', 'category'];

const isNumbered = ({ values }: ProposedColumn) => values.values.every((value) => /\d/.test(value));
/** At most this share of the columns of a matrix is about something else, such as a sum beside marks. */
const FEW = 1 / 3;

/** Columns of marks below titles that name no field: a matrix. Sums beside words, and remarks beside numbers, are no marks. */
const findMarks = (columns: readonly ProposedColumn[]) => {
  const marks = columns.filter(
    ({ field, why, title, values }) =>
      field === null &&
      why === undefined &&
      title &&
      values.kind === 'level' &&
      !namesFigures(title) &&
      ![...scoreTitle(title)].some(([meaning, score]) => score >= (ABOUT_LEVELS.includes(meaning) ? 0.5 : 1)),
  );
  const numbered = marks.filter(isNumbered).length / marks.length;
  if (numbered > 0 && numbered <= FEW) return marks.filter((column) => !isNumbered(column));
  return numbered < 1 && numbered >= 1 - FEW ? marks.filter(isNumbered) : marks;
};

/** Decides what the titles of a matrix are: people, who are not imported, roles, or skills. */
const assignMatrix = (
  columns: readonly ProposedColumn[],
  marks: readonly ProposedColumn[],
  fields: readonly ColumnField[],
) => {
  const titles = marks.map(({ title }) => ownTitle(title));
  const hasRole = fields.some(({ field }) => field === 'role');
  if (sharePeople(titles) >= 0.34) {
    for (const column of marks) column.why = OF_PEOPLE;
    return;
  }
  const people = columns.find(
    ({ values, title, why }) => why === OF_PEOPLE || values.kind === 'people' || scoreTitle(title).get('person') === 1,
  );
  const rowNames = columns.find(({ field }) => field === 'role' || field === 'skill');
  const rowsAreRoles =
    people !== undefined ||
    (rowNames !== undefined && (scoreTitle(rowNames.title).get('role') ?? 0) >= 0.5) ||
    (rowNames !== undefined && share(rowNames.values.values, namesRole) > 0.3 + share(titles, namesRole));
  // One person beside roles, as in a matrix of a team and its roles.
  for (const column of marks) if (isPerson(ownTitle(column.title))) column.why = OF_PEOPLE;
  for (const column of marks.filter(isUndecided))
    column.field = rowsAreRoles ? SKILL_TITLES : hasRole ? ROLE_TITLES : null;
  if (!rowsAreRoles) {
    if (rowNames) rowNames.field = 'skill';
    if (!hasRole)
      for (const column of marks.filter(isUndecided)) column.why = 'levels of one role: choose it if it is this one';
    return;
  }
  const namesRoles = rowNames !== undefined && (scoreTitle(rowNames.title).get('role') ?? 0) >= 1;
  if (rowNames) rowNames.field = hasRole && (!people || namesRoles) ? 'role' : null;
};

/** Cells of facts about a record, such as whether a job is vacant. */
const IS_FACT = /^(?:yes|no|true|false|y|n|ja|nein|oui|non|si|sí)$/i;
const NO_SKILL = { field: null, why: 'no column names the skills of these levels' };

/** Columns without titles: the texts that differ most are the names; those that come again are roles of skills. */
const assignUntitled = (columns: readonly ProposedColumn[], fields: readonly ColumnField[]) => {
  const takes = (field: Meaning) => fields.some((one) => one.field === field);
  const level = columns.find(({ values }) => values.kind === 'level');
  const [names, above] = columns
    .filter(({ values }) => values.kind === 'text')
    .toSorted((a, b) => b.values.different - a.values.different || b.at - a.at);
  const isOfRole = above !== undefined && above.values.different < above.values.filled && takes('role');
  for (const column of columns) column.field = null;
  if (names) names.field = takes('skill') && (level || isOfRole || !takes('role')) ? 'skill' : 'role';
  if (isOfRole) above.field = 'role';
  if (level && takes('level')) level.field = 'level';
};

const LEVEL_TEXTS = 'it describes a level; texts of levels are kept in the library of skills';
const hasTexts = ({ values: { kind } }: ProposedColumn) => kind === 'text' || kind === 'long text';

/** Proposes what each column of a table is for, from its title and its cells. */
export const proposeColumns = (table: FoundTable, fields: readonly ColumnField[]): ProposedColumn[] =>
  proposeDescribed(
    table.titles.map((title, at) => ({ title, values: describeValues(table.rows.map((row) => row[at] ?? '')) })),
    fields,
    table.rows.length,
  );

/** The same for columns whose cells were described already, of a table with this number of rows. */
export const proposeDescribed = (
  described: readonly Pick<ProposedColumn, 'title' | 'values'>[],
  fields: readonly ColumnField[],
  rows: number,
): ProposedColumn[] => {
  const columns = described.map((column, at): ProposedColumn => ({ ...column, at, field: null }));
  for (const column of columns) if (isNameOfPeople(column, columns)) column.why = OF_PEOPLE;
  byTitles(columns, fields);
  const has = (field: Meaning) => columns.some((column) => column.field === field);
  const wants = (field: Meaning) => fields.some((one) => one.field === field) && !has(field);
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
  if (has('role') && has('level') && wants('skill')) {
    const names = findNames(columns, fields, rows);
    if (names) names.field = 'skill';
  }
  if (!has('skill') && !isMatrix)
    for (const column of columns) if (column.field === 'level') Object.assign(column, NO_SKILL);
  for (const column of columns) {
    if (column.field !== null || column.why !== undefined) continue;
    const [meaning] = scoreTitle(column.title).keys();
    if (column.values.kind === 'people' || isPerson(column.title)) column.why = OF_PEOPLE;
    else if (column.values.kind === 'nothing') column.why = 'it is empty';
    else if (hasTexts(column) && namesLevel(ownTitle(column.title))) column.why = LEVEL_TEXTS;
    else if (meaning && LEFT_OUT[meaning]?.kinds.includes(column.values.kind)) column.why = LEFT_OUT[meaning].why;
  }
  return columns;
};
