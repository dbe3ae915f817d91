import { getClient } from '@skills-architect/contracts/admin';
import * as calls from '@skills-architect/contracts/personas';
import { listFunctions, listLeadershipRoles, listSubSectors, searchRoles } from '@skills-architect/contracts/roles';
import { listSources } from '@skills-architect/contracts/skills';
import { aClient } from '@skills-architect/contracts/testing';
import { answer, aUser, type PortalOptions, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { manifest } from '../area';
import PersonaFormScreen from './persona-form';

export const ROLE = {
  roleId: 3,
  roleName: 'Transport Planner',
  subsectorId: 2,
  subsector: 'Logistics',
  subsectorTypeId: 1 as const,
  functionId: 5,
  functionName: 'Transport',
};
const stamp = { at: '2026-01-01T00:00:00.000Z', by: 1 };
export const PERSONA = {
  personaId: 12,
  personaName: 'Tour Planner',
  personaGroup: { personaGroupId: 1, personaGroupName: 'Operations', clientId: 1 },
  clientId: 1,
  reportingTo: 'Head of Transport',
  roleDescription: 'Plans tours.',
  rolesResponsibilities: 'Plan|Inform',
  industryRole: ROLE,
  leadershipRole: null,
  rev: 4,
  created: stamp,
  updated: stamp,
};

export const show = (path: string, { agree = true }: Pick<PortalOptions, 'agree'> = {}) =>
  renderScreen(<PersonaFormScreen />, {
    manifest,
    path,
    agree,
    user: aUser({ userType: 2 }),
    clients: [{ clientId: 1, clientName: 'Northwind' }],
    clientId: 1,
    answers: [
      answer(getClient, aClient(1)),
      answer(calls.bulkImportEnabled, { enabled: true }),
      answer(calls.getPersona, { ...PERSONA, previousPersonaId: 11, nextPersonaId: null }),
      answer(calls.listPersonaGroups, {
        groups: [{ personaGroupId: 1, personaGroupName: 'Operations', clientId: 1, personas: 2 }],
      }),
      answer(calls.personaNameExists, { exists: false }),
      answer(listSubSectors, {
        subSectors: [{ subsectorId: 2, subsector: 'Logistics', subsectorTypeId: 1, sourceIds: [1] }],
      }),
      answer(listSources, { sources: [] }),
      answer(listFunctions, { functions: [{ functionId: 5, functionName: 'Transport', subsectorId: 2 }] }),
      answer(listLeadershipRoles, { leadershipRoles: [{ leadershipRoleId: 2, leadershipRoleName: 'Team Lead' }] }),
      answer(searchRoles, {
        roles: [
          {
            ...ROLE,
            occupation: 'Clerks',
            leadershipRole: { leadershipRoleId: 2, leadershipRoleName: 'Team Lead' },
            sourceId: 1,
            source: 'Skills Architect',
            roleStatus: 4,
          },
        ],
        total: 1,
      }),
    ],
  });

export type Shown = ReturnType<typeof show>;
export const sentBody = ({ portal }: Shown, call: { method: string; path: string }) =>
  portal.requests.find((request) => request.method === call.method && request.call === call.path);
export const notificationTexts = ({ portal }: Shown) => portal.notifications.map(({ text }) => text);

export const chooseRole = async ({ person }: Shown) => {
  await person.click(screen.getByRole('combobox', { name: /Industry Role/ }));
  await person.click(await screen.findByRole('option', { name: /Transport Planner/ }));
};
export const fillGroup = async ({ person }: Shown) => {
  await person.click(screen.getByRole('combobox', { name: /Group Name/ }));
  await person.click(await screen.findByRole('option', { name: 'Operations' }));
};

/** A version of the persona with this value of Reporting To. */
export const aVersion = (rev: number, value: string) => ({
  rev,
  at: `2026-03-0${rev + 1}T09:00:00.000Z`,
  user: { userId: 2, userName: 'Ada Reed' },
  event: 'changed' as const,
  fields: [{ field: 'Reporting To', value }],
});
