import { skillUse } from '@skills-architect/contracts/roles';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Structure } from '../structure/structure-documents';
import type { Roles } from './role-document';

/** Those of the skills that any industry or leadership role has. */
export const usedSkills = async (
  roles: Roles,
  { leadershipRoles }: Pick<Structure, 'leadershipRoles'>,
  skillIds: readonly number[],
): Promise<number[]> => {
  const used = { 'skills.skillId': { $in: [...skillIds] } };
  const [byRoles, byRanks] = await Promise.all([
    roles.model.distinct('skills.skillId', { ...used, ...roles.alive }),
    leadershipRoles.model.distinct('skills.skillId', { ...used, ...leadershipRoles.alive }),
  ]);
  // A role that has one of the skills has others as well.
  const found = new Set([...byRoles, ...byRanks]);
  return skillIds.filter((id) => found.has(id));
};

/** Tells other services which skills they must not take away from roles. */
export const skillUseRoute = (app: FastifyInstance, roles: Roles, structure: Pick<Structure, 'leadershipRoles'>) => {
  route(app, skillUse, async ({ body }) => ({ skillIds: await usedSkills(roles, structure, body.skillIds) }));
};
