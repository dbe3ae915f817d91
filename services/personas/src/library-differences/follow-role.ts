import type { ChangedRole } from '@skills-architect/contracts';
import type { LibraryDifference } from '@skills-architect/contracts/personas';
import type { MappingRow } from '../persona-skills/mapping-document';
import { type IndustrySkill, type Mapping, toMappingRow } from '../persona-skills/mapping-rules';
import type { Snapshot } from '../reviews/snapshot';

type RoleSkillChange = Omit<LibraryDifference['roleSkills'][number], 'skillName'>;

/** The levels that an industry role has expected, by skill; null for skills that it did not have. */
export type ExpectedLevels = ReadonlyMap<number, number | null>;

/**
 * What the role of a persona expected when it was approved. The approved version tells it, because later changes of the
 * skills may have brought newer levels; a persona that was given another role since has what that role then expected.
 */
export const formerlyExpected = (
  version: Pick<Snapshot, 'industryRoleId' | 'rows'>,
  current: Pick<Snapshot, 'industryRoleId' | 'rows'>,
): ExpectedLevels => {
  const { rows } = version.industryRoleId === current.industryRoleId ? version : current;
  return new Map(rows.map(({ skillId, industryLevelNumber }) => [skillId, industryLevelNumber]));
};

interface FollowedRow {
  row: MappingRow | null;
  change?: RoleSkillChange;
}

const followRow = (row: MappingRow, expected: number | null, ofRole: IndustrySkill | undefined): FollowedRow => {
  const { skillId, levelNumber } = row;
  const isAsExpected = expected !== null && levelNumber === expected;
  if (!ofRole) {
    const isOfRole = row.skillAddedFrom === 'Industry Role';
    if (isOfRole && isAsExpected)
      return { row: null, change: { skillId, change: 'removed', formerLevel: levelNumber, newLevel: null } };
    const source = isOfRole ? { skillAddedFrom: 'Add Skill' as const } : {};
    return { row: { ...row, ...source, industryProficiencyId: null, industryLevelNumber: null } };
  }
  const level = { proficiencyId: ofRole.proficiencyId, levelNumber: ofRole.levelNumber };
  const followed = {
    ...row,
    ...(isAsExpected && level),
    industryProficiencyId: level.proficiencyId,
    industryLevelNumber: level.levelNumber,
  };
  if (!isAsExpected || level.levelNumber === levelNumber) return { row: followed };
  return {
    row: followed,
    change: { skillId, change: 'level', formerLevel: levelNumber, newLevel: level.levelNumber },
  };
};

/** The skills of its role that releases have changed; undefined if they do not say which. */
export const changedSkills = ({ links }: ChangedRole): ReadonlySet<number> | undefined =>
  links && new Set([...links.gained, ...links.lost, ...links.changed]);

/**
 * The skills of a persona after the changes of its industry role, and what changes in them: only skills `among` the changed
 * ones. What the role has lost before the approval was approved without it, and what is in no release yet comes with one.
 * People's decisions stay: skills that they removed are not added again, and what they have set to another level neither
 * leaves nor moves.
 */
export const followRole = (
  { rows, excludedRoleSkills }: Mapping,
  expected: ExpectedLevels,
  roleSkills: readonly IndustrySkill[],
  among?: ReadonlySet<number>,
): { mapping: Mapping; changes: RoleSkillChange[] } => {
  const ofRole = new Map(roleSkills.map((skill) => [skill.skillId, skill]));
  const isChanged = (skillId: number) => among === undefined || among.has(skillId);
  const followed = rows.map(
    (row): FollowedRow =>
      isChanged(row.skillId)
        ? followRow(row, expected.get(row.skillId) ?? row.industryLevelNumber, ofRole.get(row.skillId))
        : { row },
  );
  const present = new Set(rows.map(({ skillId }) => skillId));
  const gained = roleSkills.filter(
    ({ skillId }) =>
      isChanged(skillId) &&
      !present.has(skillId) &&
      !excludedRoleSkills.includes(skillId) &&
      (expected.get(skillId) ?? null) === null,
  );
  return {
    mapping: {
      rows: [...gained.map(toMappingRow), ...followed.flatMap(({ row }) => row ?? [])],
      excludedRoleSkills,
    },
    changes: [
      ...gained.map(({ skillId, levelNumber }) => ({
        skillId,
        change: 'added' as const,
        formerLevel: null,
        newLevel: levelNumber,
      })),
      ...followed.flatMap(({ change }) => change ?? []),
    ],
  };
};
