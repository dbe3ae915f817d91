import {
  type LeadershipRole,
  listLeadershipRoles,
  type RoleSummary,
  rolesByIds,
} from '@skills-architect/contracts/roles';
import type { Identity, ServiceKit } from '@skills-architect/service-kit';

export interface RoleNames {
  roles: ReadonlyMap<number, RoleSummary | undefined>;
  leadershipRoles: ReadonlyMap<number, LeadershipRole>;
}
export type ReadRoleNames = (
  personas: { industryRoleId: number | null; leadershipRoleId: number | null }[],
) => Promise<RoleNames>;

export interface Asker {
  identity: Identity;
  requestId?: string;
}

const NAMED_BY = ['industryRoles', 'subsectors', 'functions', 'sources', 'leadershipRoles'];

/** Reads what the roles of personas are called; what is known is held until one of the names changes. */
export const roleNames = (kit: ServiceKit): ReadRoleNames => {
  const roles = kit.heldById(NAMED_BY, async (roleIds) => {
    const found = await kit.peer(rolesByIds, { body: { roleIds } });
    return new Map(found.roles.map((role) => [role.roleId, role]));
  });
  const leadershipRoles = kit.held(['leadershipRoles'], async () => {
    const found = await kit.peer(listLeadershipRoles, {});
    return new Map(found.leadershipRoles.map((role) => [role.leadershipRoleId, role]));
  });
  return async (personas) => {
    const roleIds = personas.map((persona) => persona.industryRoleId).filter((id) => id !== null);
    const leads = personas.some((persona) => persona.leadershipRoleId !== null);
    const [ofRoles, ofLeadershipRoles] = await Promise.all([
      roles(roleIds),
      leads ? leadershipRoles() : new Map<number, LeadershipRole>(),
    ]);
    return { roles: ofRoles, leadershipRoles: ofLeadershipRoles };
  };
};
