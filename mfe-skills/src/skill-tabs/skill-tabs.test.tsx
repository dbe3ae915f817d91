import {
  listProficiencies,
  listSchemes,
  personasOfSkill,
  rolesOfSkill,
  summariseAssessments,
} from '@skills-architect/contracts/skills';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aRoleOfSkill, aSkill, NO_CONTENT } from '../skills.fixtures';
import { SkillTabs } from './skill-tabs';

const roles = Array.from({ length: 12 }, (_, index) =>
  aRoleOfSkill({ roleId: index + 1, roleName: `Role ${index + 1}` }),
);
const persona = {
  personaId: 8,
  personaName: 'Treasurer',
  personaGroupName: 'Finance team',
  leadershipName: 'Team Lead',
  proficiencySchemeName: 'Five levels',
  clientId: 1,
  clientName: 'Acme',
};
const answers = [
  NO_CONTENT,
  answer(rolesOfSkill, ({ query }) => ({
    roles: roles.slice(query.offset, query.offset + query.pagesize),
    total: roles.length,
  })),
  answer(personasOfSkill, { personas: [persona], total: 1 }),
  answer(listSchemes, { schemes: [] }),
  answer(listProficiencies, { rev: 0, proficiencies: [] }),
  answer(summariseAssessments, { isAssessmentEnabled: false, schemes: [], total: 0 }),
];
const show = (userType: 3 | 4 = 4) =>
  renderScreen(<SkillTabs skill={aSkill()} />, { user: aUser({ userType }), answers });

test('an SME only sees the levels, without other requests', async () => {
  const { portal } = show(3);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Proficiencies']);
  await waitFor(() => expect(portal.requests.length).toBeGreaterThan(0));
  expect(portal.requests.filter(({ call }) => /roles|personas|content/.test(call))).toEqual([]);
});

test('counts the roles and loads them by page', async () => {
  const { person, portal } = show();
  await person.click(await screen.findByRole('tab', { name: 'Roles 12' }));
  expect(await screen.findByText('12 roles mapped')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Role 1' })).toHaveAttribute('href', '/role/edit/1');
  expect(screen.queryByText('Role 11')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Role 11')).toBeVisible();
  expect(portal.requests.at(-1)?.query).toEqual({ offset: '10', pagesize: '10' });
});

test('shows personas with their client, without a pager for ten or fewer', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('tab', { name: 'Personas 1' }));
  for (const text of ['Treasurer', 'Finance team', 'Team Lead', 'Five levels', 'Acme'])
    expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test.each([
  ['a source that has none, without any', false, 0, false],
  ['a source that has none, with some that a merge brought', false, 2, true],
  ['a source that has them', true, 0, true],
])('the tab of assessments of %s', async (_, isAssessmentEnabled, total, isShown) => {
  const source = { sourceId: 1, source: 'x', isAssessmentEnabled };
  renderScreen(<SkillTabs skill={aSkill({ skillSource: source })} />, {
    user: aUser({ userType: 4 }),
    answers: [answer(summariseAssessments, { isAssessmentEnabled, schemes: [], total }), ...answers],
  });
  expect(await screen.findByRole('tab', { name: 'Roles 12' })).toBeVisible();
  if (total) expect(await screen.findByRole('tab', { name: `Assessments ${total}` })).toBeVisible();
  expect(screen.queryAllByRole('tab', { name: /Assessments/ })).toHaveLength(isShown ? 1 : 0);
});

test('shows why the roles failed to load', async () => {
  const { person, portal } = show();
  portal.answer(refuse(rolesOfSkill, 503, { error: 'Roles do not answer' }));
  await person.click(await screen.findByRole('tab', { name: /Roles/ }));
  expect(await screen.findByText('Roles do not answer')).toBeVisible();
});
