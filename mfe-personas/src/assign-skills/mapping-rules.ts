import { ADMIN_LIKE } from '@skills-architect/contracts';
import { compareNames } from '@skills-architect/contracts/locale';
import { PersonaSkill, type PersonaSkillsForm, type SkillAddedFrom } from '@skills-architect/contracts/personas';
import { compareSkillCategories } from '@skills-architect/contracts/skills';
import type { DraftParts } from '@skills-architect/portal-kit';
import type { ChosenSkill } from '../persona-skills/chosen-skill';

type Rows = readonly PersonaSkill[];

/** Whether a user sees Skill Match and Inferred Skills, and may change their rows. */
export const isAdminLike = (userType: number): boolean => ADMIN_LIKE.some((type) => type === userType);

const SUGGESTED: readonly SkillAddedFrom[] = ['Skill Match', 'Inferred Skill'];

/** Why this user may not clear or remove a row; undefined when they may. */
export const lockedReason = ({ skillAddedFrom }: Pick<PersonaSkill, 'skillAddedFrom'>, userType: number) =>
  SUGGESTED.includes(skillAddedFrom) && !isAdminLike(userType)
    ? `Skills added from ${skillAddedFrom} can be cleared or removed by administrators only`
    : undefined;

const findLevel = ({ proficiencies }: Pick<PersonaSkill, 'proficiencies'>, proficiencyId: number | null) =>
  proficiencies.find((level) => level.proficiencyId === proficiencyId)?.levelNumber ?? null;

/** A row with another target level; clearing the level also clears the criticality. */
const atLevel = (row: PersonaSkill, proficiencyId: number | null): PersonaSkill => ({
  ...row,
  proficiencyId,
  levelNumber: findLevel(row, proficiencyId),
  skillCriticality: proficiencyId === null ? '' : row.skillCriticality,
});

const changeRow = (rows: Rows, skillId: number, update: (row: PersonaSkill) => PersonaSkill): Rows =>
  rows.map((row) => (row.skillId === skillId ? update(row) : row));

export const withLevel = (rows: Rows, skillId: number, proficiencyId: number | null): Rows =>
  changeRow(rows, skillId, (row) => atLevel(row, proficiencyId));

export const withCriticality = (
  rows: Rows,
  skillId: number,
  skillCriticality: PersonaSkill['skillCriticality'],
): Rows => changeRow(rows, skillId, (row) => ({ ...row, skillCriticality }));

export const withoutSkill = (rows: Rows, skillId: number): Rows => rows.filter((row) => row.skillId !== skillId);

const addedRow = ({ skill, proficiencyId }: ChosenSkill, skillAddedFrom: SkillAddedFrom): PersonaSkill =>
  atLevel(
    {
      skillId: skill.skillId,
      skillName: skill.skillName,
      skillCategory: skill.skillCategory,
      skillSource: skill.skillSource,
      skillAddedFrom,
      proficiencyId,
      levelNumber: null,
      industryProficiencyID: null,
      industryLevelNumber: null,
      skillCriticality: '',
      proficiencies: skill.proficiencies,
    },
    proficiencyId,
  );

/** Adds skills; a skill that is in the saved list is restored with the new level. */
export const withAdded = (
  rows: Rows,
  savedRows: Rows,
  skills: readonly ChosenSkill[],
  from: SkillAddedFrom = 'Add Skill',
): Rows => [
  ...rows,
  ...skills
    .filter(({ skill }) => !rows.some((row) => row.skillId === skill.skillId))
    .map((chosen) => {
      const savedRow = savedRows.find((row) => row.skillId === chosen.skill.skillId);
      return savedRow ? atLevel(savedRow, chosen.proficiencyId) : addedRow(chosen, from);
    }),
];

const isClearable = (row: PersonaSkill, userType: number) => row.proficiencyId !== null && !lockedReason(row, userType);

/** Number of skills with a level that this user may clear. */
export const countMapped = (rows: Rows, userType: number): number =>
  rows.filter((row) => isClearable(row, userType)).length;

/** Clears target level and criticality of every row this user may change. */
export const withoutMapping = (rows: Rows, userType: number): Rows =>
  rows.map((row) => (isClearable(row, userType) ? atLevel(row, null) : row));

/** Every skill that the industry expects at a level gets that level as its target. */
export const atIndustryLevels = (rows: Rows): Rows =>
  rows.map((row) => (row.industryProficiencyID === null ? row : atLevel(row, row.industryProficiencyID)));

/** Reverts `atIndustryLevels`: rows still at the industry's level get their previous level back. */
export const revertIndustryLevels = (rows: Rows, previousRows: Rows): Rows =>
  rows.map((row) => {
    const previous = previousRows.find(({ skillId }) => skillId === row.skillId);
    if (!previous || row.proficiencyId !== row.industryProficiencyID) return row;
    return atLevel({ ...row, skillCriticality: previous.skillCriticality }, previous.proficiencyId);
  });

const isSame = (a: PersonaSkill, b: PersonaSkill) =>
  a.proficiencyId === b.proficiencyId && a.skillCriticality === b.skillCriticality;

/** Whether a row is new, or differs in level or criticality from the saved row of its skill. */
const isChanged = (row: PersonaSkill, savedRow: PersonaSkill | undefined) => !savedRow || !isSame(savedRow, row);

/** Body of Confirm Changes: changed, new and removed rows. */
export const collectChanges = (savedRows: Rows, rows: Rows): Omit<PersonaSkillsForm, 'rev'> => {
  const currentIds = new Set(rows.map((row) => row.skillId));
  const savedById = new Map(savedRows.map((row) => [row.skillId, row]));
  return {
    skillProficiencyMappings: rows
      .filter((row) => isChanged(row, savedById.get(row.skillId)))
      .map(({ skillId, proficiencyId, skillCriticality, skillAddedFrom }) => ({
        skillId,
        proficiencyId,
        skillCriticality,
        skillAddedFrom,
      })),
    skillIdsToRemoveFromPersona: savedRows
      .filter(({ skillId }) => !currentIds.has(skillId))
      .map(({ skillId }) => skillId),
  };
};

const levelInWords = ({ proficiencyId, proficiencies, skillCriticality }: PersonaSkill) => {
  const level = proficiencies.find((proficiency) => proficiency.proficiencyId === proficiencyId)?.level ?? 'no level';
  return skillCriticality ? `${level}, ${skillCriticality}` : level;
};

/** Draft parts: one per skill. An edited level and criticality are merged into the current skill. */
export const PARTS: DraftParts<Rows, PersonaSkill> = {
  split: (rows) => new Map(rows.map((row) => [row.skillId, row])),
  join: (rows) => [...rows.values()],
  isSame: (a, b) => (a && b ? isSame(a, b) : a === b),
  combine: (mine, theirs) => atLevel({ ...theirs, skillCriticality: mine.skillCriticality }, mine.proficiencyId),
  parse: (stored) => PersonaSkill.safeParse(stored).data,
  describe: (row) => (row ? { label: row.skillName, text: levelInWords(row) } : { text: 'removed' }),
};

/** Number of skills that are not in the saved list. */
export const countAdded = (savedRows: Rows, rows: Rows): number => {
  const savedIds = new Set(savedRows.map(({ skillId }) => skillId));
  return rows.filter(({ skillId }) => !savedIds.has(skillId)).length;
};

interface Category {
  /** Its name as an id for the tab and the query string. */
  id: string;
  name: string;
  count: number;
}

const toId = (name: string) => name.replace(/\W+/g, '-');

/** The categories that occur, in tab order, with their skill counts. */
export const listCategories = (rows: Rows): Category[] => {
  const counts = new Map<string, number>();
  for (const { skillCategory } of rows)
    counts.set(skillCategory.skillCategory, (counts.get(skillCategory.skillCategory) ?? 0) + 1);
  const names = [...counts.keys()].sort(compareSkillCategories);
  return names.map((name) => ({ id: toId(name), name, count: counts.get(name) ?? 0 }));
};

/** Rows of one category and source, sorted by name or by source. */
export const listRows = (
  rows: Rows,
  by: { category: string; source: string; sortBy: string; descending: boolean },
): PersonaSkill[] => {
  const sortKey = (row: PersonaSkill) => (by.sortBy === 'source' ? row.skillAddedFrom : '');
  const compare = (a: PersonaSkill, b: PersonaSkill) =>
    compareNames(sortKey(a), sortKey(b)) || compareNames(a.skillName, b.skillName);
  return rows
    .filter((row) => row.skillCategory.skillCategory === by.category)
    .filter((row) => by.source === '' || row.skillAddedFrom === by.source)
    .toSorted((a, b) => (by.descending ? compare(b, a) : compare(a, b)));
};
