import { mostUsedSkills } from '@skills-architect/contracts/roles';
import { LibraryStatus, skillsByIds } from '@skills-architect/contracts/skills';
import { route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Roles } from './role-document';

/** Enough to include fifty published ones. */
const CANDIDATES = 200;

/** The skills used by most roles; cached until a role or skill changes. */
export const mostUsedSkillsRoute = (app: FastifyInstance, kit: ServiceKit, roles: Roles) => {
  const readMostUsed = kit.cached(['industryRoles', 'skills'], async () => {
    const counted = await roles.model.aggregate<{ _id: number; roles: number }>([
      { $match: { roleStatus: LibraryStatus.Published, ...roles.alive } },
      // A role has a skill once for each scheme.
      { $project: { skillId: { $setUnion: ['$skills.skillId', []] } } },
      { $unwind: '$skillId' },
      { $group: { _id: '$skillId', roles: { $sum: 1 } } },
      { $sort: { roles: -1, _id: 1 } },
      { $limit: CANDIDATES },
    ]);
    const { skills } = await kit.peer(skillsByIds, { body: { skillIds: counted.map(({ _id }) => _id) } });
    const names = new Map(
      skills
        .filter(({ skillStatus }) => skillStatus === LibraryStatus.Published)
        .map(({ skillId, skillName }) => [skillId, skillName]),
    );
    return counted.flatMap(({ _id: skillId, roles: count }) => {
      const skillName = names.get(skillId);
      return skillName === undefined ? [] : [{ skillId, skillName, roles: count }];
    });
  });
  route(app, mostUsedSkills, async ({ query }) => ({ skills: (await readMostUsed()).slice(0, query.limit) }));
};
