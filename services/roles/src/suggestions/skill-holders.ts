import type { Roles } from '../industry-roles/role-document';
import type { SkillHolders } from './suggested-skills';

export type CountHolders = (skillIds: readonly number[]) => Promise<SkillHolders>;

/** Counts the roles that have each of these skills, by the index on the skills of roles. */
export const skillHolders =
  (roles: Roles): CountHolders =>
  async (skillIds) => {
    const [all, counts] = await Promise.all([
      roles.model.countDocuments(roles.alive),
      Promise.all(
        skillIds.map(async (skillId) => {
          const holders = await roles.model.countDocuments({ 'skills.skillId': skillId, ...roles.alive });
          return [skillId, holders] as const;
        }),
      ),
    ]);
    return { all, bySkill: new Map(counts) };
  };
