import { ADMIN_LIKE, type UserType } from '@skills-architect/contracts';
import type { PersonaSkillsForm, SkillAddedFrom } from '@skills-architect/contracts/personas';
import { AppError } from '@skills-architect/service-kit';
import type { MappingRow } from './mapping-document';

/** A skill of an industry role to add to a persona. */
export interface IndustrySkill {
  skillId: number;
  proficiencyId: number;
  levelNumber: number;
  skillCriticality: string;
}

export interface Mapping {
  rows: MappingRow[];
  excludedRoleSkills: number[];
}

/** Level numbers of each skill by proficiency id. */
export type LevelsOfSkill = ReadonlyMap<number, ReadonlyMap<number, number>>;

const CRITICALITIES = ['High', 'Medium', 'Low'] as const;
const criticality = (text: string) => CRITICALITIES.find((known) => known === text) ?? '';

/** The row of a skill that a persona has from its industry role, at the expected level. */
export const toMappingRow = (skill: IndustrySkill): MappingRow => ({
  skillId: skill.skillId,
  skillAddedFrom: 'Industry Role',
  proficiencyId: skill.proficiencyId,
  levelNumber: skill.levelNumber,
  industryProficiencyId: skill.proficiencyId,
  industryLevelNumber: skill.levelNumber,
  skillCriticality: criticality(skill.skillCriticality),
});

/**
 * Applies an industry role's skills to a mapping: removes rows of the previous role, keeps rows added otherwise, and
 * does not add skills that the user has removed. Target levels are initially those of the industry.
 */
export const withIndustryRole = ({ rows, excludedRoleSkills }: Mapping, industrySkills: IndustrySkill[]): Mapping => {
  const byId = new Map(industrySkills.map((skill) => [skill.skillId, skill]));
  const remaining = rows
    .filter((row) => row.skillAddedFrom !== 'Industry Role')
    .map((row) => {
      const industry = byId.get(row.skillId);
      return {
        ...row,
        industryProficiencyId: industry?.proficiencyId ?? null,
        industryLevelNumber: industry?.levelNumber ?? null,
      };
    });
  const present = new Set(remaining.map((row) => row.skillId));
  const newSkills = industrySkills.filter(
    ({ skillId }) => !present.has(skillId) && !excludedRoleSkills.includes(skillId),
  );
  return { rows: [...newSkills.map(toMappingRow), ...remaining], excludedRoleSkills };
};

/** The mapping of a persona that has only the skills of its industry role. */
export const roleMapping = (industrySkills: IndustrySkill[]): Mapping =>
  withIndustryRole({ rows: [], excludedRoleSkills: [] }, industrySkills);

const AI_SOURCES: readonly SkillAddedFrom[] = ['Skill Match', 'Inferred Skill'];

const guardRemoval = (row: MappingRow, userType: UserType | undefined) => {
  if (AI_SOURCES.includes(row.skillAddedFrom) && !(userType && ADMIN_LIKE.includes(userType)))
    throw new AppError(
      'forbidden',
      `Skills added from ${row.skillAddedFrom} can be cleared or removed by administrators only.`,
    );
};

/** Only administrators may add skills suggested to them. */
const guardAdding = (skillAddedFrom: SkillAddedFrom, userType: UserType | undefined) => {
  if (AI_SOURCES.includes(skillAddedFrom) && !(userType && ADMIN_LIKE.includes(userType)))
    throw new AppError('forbidden', `Skills can be added from ${skillAddedFrom} by administrators only.`);
};

const findLevel = (levels: LevelsOfSkill, skillId: number, proficiencyId: number | null) => {
  if (proficiencyId === null) return null;
  const levelNumber = levels.get(skillId)?.get(proficiencyId);
  if (levelNumber === undefined)
    throw new AppError('invalid', 'This level does not belong to the skill.', {
      issues: [{ path: 'skillProficiencyMappings', message: `Skill ${skillId} has no level ${proficiencyId}` }],
    });
  return levelNumber;
};

/**
 * Applies Confirm Changes to a mapping. Clearing a level also clears the criticality; a removed skill of the industry
 * role stays excluded until it is added again.
 */
export const confirmChanges = (
  { rows, excludedRoleSkills }: Mapping,
  form: Pick<PersonaSkillsForm, 'skillProficiencyMappings' | 'skillIdsToRemoveFromPersona'>,
  levels: LevelsOfSkill,
  userType: UserType | undefined,
  industrySkills: readonly IndustrySkill[] = [],
): Mapping => {
  const ofRole = new Map(industrySkills.map((skill) => [skill.skillId, toMappingRow(skill)]));
  const newRows = new Map(rows.map((row) => [row.skillId, row]));
  const excluded = new Set(excludedRoleSkills);
  for (const id of form.skillIdsToRemoveFromPersona) {
    const skillId = Number(id);
    const row = newRows.get(skillId);
    if (!row) continue;
    guardRemoval(row, userType);
    if (row.skillAddedFrom === 'Industry Role') excluded.add(skillId);
    newRows.delete(skillId);
  }
  for (const change of form.skillProficiencyMappings) {
    const skillId = Number(change.skillId);
    const proficiencyId = change.proficiencyId === null ? null : Number(change.proficiencyId);
    if (!levels.has(skillId)) throw new AppError('not-found', 'One of the skills was not found in the library.');
    const existing = newRows.get(skillId);
    if (existing && proficiencyId === null && existing.proficiencyId !== null) guardRemoval(existing, userType);
    if (!existing && !ofRole.has(skillId)) guardAdding(change.skillAddedFrom, userType);
    // A skill of the industry role that is added again counts as a role skill.
    const industry = existing ?? rows.find((row) => row.skillId === skillId) ?? ofRole.get(skillId);
    newRows.set(skillId, {
      skillId,
      skillAddedFrom: existing?.skillAddedFrom ?? ofRole.get(skillId)?.skillAddedFrom ?? change.skillAddedFrom,
      proficiencyId,
      levelNumber: findLevel(levels, skillId, proficiencyId),
      industryProficiencyId: industry?.industryProficiencyId ?? null,
      industryLevelNumber: industry?.industryLevelNumber ?? null,
      skillCriticality: proficiencyId === null ? '' : change.skillCriticality,
    });
    excluded.delete(skillId);
  }
  return { rows: [...newRows.values()], excludedRoleSkills: [...excluded] };
};

/** Only administrators may replace a mapping by one without its suggested skills or their levels. */
const guardLosses = (now: Mapping, former: Mapping, userType: UserType | undefined) => {
  const formerRows = new Map(former.rows.map((row) => [row.skillId, row]));
  for (const row of now.rows) {
    const formerRow = formerRows.get(row.skillId);
    if (!formerRow || (formerRow.proficiencyId === null && row.proficiencyId !== null)) guardRemoval(row, userType);
  }
};

/**
 * Undoes the last Confirm Changes: the rows and excluded role skills of `former`. Throws when this user type may not
 * remove the skills that would be lost.
 */
export const undoLastChanges = (now: Mapping, former: Mapping, userType: UserType | undefined): Mapping => {
  guardLosses(now, former, userType);
  return { rows: former.rows, excludedRoleSkills: former.excludedRoleSkills };
};

interface RestoreContext {
  /** The skills of the version that still exist in the library, with their levels. */
  library: ReadonlyMap<number, { proficiencies: readonly { proficiencyId: number }[] }>;
  /** The skills of the current industry role. */
  ofRole: readonly IndustrySkill[];
  userType: UserType | undefined;
}

/**
 * Adapts a former version of a mapping to the current library and industry role: missing skills are left out, missing
 * levels are cleared, and skills of another industry role count as added.
 */
export const restoreMapping = (
  now: Mapping,
  former: Mapping,
  { library, ofRole, userType }: RestoreContext,
): Mapping => {
  const roleSkillsById = new Map(ofRole.map((skill) => [skill.skillId, skill]));
  const rows = former.rows.flatMap((row): MappingRow[] => {
    const skill = library.get(row.skillId);
    if (!skill) return [];
    const industry = roleSkillsById.get(row.skillId);
    const levelExists = skill.proficiencies.some(({ proficiencyId }) => proficiencyId === row.proficiencyId);
    return [
      {
        ...row,
        ...(!levelExists && { proficiencyId: null, levelNumber: null, skillCriticality: '' as const }),
        ...(!industry && row.skillAddedFrom === 'Industry Role' && { skillAddedFrom: 'Add Skill' as const }),
        industryProficiencyId: industry?.proficiencyId ?? null,
        industryLevelNumber: industry?.levelNumber ?? null,
      },
    ];
  });
  const restored = { rows, excludedRoleSkills: former.excludedRoleSkills };
  guardLosses(now, restored, userType);
  return restored;
};
