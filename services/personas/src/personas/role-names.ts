import {
  type LeadershipRole,
  listLeadershipRoles,
  type RoleSummary,
  rolesByIds,
} from '@skills-architect/contracts/roles';
import type { Identity, ServiceKit } from '@skills-architect/service-kit';

export interface RoleNames {
  roles: Map<number, RoleSummary>;
  leadershipRoles: Map<number, LeadershipRole>;
}

export interface Asker {
  identity: Identity;
  requestId?: string;
}

const present = (ids: (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];

/** What the roles of a page of personas are called; two calls, whatever the number of personas. */
export const roleNames = async (
  kit: ServiceKit,
  personas: { industryRoleId: number | null; leadershipRoleId: number | null }[],
  asker: Asker,
): Promise<RoleNames> => {
  const roleIds = present(personas.map((persona) => persona.industryRoleId));
  const leads = personas.some((persona) => persona.leadershipRoleId !== null);
  const [roles, leadership] = await Promise.all([
    roleIds.length ? kit.peer(rolesByIds, { body: { roleIds } }, asker) : { roles: [] },
    leads ? kit.peer(listLeadershipRoles, {}, asker) : { leadershipRoles: [] },
  ]);
  return {
    roles: new Map(roles.roles.map((role) => [role.roleId, role])),
    leadershipRoles: new Map(leadership.leadershipRoles.map((role) => [role.leadershipRoleId, role])),
  };
};
