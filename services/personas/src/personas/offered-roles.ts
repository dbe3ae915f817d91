import type { PersonaForm } from '@skills-architect/contracts/personas';
import { rolesByIds } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { type ClientReader, invalid, type ServiceKit } from '@skills-architect/service-kit';
import type { Asker, ReadRoleNames } from './role-names';

/** Something of the library as far as it matters for who is offered it. */
interface OfLibrary {
  status: LibraryStatus;
  sourceId: number;
}

/** Personas are given what is published and of the client's sources; a client without sources is offered all. */
export const isOffered = ({ status, sourceId }: OfLibrary, sourceIds: readonly number[]): boolean =>
  status === LibraryStatus.Published && (!sourceIds.length || sourceIds.includes(sourceId));

type Chosen = Pick<PersonaForm, 'industryRoleId' | 'leadershipRoleId'>;
interface Had {
  industryRoleId: number | null;
  leadershipRoleId: number | null;
}

/** Refuses roles that the client is not offered; what a persona has already it may keep. */
export const offeredRoles = (kit: ServiceKit, clientOf: ClientReader, names: ReadRoleNames) => {
  const checkIndustryRole = async (clientId: number, roleId: number, asker: Asker) => {
    const [{ roles }, { sourceIds }] = await Promise.all([
      kit.peer(rolesByIds, { body: { roleIds: [roleId] } }, asker),
      clientOf(clientId),
    ]);
    const role = roles[0];
    if (!role) throw invalid('industryRoleId', 'This industry role was not found. Choose another one.');
    if (!isOffered({ status: role.roleStatus, sourceId: role.sourceId }, sourceIds))
      throw invalid('industryRoleId', `${role.roleName} is not offered to this client. Choose another industry role.`);
  };
  const checkLeadershipRole = async (leadershipRoleId: number) => {
    const { leadershipRoles } = await names([{ industryRoleId: null, leadershipRoleId }]);
    if (!leadershipRoles.has(leadershipRoleId))
      throw invalid('leadershipRoleId', 'This leadership role was not found. Choose another one.');
  };
  return async (clientId: number, { industryRoleId, leadershipRoleId }: Chosen, had: Had | undefined, asker: Asker) => {
    if (industryRoleId !== null && industryRoleId !== had?.industryRoleId)
      await checkIndustryRole(clientId, industryRoleId, asker);
    if (leadershipRoleId && leadershipRoleId !== had?.leadershipRoleId) await checkLeadershipRole(leadershipRoleId);
  };
};
