import { trendingSkills } from '@skills-architect/contracts/roles';
import { getSkillTree, searchSkills } from '@skills-architect/contracts/skills';
import { answer, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../area';
import { aLibrarySkill } from '../../persona-skills/persona-skills.fixtures';
import { TrendingSkills } from './trending-skills';

const node = (skillId: number, skillName: string, children: number[] = []) => ({
  skillId,
  skillName,
  skillStatus: 4 as const,
  children,
  parent: skillId === 1 ? null : 1,
});

const show = () =>
  renderScreen(<TrendingSkills clientId={1} />, {
    manifest,
    path: '/persona/architect-skills/2439',
    answers: [
      answer(trendingSkills, { skills: [{ skillId: 5, skillName: 'Python', roles: 212 }] }),
      answer(searchSkills, ({ body }) => ({
        skills: body.searchString === 'API Design' ? [] : [aLibrarySkill(1, body.searchString ?? '')],
        total: 1,
      })),
      answer(getSkillTree, {
        rootSkillId: 1,
        isCut: false,
        nodes: [node(1, 'Software Design', [2]), node(2, 'Design patterns', [3]), node(3, 'Observer pattern')],
      }),
    ],
  });

test('shows the skills of most roles; the list can be paused', async () => {
  const { person } = show();
  const list = await screen.findByRole('list', { name: 'Trending skills' });
  expect(within(list).getByRole('listitem')).toHaveTextContent('Python 212 roles');
  await person.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('button', { name: 'Move', pressed: true })).toBeVisible();
});

test('shows the trees of three skills, and which of them the library lacks', async () => {
  show();
  expect((await screen.findAllByText('Design patterns'))[0]).toBeVisible();
  expect(screen.getAllByText('(1 below)')[0]).toBeVisible();
  expect(screen.getByText('API Design').parentElement).toHaveTextContent('The library has no such skill.');
});
