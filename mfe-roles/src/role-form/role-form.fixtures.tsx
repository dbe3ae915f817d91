import {
  createRole,
  deleteRole,
  getRole,
  listFunctions,
  listLeadershipRoles,
  listOccupations,
  listRoleSkills,
  listSubSectors,
  personasOfRole,
  type Role,
  roleNameExists,
  roleUsage,
  searchRoles,
  updateRole,
} from '@skills-architect/contracts/roles';
import { listLanguages, listSources } from '@skills-architect/contracts/skills';
import {
  answer,
  aUser,
  type FakeAnswer,
  formActions,
  type PortalOptions,
  renderScreen,
} from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { manifest } from '../area';
import { aRole } from '../roles.fixtures';
import RoleFormScreen from './role-form';

const source = (sourceId: number, name: string) => ({
  sourceId,
  source: name,
  allowMultipleMappings: true,
  isAssessmentEnabled: false,
});
const functions = [
  { functionId: 21, functionName: 'Transport', subsectorId: 2 },
  { functionId: 41, functionName: 'Accounting', subsectorId: 4 },
];
/** A name that exists in source 1 and department 21. */
const TAKEN = 'Driver';

const LISTS = [
  answer(listSubSectors, {
    subSectors: [
      { subsectorId: 4, subsector: 'Finance', subsectorTypeId: 2, sourceIds: [1] },
      { subsectorId: 2, subsector: 'Logistics', subsectorTypeId: 1, sourceIds: [1] },
    ],
  }),
  answer(listFunctions, ({ query }) => ({
    functions: functions.filter(({ subsectorId }) => query.subSectorIds?.includes(subsectorId)),
  })),
  answer(listOccupations, { occupations: ['Transport clerks'] }),
  answer(listLeadershipRoles, {
    leadershipRoles: [
      { leadershipRoleId: 1, leadershipRoleName: 'Individual Contributor' },
      { leadershipRoleId: 2, leadershipRoleName: 'Team Lead' },
    ],
  }),
  answer(listLanguages, { languages: ['en', 'de', 'fr'] }),
  answer(listSources, {
    sources: [source(1, 'Skills Architect'), source(2, 'AI Generated'), source(5, 'Atomic 1.1')],
  }),
  answer(roleNameExists, ({ query }) => ({
    exists: query.name === TAKEN && query.sourceId === 1 && query.functionId === 21,
  })),
  answer(personasOfRole, { personas: [], total: 0 }),
  answer(roleUsage, { postings: 0, careerSteps: 0 }),
  answer(listRoleSkills, { skills: [] }),
  answer(searchRoles, { roles: [], total: 0 }),
  answer(deleteRole, { done: true }),
];

const open = (path: string, options: PortalOptions) => {
  const shown = renderScreen(<RoleFormScreen />, { manifest, path, ...options });
  return { ...shown, ...formActions(shown) };
};

/** The loaded form for a new role. */
export const add = async (answers: FakeAnswer[] = [answer(createRole, aRole({ roleId: 70 }))], userType: 3 | 4 = 4) => {
  const shown = open('/role/add', { user: aUser({ userType }), answers: [...answers, ...LISTS] });
  await screen.findByRole('button', { name: 'Add Role' });
  return shown;
};

/** The form of a role, for a user of this type. */
export const edit = (role: Role = aRole(), options: PortalOptions & { userType?: 2 | 3 | 4 } = {}) =>
  open(`/role/edit/${role.roleId}`, {
    user: aUser({ userType: options.userType ?? 4 }),
    ...options,
    answers: [
      ...(options.answers ?? []),
      answer(getRole, role),
      answer(updateRole, { ...role, rev: role.rev + 1 }),
      ...LISTS,
    ],
  });
