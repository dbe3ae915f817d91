import type { RowMappingState } from '@skills-architect/contracts/personas';
import { type IndustrySkill, type Mapping, roleMapping, withIndustryRole } from '../persona-skills/mapping-rules';

/** The saved skill mapping of a row; `roleId` is the industry role at that time. */
export interface SavedMapping extends Mapping {
  rev: number;
  roleId: number | null;
  state: Exclude<RowMappingState, 'not started'>;
}

/**
 * The skill mapping of a row. Without a saved mapping it has the skills of its industry role; a change of the role
 * replaces the rows of the former role, and the mapping has to be reviewed again.
 */
export const currentMapping = (
  saved: SavedMapping | undefined,
  roleId: number | null,
  skillsOfRole: IndustrySkill[],
): Mapping & { state: RowMappingState; rev: number } => {
  if (!saved) return { ...roleMapping(skillsOfRole), state: 'not started', rev: 0 };
  const { rows, excludedRoleSkills, rev, state } = saved;
  if (saved.roleId === roleId) return { rows, excludedRoleSkills, rev, state };
  return { ...withIndustryRole({ rows, excludedRoleSkills }, skillsOfRole), rev, state: 'in progress' };
};

/** The state of the mapping without its skills. */
export const mappingState = (
  saved: Pick<SavedMapping, 'roleId' | 'state'> | undefined,
  roleId: number | null,
): RowMappingState => {
  if (!saved) return 'not started';
  return saved.roleId === roleId ? saved.state : 'in progress';
};

/** The skills of a persona created from a row, without those deleted from the library meanwhile. */
export const createdMapping = (
  saved: SavedMapping | undefined,
  roleId: number | null,
  skillsOfRole: IndustrySkill[],
  librarySkillIds: ReadonlySet<number>,
): Mapping => {
  const { rows, excludedRoleSkills } = currentMapping(saved, roleId, skillsOfRole);
  const ofRole = new Set(skillsOfRole.map(({ skillId }) => skillId));
  return {
    rows: rows.filter(({ skillId }) => ofRole.has(skillId) || librarySkillIds.has(skillId)),
    excludedRoleSkills,
  };
};
