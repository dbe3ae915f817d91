import type { PipelineStage } from 'mongoose';
import { publishedFilter } from '../matching/matchable-roles';
import type { RoleDocument, Roles } from './role-document';

interface CountedRoles {
  /** Which published roles are counted; default all. */
  within?: PipelineStage.Match['$match'];
  /** Counts them also by this field of the role. */
  by?: keyof RoleDocument & string;
}

/**
 * How many published roles have each skill, as stages of an aggregation: `_id` is `{ skillId }` with the field, `roles` the
 * count. A role counts once although it has a link of a skill for each scheme.
 */
export const rolesPerSkill = (roles: Roles, { within = {}, by }: CountedRoles = {}): PipelineStage[] => {
  const [kept, grouped] = by ? [{ [by]: 1 }, { [by]: `$${by}` }] : [{}, {}];
  return [
    { $match: { ...within, ...publishedFilter(roles) } },
    { $project: { ...kept, skillId: { $setUnion: ['$skills.skillId', []] } } },
    { $unwind: '$skillId' },
    { $group: { _id: { ...grouped, skillId: '$skillId' }, roles: { $sum: 1 } } },
  ];
};
