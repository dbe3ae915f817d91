import { companyOverview, type CompanyOverview as Overview } from '@skills-architect/contracts/personas';
import { answer, aUser, type FakeAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, within } from '@testing-library/react';
import { manifest } from '../area';
import CompanyOverview from './company-overview';

const overview: Overview = {
  personas: 5,
  states: { draft: 1, matched: 0, mapped: 1, complete: 3 },
  departments: [
    { personaGroupId: 4, personaGroupName: 'Data', draft: 1, matched: 0, mapped: 1, complete: 2 },
    { personaGroupId: 5, personaGroupName: 'Law', draft: 0, matched: 0, mapped: 0, complete: 1 },
  ],
  leadershipRoles: [{ leadershipRoleId: 0, leadershipRoleName: 'None', personas: 5 }],
  topSkills: [{ skillId: 9, skillName: 'SQL', personas: 4 }],
  singleSkills: { total: 1, skills: [{ skillId: 8, skillName: 'Latin', personaId: 3, personaName: 'Notary' }] },
  categories: [{ skillCategory: 'Digital Tools', levels: [2, 0, 6, 0, 0, 0, 0, 0] }],
  parts: [{ part: 'roleDescription', filled: 2 }],
};
const none: Overview = {
  ...overview,
  personas: 0,
  states: { draft: 0, matched: 0, mapped: 0, complete: 0 },
  departments: [],
};
const open = (answered: FakeAnswer, path = '/personas/overview') =>
  renderScreen(<CompanyOverview />, {
    manifest,
    path,
    user: aUser({ userType: 1 }),
    clients: [{ clientId: 1, clientName: 'Northwind' }],
    clientId: 1,
    answers: [answered],
  });

test('shows pictures, and with T tables whose numbers lead to the lists behind them', async () => {
  const { person } = open(answer(companyOverview, overview));
  expect(await screen.findByRole('img', { name: 'Skills Most Asked For; the table says the same' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Draft: 1' })).toHaveAttribute('href', '/personas?state=draft');
  expect(screen.getByRole('link', { name: 'Notary' })).toHaveAttribute('href', '/persona/architect-skills/3');
  await person.keyboard('t');
  for (const [table, name, path] of [
    ['Personas by Department and State', 'Data, Complete: 2', '/personas?personaGroupId=4&state=complete'],
    ['Leadership Roles', 'None, Personas: 5', '/personas?leadershipRoleId=0'],
    ['Skills Most Asked For', 'SQL, Personas: 4', '/personas?skillId=9'],
    ['Levels by Category', 'Digital Tools, Level 2: 6', '/personas?skillCategory=Digital+Tools&levelNumber=2'],
    ['Completeness of Descriptions', 'Role Description, Empty: 3', '/personas?lacks=roleDescription'],
  ] as const)
    expect(within(screen.getByRole('table', { name: table })).getByRole('link', { name })).toHaveAttribute(
      'href',
      path,
    );
  expect(screen.queryByRole('img', { name: /the table says the same/ })).toBeNull();
});

test.each([
  [16, undefined],
  [17, 'The table has 2 more.'],
])('the picture of %i skills leaves out several only', async (count, note) => {
  const topSkills = Array.from({ length: count }, (_, index) => ({
    skillId: index + 1,
    skillName: `S${index}`,
    personas: 1,
  }));
  open(answer(companyOverview, { ...overview, topSkills }));
  await screen.findByRole('img', { name: 'Skills Most Asked For; the table says the same' });
  expect(screen.queryByText(/^The table has/)?.textContent).toBe(note);
});

test('a table with many columns stands below the others', async () => {
  open(
    answer(companyOverview, {
      ...overview,
      categories: [{ skillCategory: 'Digital Tools', levels: [2, 0, 6, 0, 0, 1, 0, 0] }],
    }),
    '/personas/overview?tables=true',
  );
  const tables = await screen.findAllByRole('table');
  expect(tables.at(-1)).toHaveAccessibleName('Levels by Category');
});

test('says how to begin for a client without personas', async () => {
  open(answer(companyOverview, none));
  expect(await screen.findByText('This client has no personas yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Personas' })).toHaveAttribute('href', '/personas');
});

test('says that the first count is not done', async () => {
  open(answer(companyOverview, { ...none, isBeingCounted: true }));
  expect(await screen.findByText('The personas are being counted')).toBeVisible();
});

test('shows why the figures failed to load', async () => {
  open(refuse(companyOverview, 503, { error: 'Personas do not answer' }));
  expect(await screen.findByText('Personas do not answer')).toBeVisible();
});
