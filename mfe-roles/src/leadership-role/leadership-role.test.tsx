import { listLeadershipRoles, listLeadershipSkills } from '@skills-architect/contracts/roles';
import { listSources } from '@skills-architect/contracts/skills';
import { answer, aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { manifest } from '../area';
import { aRoleSkill } from '../roles.fixtures';
import LeadershipRoleScreen from './leadership-role';

const source = (sourceId: number, name: string) => ({
  sourceId,
  source: name,
  allowMultipleMappings: true,
  isAssessmentEnabled: false,
});
const leading = { skillCategory: { skillCategoryId: 3, skillCategory: 'Leadership Skills' } };

const open = () =>
  renderScreen(<LeadershipRoleScreen />, {
    manifest,
    path: '/leader/2',
    user: aUser({ userType: 4 }),
    answers: [
      answer(listLeadershipRoles, {
        leadershipRoles: [
          { leadershipRoleId: 2, leadershipRoleName: 'Team Lead' },
          { leadershipRoleId: 3, leadershipRoleName: 'Director' },
        ],
      }),
      answer(listSources, { sources: [source(1, 'Skills Architect'), source(2, 'AI Generated')] }),
      answer(listLeadershipSkills, ({ params }) => ({
        skills: [aRoleSkill({ ...leading, skillName: `Coaching of ${params.leadershipRoleId} in ${params.sourceId}` })],
      })),
    ],
  });

test('shows the skills of a leadership role by source, and switches to another role', async () => {
  const { person, portal } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Team Lead' })).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Leadership Skills1', 'Meta Skills0']);
  expect(await screen.findByRole('row', { name: /Coaching of 2 in 1/ })).toBeVisible();
  await person.click(screen.getByRole('combobox', { name: 'Source' }));
  await person.click(await screen.findByRole('option', { name: 'AI Generated' }));
  expect(await screen.findByRole('row', { name: /Coaching of 2 in 2/ })).toBeVisible();
  await person.click(screen.getByRole('combobox', { name: 'Leadership Role' }));
  await person.click(await screen.findByRole('option', { name: 'Director' }));
  expect(portal.path()).toBe('/leader/3?source=2');
});
