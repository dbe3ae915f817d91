import { ownTitle, ROLE_TITLES, SKILL_TITLES } from '@skills-architect/contracts';
import { hasLevelAsGroup, hasPresentAsGroup } from './level-titles';
import { OF_PEOPLE } from './name-columns';
import { isPerson, sharePeople } from './people';
import { type ColumnField, isUndecided, type ProposedColumn } from './proposed-column';
import { namesRole } from './role-nouns';
import { namesFigures } from './sum-columns';
import { type Meaning, scoreTitle } from './title-words';

const share = (texts: readonly string[], test: (text: string) => boolean) =>
  texts.length ? texts.filter(test).length / texts.length : 0;

/** What figures and marks below a title can be about. Other titles count only alone: "Power Plant Manager" is a role. */
const ABOUT_LEVELS: readonly Meaning[] = ['level', 'number', 'comment', 'training', 'status', 'skill', 'category'];

const isNumbered = ({ values }: ProposedColumn) => values.values.every((value) => /\d/.test(value));
/** At most this share of the columns of a matrix is about something else, such as a sum beside marks. */
const FEW = 1 / 3;

/** Columns of marks below titles that name no field: a matrix. Sums beside words, and remarks beside numbers, are no marks. */
export const findMarks = (columns: readonly ProposedColumn[]) => {
  const marks = columns.filter(
    ({ field, why, title, values }) =>
      field === null &&
      why === undefined &&
      title &&
      values.kind === 'level' &&
      !namesFigures(title) &&
      ![...scoreTitle(hasLevelAsGroup(title) ? ownTitle(title) : title)].some(
        ([meaning, score]) => score >= (ABOUT_LEVELS.includes(meaning) ? 0.5 : 1),
      ),
  );
  const numbered = marks.filter(isNumbered).length / marks.length;
  if (numbered > 0 && numbered <= FEW) return marks.filter((column) => !isNumbered(column));
  return numbered < 1 && numbered >= 1 - FEW ? marks.filter(isNumbered) : marks;
};

const GROUPS_SKILLS = 'it groups the skills of the rows';

/** Beside the wanted levels of each role, those of the present are left out. */
const leavePresent = (marks: readonly ProposedColumn[]) => {
  const present = marks.filter(({ title }) => hasPresentAsGroup(title));
  if (present.length < marks.length) for (const column of present) column.why = 'levels that people have now';
};

/** Decides what the titles of a matrix are: people, who are not imported, roles, or skills. */
export const assignMatrix = (
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
  leavePresent(marks);
  // One person beside roles, as in a matrix of a team and its roles.
  for (const column of marks) if (isPerson(ownTitle(column.title))) column.why = OF_PEOPLE;
  for (const column of marks.filter(isUndecided))
    column.field = rowsAreRoles ? SKILL_TITLES : hasRole ? ROLE_TITLES : null;
  if (!rowsAreRoles) {
    if (rowNames) rowNames.field = 'skill';
    // A row is a skill of several roles: what groups the rows is no department of theirs.
    for (const column of columns)
      if (column.field === 'group') Object.assign(column, { field: null, why: GROUPS_SKILLS });
    if (!hasRole)
      for (const column of marks.filter(isUndecided)) column.why = 'levels of one role: choose it if it is this one';
    return;
  }
  const namesRoles = rowNames !== undefined && (scoreTitle(rowNames.title).get('role') ?? 0) >= 1;
  if (rowNames) rowNames.field = hasRole && (!people || namesRoles) ? 'role' : null;
};
