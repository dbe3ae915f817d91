import { skillUse } from '@skills-architect/contracts/roles';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Structure } from '../structure/structure-documents';
import type { Roles } from './role-document';

/** Which of the skills are used by an industry or leadership role. */
export const usedSkills = async (
  roles: Roles,
  { leadershipRoles }: Pick<Structure, 'leadershipRoles'>,
  skillIds: readonly number[],
): Promise<number[]> => {
  const filter = { 'skills.skillId': { $in: [...skillIds] } };
  const [byRoles, byLeadershipRoles] = await Promise.all([
    roles.model.distinct('skills.skillId', { ...filter, ...roles.alive }),
    leadershipRoles.model.distinct('skills.skillId', { ...filter, ...leadershipRoles.alive }),
  ]);
  // `distinct` also returns the other skills of these roles.
  const found = new Set([...byRoles, ...byLeadershipRoles]);
  return skillIds.filter((id) => found.has(id));
};

/** Tells other services which skills are used by roles and must be kept. */
export const skillUseRoute =
  (roles: Roles, structure: Pick<Structure, 'leadershipRoles'>) => (app: FastifyInstance) => {
    route(app, skillUse, async ({ body }) => ({ skillIds: await usedSkills(roles, structure, body.skillIds) }));
  };
