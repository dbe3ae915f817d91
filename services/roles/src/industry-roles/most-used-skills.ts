import type { ClientLibrary } from '@skills-architect/contracts/admin';
import { mostUsedSkills, trendingSkills } from '@skills-architect/contracts/roles';
import { LibraryStatus, skillsByIds } from '@skills-architect/contracts/skills';
import { type ClientReader, route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Roles } from './role-document';
import { rolesPerSkill } from './roles-per-skill';

/** Enough to include fifty published ones. */
const MAX_CANDIDATES = 200;
/** Cache key of the skills of all roles; other keys are client ids. */
const ALL_CLIENTS = 0;

const offeredFilter = ({ sourceIds, subSectorIds }: ClientLibrary) => ({
  ...(sourceIds.length && { sourceId: { $in: sourceIds } }),
  ...(subSectorIds.length && { subsectorId: { $in: subSectorIds } }),
});

/** The skills used by most roles of a client's library; cached until a role, skill or client changes. */
export const mostUsedSkillsRoute =
  (kit: ServiceKit, readClient: ClientReader, roles: Roles) => (app: FastifyInstance) => {
    const countSkills = async (clientId: number) => {
      const offered = clientId === ALL_CLIENTS ? {} : offeredFilter(await readClient(clientId));
      const counts = await roles.model.aggregate<{ _id: { skillId: number }; roles: number }>([
        ...rolesPerSkill(roles, { within: offered }),
        { $sort: { roles: -1, '_id.skillId': 1 } },
        { $limit: MAX_CANDIDATES },
      ]);
      const { skills } = await kit.peer(skillsByIds, { body: { skillIds: counts.map(({ _id }) => _id.skillId) } });
      const names = new Map(
        skills
          .filter(({ skillStatus }) => skillStatus === LibraryStatus.Published)
          .map(({ skillId, skillName }) => [skillId, skillName]),
      );
      return counts.flatMap(({ _id: { skillId }, roles: count }) => {
        const skillName = names.get(skillId);
        return skillName === undefined ? [] : [{ skillId, skillName, roles: count }];
      });
    };
    const readMostUsed = kit.cachedById(['industryRoles', 'skills', 'clients'], async (clientIds) => {
      const counts = clientIds.map(async (clientId) => [clientId, await countSkills(clientId)] as const);
      return new Map(await Promise.all(counts));
    });
    const read = async (clientId: number, limit: number) => ({
      skills: ((await readMostUsed([clientId])).get(clientId) ?? []).slice(0, limit),
    });
    route(app, trendingSkills, ({ query: { clientId, limit } }) => read(clientId, limit));
    route(app, mostUsedSkills, ({ query: { limit } }) => read(ALL_CLIENTS, limit));
  };
