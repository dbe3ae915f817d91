import {
  type LeadershipRole,
  listLeadershipRoles,
  type RoleSummary,
  rolesByIds,
} from '@skills-architect/contracts/roles';
import { type Identity, isUnavailable, type ServiceKit } from '@skills-architect/service-kit';

export interface RoleNames {
  roles: ReadonlyMap<number, RoleSummary | undefined>;
  leadershipRoles: ReadonlyMap<number, LeadershipRole>;
}
/** The role names needed for a list. */
export interface ListedNames {
  roles: ReadonlyMap<number, Pick<RoleSummary, 'roleId' | 'roleName'> | undefined>;
  leadershipRoles: ReadonlyMap<number, LeadershipRole>;
}
interface WithRoles {
  industryRoleId: number | null;
  leadershipRoleId: number | null;
}
export type ReadRoleNames = (personas: WithRoles[]) => Promise<RoleNames>;

export interface Asker {
  identity: Identity;
  requestId?: string;
}

const NAME_TOPICS = ['industryRoles', 'subsectors', 'functions', 'sources', 'leadershipRoles'];

/** Reads the names of personas' roles; cached until a name changes. */
export const roleNames = (kit: ServiceKit): ReadRoleNames => {
  const roles = kit.cachedById(NAME_TOPICS, async (roleIds) => {
    const answer = await kit.peer(rolesByIds, { body: { roleIds } });
    return new Map(answer.roles.map((role) => [role.roleId, role]));
  });
  const leadershipRoles = kit.cached(['leadershipRoles'], async () => {
    const answer = await kit.peer(listLeadershipRoles, {});
    return new Map(answer.leadershipRoles.map((role) => [role.leadershipRoleId, role]));
  });
  return async (personas) => {
    const roleIds = personas.map((persona) => persona.industryRoleId).filter((id) => id !== null);
    const hasLeadershipRole = personas.some((persona) => persona.leadershipRoleId !== null);
    const [ofRoles, ofLeadershipRoles] = await Promise.all([
      roles(roleIds),
      hasLeadershipRole ? leadershipRoles() : new Map<number, LeadershipRole>(),
    ]);
    return { roles: ofRoles, leadershipRoles: ofLeadershipRoles };
  };
};

const NOT_KNOWN = 'Name not known at the moment';

const emptyNames = (personas: WithRoles[]): ListedNames => {
  const roleIds = personas.map(({ industryRoleId }) => industryRoleId).filter((id) => id !== null);
  const leaders = personas.map(({ leadershipRoleId }) => leadershipRoleId).filter((id) => id !== null);
  return {
    roles: new Map(roleIds.map((roleId) => [roleId, { roleId, roleName: NOT_KNOWN }])),
    leadershipRoles: new Map(leaders.map((id) => [id, { leadershipRoleId: id, leadershipRoleName: NOT_KNOWN }])),
  };
};

/** Names for a list: personas are listed even while role names are unavailable. */
export const listedNames = async (read: ReadRoleNames, personas: WithRoles[]): Promise<ListedNames> => {
  try {
    return await read(personas);
  } catch (error) {
    if (isUnavailable(error)) return emptyNames(personas);
    throw error;
  }
};
