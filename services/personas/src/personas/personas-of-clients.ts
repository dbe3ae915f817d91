import type { Client } from '@skills-architect/contracts/admin';
import type { PersonaOfSkill } from '@skills-architect/contracts/skills';
import type { PersonaDocument } from './persona-document';
import { listedNames } from './role-names';
import type { PersonaStores } from './write-persona';

/** The scheme's name. A client whose sources have no scheme in common only has a number of levels. */
const nameScheme = (client: Pick<Client, 'proficiencySchemeName' | 'proficiencySchemeLevelCount'> | undefined) =>
  client ? client.proficiencySchemeName || `${client.proficiencySchemeLevelCount} PL` : '';

/** Personas of any clients with the names of their client, scheme and leadership role. */
export const personasOfClients = async (
  { names, readClient }: Pick<PersonaStores, 'names' | 'readClient'>,
  personas: readonly PersonaDocument[],
): Promise<PersonaOfSkill[]> => {
  const clientIds = [...new Set(personas.map(({ clientId }) => clientId))];
  const [clients, roleNames] = await Promise.all([
    Promise.all(clientIds.map(readClient)),
    listedNames(
      names,
      personas.map(({ leadershipRoleId }) => ({ industryRoleId: null, leadershipRoleId })),
    ),
  ]);
  const clientsById = new Map(clients.map((client) => [client.clientId, client]));
  return personas.map(({ _id, personaName, personaGroupName, leadershipRoleId, clientId }) => ({
    personaId: _id,
    personaName,
    personaGroupName,
    leadershipName:
      leadershipRoleId === null ? '' : (roleNames.leadershipRoles.get(leadershipRoleId)?.leadershipRoleName ?? ''),
    proficiencySchemeName: nameScheme(clientsById.get(clientId)),
    clientId,
    clientName: clientsById.get(clientId)?.clientName ?? '',
  }));
};
