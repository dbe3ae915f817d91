import { listRoleSkills } from '@skills-architect/contracts/roles';
import { getSkill } from '@skills-architect/contracts/skills';
import { answer, aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, within } from '@testing-library/react';
import { manifest } from '../area';
import { aRoleSkill } from '../roles.fixtures';
import { RoleSkills } from './role-skills';

const tools = { skillCategoryId: 2, skillCategory: 'Digital Tools' };
const skills = [
  ...Array.from({ length: 11 }, (_, index) => aRoleSkill({ skillId: index + 1, skillName: `Skill ${index + 10}` })),
  aRoleSkill({ skillId: 50, skillName: 'Route software', skillCategory: tools }),
];
const roleSkills = answer(listRoleSkills, { skills });

const open = ({ query = '' } = {}) =>
  renderScreen(<RoleSkills roleId={7} />, {
    manifest,
    path: `/role/edit/7${query}`,
    user: aUser({ userType: 4 }),
    answers: [roleSkills],
  });
const names = async () => {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
};

test('has a tab for each category that has skills, with their number', async () => {
  const { portal } = open();
  await names();
  expect(screen.getByRole('heading', { name: 'Skills (12)' })).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Functional Skills11', 'Digital Tools1']);
  expect(portal.requests.find(({ call }) => call === listRoleSkills.path)?.query).toEqual({
    includeUnPublished: 'true',
  });
});

test('pages more than ten skills; tab, page and sort are in the URL', async () => {
  const { person, portal } = open();
  expect(await names()).toHaveLength(10);
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await names()).toEqual(['Skill 20']);
  await person.click(screen.getByRole('tab', { name: /Digital Tools/ }));
  expect(portal.path()).toBe('/role/edit/7?category=Digital+Tools');
  expect(await names()).toEqual(['Route software']);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('tab, page and sort are restored from the URL', async () => {
  open({ query: '?category=Functional+Skills&page=2&sortBy=skillName&descending=true' });
  expect(await names()).toEqual(['Skill 10']);
});

test('opens a skill with the expected level marked', async () => {
  const { person, portal } = open({ query: '?category=Digital+Tools' });
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

test('shows that the role has no skills', async () => {
  const { portal } = open();
  portal.answer(answer(listRoleSkills, { skills: [] }));
  expect(await screen.findByText('No Functional Skills are mapped to this role yet.')).toBeVisible();
});
