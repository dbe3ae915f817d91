import { type ClientLibrary, offersRole, type RoleSubSector } from '@skills-architect/contracts/admin';
import type { PersonaForm } from '@skills-architect/contracts/personas';
import { rolesByIds } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { type ClientReader, invalid, type ServiceKit } from '@skills-architect/service-kit';
import type { Asker, ReadRoleNames } from './role-names';

/** Whether a role is published and in the client's sources, industries and functions. */
export const isOffered = (role: RoleSubSector & { roleStatus: LibraryStatus }, client: ClientLibrary): boolean =>
  role.roleStatus === LibraryStatus.Published && offersRole(client, role);

type RoleChoice = Pick<PersonaForm, 'industryRoleId' | 'leadershipRoleId'>;
interface SavedRoles {
  industryRoleId: number | null;
  leadershipRoleId: number | null;
}

/** Refuses roles outside the client's library, except the one a persona already has. */
export const offeredRolesCheck = (kit: ServiceKit, readClient: ClientReader, names: ReadRoleNames) => {
  const checkIndustryRole = async (clientId: number, roleId: number, asker: Asker) => {
    const [{ roles }, client] = await Promise.all([
      kit.peer(rolesByIds, { body: { roleIds: [roleId] } }, asker),
      readClient(clientId),
    ]);
    const role = roles[0];
    if (!role) throw invalid('industryRoleId', 'This industry role was not found. Choose another one.');
    if (!isOffered(role, client))
      throw invalid('industryRoleId', `${role.roleName} is not offered to this client. Choose another industry role.`);
  };
  const checkLeadershipRole = async (leadershipRoleId: number) => {
    const { leadershipRoles } = await names([{ industryRoleId: null, leadershipRoleId }]);
    if (!leadershipRoles.has(leadershipRoleId))
      throw invalid('leadershipRoleId', 'This leadership role was not found. Choose another one.');
  };
  return async (
    clientId: number,
    { industryRoleId, leadershipRoleId }: RoleChoice,
    saved: SavedRoles | undefined,
    asker: Asker,
  ) => {
    if (industryRoleId !== null && industryRoleId !== saved?.industryRoleId)
      await checkIndustryRole(clientId, industryRoleId, asker);
    if (leadershipRoleId && leadershipRoleId !== saved?.leadershipRoleId) await checkLeadershipRole(leadershipRoleId);
  };
};
