import {
  listFunctions,
  listLeadershipRoles,
  listOccupations,
  listSubSectors,
  type RoleFunction,
  type SubSector,
  searchRoles,
} from '@skills-architect/contracts/roles';
import { listSources } from '@skills-architect/contracts/skills';
import { answer, aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, within } from '@testing-library/react';
import { manifest } from '../area';
import { aSummary } from '../roles.fixtures';
import RoleSearch from './role-search';

const subSectors: SubSector[] = [
  { subsectorId: 4, subsector: 'Finance', subsectorTypeId: 2, sourceIds: [1] },
  { subsectorId: 2, subsector: 'Logistics', subsectorTypeId: 1, sourceIds: [1] },
  { subsectorId: 3, subsector: 'Health Care', subsectorTypeId: 1, sourceIds: [1] },
];
export const functions: RoleFunction[] = [
  { functionId: 41, functionName: 'Accounting', subsectorId: 4 },
  { functionId: 21, functionName: 'Transport', subsectorId: 2 },
];
const lists = [
  answer(listSubSectors, { subSectors }),
  answer(listFunctions, { functions }),
  answer(listLeadershipRoles, { leadershipRoles: [{ leadershipRoleId: 3, leadershipRoleName: 'Director' }] }),
  answer(listOccupations, ({ query }) => ({
    occupations: query.subSectorIds?.includes(2) ? ['Transport clerks'] : ['Accountants', 'Transport clerks'],
  })),
  answer(listSources, {
    sources: [{ sourceId: 1, source: 'Skills Architect', allowMultipleMappings: true, isAssessmentEnabled: true }],
  }),
];
export const found = answer(searchRoles, { roles: [aSummary()], total: 3007 });
export const none = answer(searchRoles, { roles: [], total: 0 });

export const open = (query = '', { answers = [found], userType = 2 as 2 | 3 | 4 } = {}) => {
  const shown = renderScreen(<RoleSearch />, {
    manifest,
    path: `/role${query}`,
    user: aUser({ userType }),
    answers: [...lists, ...answers],
  });
  const searches = () => shown.portal.requests.filter(({ call }) => call === searchRoles.path).map(({ body }) => body);
  return { ...shown, lastSearch: () => searches().at(-1) };
};
export const row = () => screen.findByRole('row', { name: /Transport Planner/ });
export const openFilters = async (person: ReturnType<typeof open>['person']) => {
  await person.click(await screen.findByRole('button', { name: 'Filter Search Results' }));
};
export const readOptions = (name: string) =>
  within(screen.getByRole('listbox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent);
