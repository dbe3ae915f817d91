import type { UserType } from '@skills-architect/contracts';
import { type Client, getClient } from '@skills-architect/contracts/admin';
import * as calls from '@skills-architect/contracts/personas';
import { aClient } from '@skills-architect/contracts/testing';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { manifest } from '../area';
import PersonaList from './persona-list';

export const GROUPS = [
  { personaGroupId: 1, personaGroupName: 'Operations', clientId: 1, personas: 2 },
  { personaGroupId: 2, personaGroupName: 'Finance', clientId: 1, personas: 1 },
];
export const aPersona = (personaId: number, personaName: string, group = 0): calls.PersonaSummary => ({
  personaId,
  personaName,
  personaGroup: GROUPS[group] ?? { personaGroupId: 9, personaGroupName: 'None' },
  clientId: 1,
  industryRole: { roleId: 3, roleName: 'Transport Planner' },
  leadershipRole: null,
  skills: 8,
  skillsWithLevel: 5,
  rev: 0,
});
export const PERSONAS = [aPersona(11, 'Accountant', 1), aPersona(12, 'Driver'), aPersona(13, 'Planner')];
const CLIENTS = [{ clientId: 1, clientName: 'Northwind' }];

interface ShowOptions {
  userType?: UserType;
  path?: string;
  data?: calls.PersonaSummary[];
  filtered?: number;
  /** The departments fail to load. */
  fail?: boolean;
  client?: Partial<Client>;
  /** The portal has a connection to the learning platform. */
  isConnected?: boolean;
}
export const show = ({
  userType = 2,
  path = '/personas',
  data = PERSONAS,
  filtered = data.length,
  fail = false,
  client = { instanceName: 'northwind-live', instanceRegion: 2 },
  isConnected = true,
}: ShowOptions = {}) =>
  renderScreen(<PersonaList />, {
    manifest,
    path,
    user: aUser({ userType }),
    clients: CLIENTS,
    clientId: 1,
    answers: [
      answer(calls.listDeletedPersonas, { personas: [], total: 0 }),
      answer(calls.listPersonas, { data, total: 120, filteredPersonasCount: filtered }),
      fail
        ? refuse(calls.listPersonaGroups, 503, { error: 'Departments do not answer' })
        : answer(calls.listPersonaGroups, { groups: GROUPS }),
      answer(calls.countPersonas, { counts: [{ clientId: 1, personas: 120 }] }),
      answer(calls.pendingImport, { import: null }),
      answer(calls.bulkImportEnabled, { enabled: true }),
      answer(getClient, aClient(1, client)),
      answer(calls.learningPlatformOffer, { offered: isConnected }),
    ],
  });

export const query = (portal: ReturnType<typeof show>['portal']) =>
  portal.requests.filter(({ method, call }) => method === 'GET' && call === calls.listPersonas.path).at(-1)?.query;
