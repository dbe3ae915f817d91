import { getRole, listRoleSkills } from '@skills-architect/contracts/roles';
import { getSkill } from '@skills-architect/contracts/skills';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import { aRole, aRoleSkill } from '../roles.fixtures';
import RolePage from './role-page';

const tools = { skillCategoryId: 2, skillCategory: 'Digital Tools' };
const skills = [
  ...Array.from({ length: 11 }, (_, at) => aRoleSkill({ skillId: at + 1, skillName: `Skill ${at + 10}` })),
  aRoleSkill({ skillId: 50, skillName: 'Route software', skillCategory: tools }),
];
const roleSkills = answer(listRoleSkills, { skills });

const open = (role: Parameters<typeof aRole>[0] = {}, { query = '', userType = 2 as 2 | 3 } = {}) =>
  renderScreen(<RolePage />, {
    manifest,
    path: `/role/edit/7${query}`,
    user: aUser({ userType }),
    answers: [answer(getRole, aRole(role)), roleSkills],
  });
const facts = () => screen.getAllByRole('term').map((term) => term.textContent);
const names = async () => {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
};

test.each([
  [1, ['Industry', 'Department']],
  [2, ['Function', 'Track']],
] as const)('of sub-sector type %d says %j', async (subsectorTypeId, labels) => {
  open({ subsectorTypeId });
  expect(await screen.findByRole('heading', { name: 'Transport Planner' })).toBeVisible();
  expect(facts().slice(0, 2)).toEqual(labels);
});

test('shows description, work functions with their tasks and other names', async () => {
  open();
  expect(await screen.findByText('Plans the tours of vehicles')).toBeVisible();
  const duties = screen.getByRole('list', { name: 'Critical Work Functions and Tasks' });
  expect([...duties.children].map((duty) => duty.textContent)).toEqual([
    'Plan toursAssign ordersWatch driving hours',
    'Report to the head of logistics',
  ]);
  expect(screen.getByText('Fleet dispatcher')).toBeVisible();
});

test('has a tab for each category that has skills, with their number', async () => {
  const { portal } = open();
  await names();
  expect(screen.getByRole('heading', { name: 'Skills (12)' })).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Functional Skills11', 'Digital Tools1']);
  expect(portal.requests.find(({ call }) => call === listRoleSkills.path)?.query).toEqual({
    includeUnPublished: 'true',
  });
});

test('pages skills above ten; tab, page and sort are in the address', async () => {
  const { person, portal } = open();
  expect(await names()).toHaveLength(10);
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await names()).toEqual(['Skill 20']);
  await person.click(screen.getByRole('tab', { name: /Digital Tools/ }));
  expect(portal.path()).toBe('/role/edit/7?category=2');
  expect(await names()).toEqual(['Route software']);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('is restored from its address', async () => {
  open({}, { query: '?category=1&page=2&sortBy=skillName&descending=true' });
  expect(await names()).toEqual(['Skill 10']);
});

test('opens a skill with the level that the role expects', async () => {
  const { person, portal } = open({}, { query: '?category=2' });
  const description = 'Uses the software of the depot';
  portal.answer(
    answer(getSkill, {
      ...aRoleSkill(),
      rev: 0,
      created: { at: '2026-01-01T09:00:00Z', by: 1 },
      updated: { at: '2026-01-01T09:00:00Z', by: 1 },
      alternativeNames: [],
      skillDescription: description,
      embeddingDescription: '',
      proficiencyStatus: 2,
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Route software' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Route software' }));
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1NoviceNovice means this',
    '2BeginnerExpected by the roleBeginner means this',
  ]);
  await person.click(dialog.getByRole('tab', { name: 'Details' }));
  expect(await dialog.findByText(description)).toBeVisible();
});

test('says so when the role has no skills', async () => {
  const { portal } = open();
  portal.answer(answer(listRoleSkills, { skills: [] }));
  expect(await screen.findByText('No skills are mapped to this role yet.')).toBeVisible();
});

test('redirects home a user who may not see the role’s status', async () => {
  const { portal } = open({}, { userType: 3 });
  await waitFor(() => expect(portal.path()).toBe('/'));
  expect(portal.notifications.map((shown) => shown.text)).toEqual(["User doesn't have access to this page"]);
});

test('redirects home when the service answers forbidden', async () => {
  const refused = refuse(getRole, 403, { code: 'forbidden', error: "User doesn't have access to this page" });
  const { portal } = renderScreen(<RolePage />, { manifest, path: '/role/edit/7', answers: [refused, roleSkills] });
  await waitFor(() => expect(portal.path()).toBe('/'));
  expect(portal.notifications).toHaveLength(1);
});

test('says why it cannot be read, and tries again', async () => {
  const away = refuse(getRole, 503, { error: 'Roles do not answer' });
  const { person, portal } = renderScreen(<RolePage />, {
    manifest,
    path: '/role/edit/7',
    answers: [away, roleSkills],
  });
  expect(await screen.findByText('Roles do not answer')).toBeVisible();
  portal.answer(answer(getRole, aRole()));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Plans the tours of vehicles')).toBeVisible();
});
