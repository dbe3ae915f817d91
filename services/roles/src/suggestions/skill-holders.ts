import type { Roles } from '../industry-roles/role-document';
import type { SkillHolders } from './suggested-skills';

export type CountHolders = (skillIds: readonly number[]) => Promise<SkillHolders>;

/** Counts the roles that have each of these skills. */
export const skillHolders =
  (roles: Roles): CountHolders =>
  async (skillIds) => {
    const ids = [...skillIds];
    const [all, counts] = await Promise.all([
      roles.model.countDocuments(roles.alive),
      roles.model.aggregate<{ _id: number; holders: number }>([
        { $match: { 'skills.skillId': { $in: ids }, ...roles.alive } },
        { $project: { skillId: { $setIntersection: ['$skills.skillId', ids] } } },
        { $unwind: '$skillId' },
        { $group: { _id: '$skillId', holders: { $sum: 1 } } },
      ]),
    ]);
    return { all, bySkill: new Map(counts.map(({ _id, holders }) => [_id, holders])) };
  };
