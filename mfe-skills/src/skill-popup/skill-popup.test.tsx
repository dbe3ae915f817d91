import { getSkill } from '@skills-architect/contracts/skills';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aLevel, aSkill } from '../skills.fixtures';
import { SkillPopup } from './skill-popup';

const show = (overrides: Parameters<typeof aSkill>[0] = {}, userType: 2 | 3 = 2) => {
  const onClose = jest.fn();
  const shown = renderScreen(<SkillPopup skillId={1} onClose={onClose} />, {
    user: aUser({ userType }),
    path: '/skill/search',
    answers: [answer(getSkill, aSkill(overrides))],
  });
  return { ...shown, onClose };
};
const levels = async () =>
  within(await screen.findByRole('list', { name: 'Levels of Budgeting' })).getAllByRole('listitem');

test('shows the levels of a skill with a single scheme without tabs', async () => {
  show();
  expect((await levels()).map((item) => item.textContent)).toEqual([
    '1Level 1What level 1 means',
    '2Level 2What level 2 means',
  ]);
  expect(screen.queryByRole('tab', { name: /PL/ })).not.toBeInTheDocument();
});

test('offers each scheme of a skill with several', async () => {
  const four = aLevel(4, { proficiencyId: 900, schemeId: 2, proficiencySchemeLevelCount: 4, level: 'Fourth' });
  const { person } = show({ proficiencies: [aLevel(1), four] });
  expect(await levels()).toHaveLength(1);
  expect(screen.getByRole('tab', { name: '4 PL' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Fourth')).toBeVisible();
  await person.click(screen.getByRole('tab', { name: '5 PL' }));
  expect(screen.getByText('Level 1')).toBeVisible();
});

test('only has tabs with content', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('tab', { name: 'Details' }));
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Proficiencies', 'Content', 'Details']);
  expect(screen.getByText('Plans, agrees on and follows what will be spent')).toBeVisible();
  expect(screen.getByText('Financial planning')).toBeVisible();
});

test.each([
  [2, true, ['Proficiencies', 'Content', 'Assessments', 'Details']],
  [2, false, ['Proficiencies', 'Content', 'Details']],
  [3, true, ['Proficiencies', 'Details']],
] as const)(
  'user type %i and a source with assessments %s: the tabs %j',
  async (userType, isAssessmentEnabled, tabs) => {
    show({ skillStatus: 2, skillSource: { sourceId: 1, source: 'x', isAssessmentEnabled } }, userType);
    await levels();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(tabs);
  },
);

test('shows the knowledge bases; one without a URL shows a message', async () => {
  const { person, portal } = show({
    encyclopedia: [
      { encyclopediaId: 1, encyclopedia: 'Month-end closing', url: 'https://example.org/closing' },
      { encyclopediaId: 2, encyclopedia: 'Giving feedback', url: null },
    ],
  });
  await person.click(await screen.findByRole('tab', { name: 'Details' }));
  expect(screen.getByRole('link', { name: 'Month-end closing' })).toHaveAttribute(
    'href',
    'https://example.org/closing',
  );
  await person.click(screen.getByRole('button', { name: 'Giving feedback' }));
  expect(portal.notifications.map(({ text, variant }) => [text, variant])).toEqual([
    ["This knowledge base doesn't have URL", 'info'],
  ]);
});

test('shows that there are no levels', async () => {
  show({ proficiencies: [] });
  expect(await screen.findByText('This skill has no own level texts yet.')).toBeVisible();
});

test('shows only number and name of levels without texts, and offers to write the texts', async () => {
  show({ proficiencies: [aLevel(1, { description: '' })] });
  expect((await levels()).map((item) => item.textContent)).toEqual(['1Level 1']);
  expect(screen.getByText(/This skill has no own level texts yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write them' })).toHaveAttribute('href', '/skill/edit/1');
});

test('redirects home a user who may not see the skill’s status', async () => {
  const { portal } = show({}, 3);
  await waitFor(() => expect(portal.path()).toBe('/'));
  expect(portal.notifications.map((shown) => shown.text)).toEqual(["User doesn't have access to this page"]);
  expect(screen.queryByText('Plans what will be spent')).not.toBeInTheDocument();
});

test('an SME opens a skill in a status of the SME menu', async () => {
  show({ skillStatus: 2 }, 3);
  expect(await levels()).toHaveLength(2);
});

test('shows why it failed to load, and retries', async () => {
  const { person, portal } = renderScreen(<SkillPopup skillId={1} onClose={() => undefined} />, {
    answers: [refuse(getSkill, 503, { error: 'Skills do not answer' })],
  });
  expect(await screen.findByText('Skills do not answer')).toBeVisible();
  portal.answer(answer(getSkill, aSkill()));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await levels()).toHaveLength(2);
});
