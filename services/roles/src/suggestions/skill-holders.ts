import type { ServiceKit } from '@skills-architect/service-kit';
import type { Roles } from '../industry-roles/role-document';
import { rolesPerSkill } from '../industry-roles/roles-per-skill';
import { publishedFilter } from '../matching/matchable-roles';
import { holdersOfSources, type SkillHolders } from './suggested-skills';

export type CountHolders = (sourceIds: readonly number[]) => Promise<SkillHolders>;

/** Counts published roles per skill in given sources. The counts are cached until a role changes. */
export const skillHolders = (kit: ServiceKit, roles: Roles): CountHolders => {
  const readCounts = kit.cached(['industryRoles'], async () => {
    const [sources, skills] = await Promise.all([
      roles.model.aggregate<{ _id: number; all: number }>([
        { $match: publishedFilter(roles) },
        { $group: { _id: '$sourceId', all: { $sum: 1 } } },
      ]),
      roles.model.aggregate<{ _id: { sourceId: number; skillId: number }; roles: number }>(
        rolesPerSkill(roles, { by: 'sourceId' }),
      ),
    ]);
    const bySource = new Map(sources.map(({ _id, all }) => [_id, { all, bySkill: new Map<number, number>() }]));
    for (const { _id, roles: holders } of skills) bySource.get(_id.sourceId)?.bySkill.set(_id.skillId, holders);
    return bySource;
  });
  return async (sourceIds) => holdersOfSources(await readCounts(), sourceIds);
};
