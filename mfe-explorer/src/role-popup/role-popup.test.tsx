import { getRole, listRoleSkills, type Role, type RoleSkill } from '@skills-architect/contracts/roles';
import { aRole, STAMP } from '@skills-architect/contracts/testing';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, within } from '@testing-library/react';
import { RolePopup } from './role-popup';

const role: Role = {
  ...aRole(7, { roleName: 'Accountant', subsector: 'Finance', subsectorTypeId: 2, functionName: 'Accounting' }),
  rev: 0,
  created: STAMP,
  updated: STAMP,
  alternativeNames: [],
  roleDescription: 'Keeps the books',
  roleandResponsibilities: 'Close the month|Post accruals',
};
const aSkill = (skillId: number, skillName: string, skillCategoryId: number, skillCategory: string): RoleSkill => ({
  skillId,
  skillName,
  skillCategory: { skillCategoryId, skillCategory },
  skillFamily: { skillFamilyId: 1, skillFamily: 'Finance' },
  skillSource: { sourceId: 1, source: 'Skills Architect' },
  skillStatus: 4,
  proficiencies: [],
  proficiencyId: 1,
  levelNumber: 3,
  skillCriticality: 'High',
});
const skills = [
  aSkill(1, 'Spreadsheets', 2, 'Digital Tools'),
  aSkill(2, 'Tax law', 1, 'Functional Skills'),
  aSkill(3, 'Bookkeeping', 1, 'Functional Skills'),
];

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<RolePopup role={{ id: 7, name: 'Accountant' }} onClose={() => undefined} />, {
    user: aUser({ userType: 1, clients: [3, 1] }),
    clients: [
      { clientId: 1, clientName: 'Acme' },
      { clientId: 3, clientName: 'Northwind' },
    ],
    answers: [answer(getRole, role), answer(listRoleSkills, { skills })],
    ...options,
  });

test('describes the role in terms of its sub-sector type', async () => {
  open();
  expect(await screen.findByText('Keeps the books')).toBeVisible();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Function',
    'Track',
    'Occupation',
    'Role Description',
  ]);
  expect(screen.getByRole('list', { name: 'Critical Work Functions and Tasks' })).toHaveTextContent(
    'Close the monthPost accruals',
  );
});

test.each([
  ['the chosen client', 1, '1'],
  ['a client of the user while none is chosen', null, '3'],
])('reads the skills for %s', async (_, clientId, expected) => {
  const { person, portal } = open({ clientId });
  await person.click(await screen.findByRole('tab', { name: 'Skills' }));
  const rows = within(await screen.findByRole('table')).getAllByRole('rowheader');
  expect(rows.map((row) => row.textContent)).toEqual(['Bookkeeping', 'Tax law', 'Spreadsheets']);
  expect(portal.requests.at(-1)?.query).toMatchObject({ clientId: expected });
});

test('shows why it failed to load, and retries', async () => {
  const { person, portal } = open({ answers: [refuse(getRole, 503, { error: 'Roles do not answer' })] });
  expect(await screen.findByText('Roles do not answer')).toBeVisible();
  portal.answer(answer(getRole, role));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Keeps the books')).toBeVisible();
});
