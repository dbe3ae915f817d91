import { expectedLevels, suggestLeadershipSkills, suggestRoleSkills } from '@skills-architect/contracts/roles';
import { searchSkills } from '@skills-architect/contracts/skills';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { open, prompts, sql } from './add-skills.fixtures';

test('finds skills for the kind and source of the role, without its own', async () => {
  const { press, lastSearch } = open();
  await press('Search');
  await screen.findByRole('row', { name: /SQL/ });
  expect(lastSearch()).toMatchObject({
    skillCateogryId: [1, 2],
    skillSourceId: [1],
    skillStatus: [4],
    excludeSkills: [1],
  });
});

test('adds skills with a level of every scheme and goes back', async () => {
  const { press, tick, choose, texts, lastAddition, portal } = open();
  await press('Search');
  await tick('SQL');
  await tick('Prompt writing');
  await choose('Level of SQL', 'Beginner');
  await press('Select Skills');
  await choose('Level of Prompt writing, 4 PL', 'Novice (4 PL)');
  await press('Select Skills');
  expect(texts()).toEqual(['please select levels for choosen skills', 'set proficiency level for all schemes']);
  await choose('Level of Prompt writing, 5 PL', 'Beginner (5 PL)');
  await press('Select Skills');
  const selected = await screen.findByRole('table', { name: 'Selected Skills' });
  expect(within(selected).getByRole('row', { name: /Prompt writing/ })).toHaveTextContent(
    'Novice (4 PL), Beginner (5 PL)',
  );
  await press('Add Skills To Industry Role');
  await waitFor(() => expect(portal.path()).toBe('/role/edit/7'));
  const aSkillLevel = (skillId: number, proficiencyId: number) => ({
    skillId,
    proficiencyId,
    skillCriticality: '',
    skillAddedFrom: 'Add Skill',
  });
  expect(lastAddition()).toEqual({ skills: [aSkillLevel(5, 502), aSkillLevel(6, 601), aSkillLevel(6, 612)] });
  expect(texts().at(-1)).toBe('Added 2 skills to Industry Role');
});

test('presets the level that most roles expect of a ticked skill, unless one is chosen', async () => {
  const levels = [
    { skillId: 5, proficiencyId: 501, roles: 1 },
    { skillId: 5, proficiencyId: 502, roles: 4 },
  ];
  const { press, tick, choose } = open({ answers: [answer(expectedLevels, { levels })] });
  await press('Search');
  await tick('SQL');
  await waitFor(() => expect(screen.getByLabelText('Level of SQL')).toHaveDisplayValue('Beginner'));
  await choose('Level of SQL', 'Novice');
  await tick('Prompt writing');
  expect(screen.getByLabelText('Level of SQL')).toHaveDisplayValue('Novice');
});

test('a search by the preset source alone that failed is sent again by Search', async () => {
  const { press, portal } = open({ answers: [refuse(searchSkills, 503, { error: 'The library does not answer' })] });
  await press('Search');
  expect(await screen.findByText('The library does not answer')).toBeVisible();
  portal.answer(answer(searchSkills, { skills: [sql], total: 1 }));
  await press('Search');
  expect(await screen.findByRole('row', { name: /SQL/ })).toBeVisible();
});

test('says how many ticked skills another search hides, and unticks them', async () => {
  const { press, tick, person, portal } = open();
  await press('Search');
  await tick('SQL');
  await tick('Prompt writing');
  expect(screen.queryByText(/not shown/)).toBeNull();
  portal.answer(answer(searchSkills, { skills: [prompts], total: 1 }));
  await person.type(await screen.findByLabelText('Skill Name'), 'Prompt');
  await press('Search');
  expect(await screen.findByText('2 selected, 1 not shown')).toBeVisible();
  await press('Clear selection');
  expect(screen.getByRole('checkbox', { name: /Prompt writing/ })).not.toBeChecked();
});

test('reports an empty selection', async () => {
  const { press, texts, lastAddition } = open();
  await press('Search');
  await press('Select Skills');
  await press('Add Skills To Industry Role');
  expect(texts()).toEqual(Array(2).fill('No skills are selected for mapping'));
  expect(lastAddition()).toBeUndefined();
});

test.each([
  ['Routing', 'Skill is already mapped to the Industry role'],
  ['Zebra', 'No matching skills found. Kindly modify the search term!'],
])('a search for %s without results shows: %s', async (text, message) => {
  const { person, press } = open({ answers: [answer(searchSkills, { skills: [], total: 0 })] });
  await person.type(await screen.findByLabelText('Skill Name'), text);
  await press('Search');
  expect(await screen.findByText(message)).toBeVisible();
});

test('a leadership role gets leadership and meta skills, and the user goes back to it', async () => {
  const { press, tick, choose, lastSearch, portal } = open({ path: '/role/3/leader/skills?source=1' });
  await press('Search');
  await tick('SQL');
  expect(lastSearch()).toMatchObject({ skillCateogryId: [3, 4], skillSourceId: [1] });
  await choose('Level of SQL', 'Novice');
  await press('Select Skills');
  await press('Add Skills To Leadership Role');
  await waitFor(() => expect(portal.path()).toBe('/leader/3?source=1'));
  expect(portal.notifications.at(-1)?.text).toBe('Added 1 skill to Leadership Role');
});

test('skills of a leadership role are suggested in its source', async () => {
  const suggested = answer(suggestLeadershipSkills, {
    source: 'library',
    skills: [{ skill: sql, aiSuggestedLevel: [502], records: [] }],
    nonExistingSkills: [],
  });
  const { person, press, portal } = open({ path: '/role/3/leader/skills?source=1', answers: [suggested] });
  await person.click(await screen.findByRole('tab', { name: 'AI suggestions' }));
  await press('Suggest Skills');
  expect(await screen.findByRole('row', { name: /SQL/ })).toBeVisible();
  expect(portal.requests.findLast(({ call }) => call === suggestLeadershipSkills.path)).toMatchObject({
    params: { leadershipRoleId: '3' },
    body: { sourceId: 1, askedOf: 'any' },
  });
});

test('suggested skills are added with the suggested level; those outside the library can be created', async () => {
  const records = [{ kind: 'role' as const, id: 9, name: 'Dispatcher', source: 'O*NET' }];
  const suggested = answer(suggestRoleSkills, {
    source: 'model',
    model: 'm1',
    skills: [{ skill: prompts, aiSuggestedLevel: [602, 611], records }],
    nonExistingSkills: [
      { skillName: 'Tour planning', aiSuggestedLevel: 4, records },
      { skillName: 'Stock counting', aiSuggestedLevel: 3, records: [], foundIn: 'Open Skills' },
    ],
    externalTrouble: 'More Skills gave no answer: its skills are missing here.',
  });
  const { person, press, tick, lastAddition, portal } = open({ answers: [suggested] });
  await person.click(await screen.findByRole('tab', { name: 'AI suggestions' }));
  await press('Suggest Skills');
  expect(await screen.findByText('Written by the model m1, check before use')).toBeVisible();
  expect(screen.getByText('Found in Open Skills')).toBeVisible();
  expect(screen.getByText(/More Skills gave no answer/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Tour planning' })).toHaveAttribute(
    'href',
    '/skill/add?name=Tour%20planning',
  );
  await tick('Prompt writing');
  await press('Select Skills');
  const selected = await screen.findByRole('table', { name: 'Selected Skills' });
  expect(within(selected).getByRole('row', { name: /Prompt writing/ })).toHaveTextContent(
    'Beginner (4 PL), Novice (5 PL)',
  );
  await press('Add Skills To Industry Role');
  await waitFor(() => expect(portal.path()).toBe('/role/edit/7'));
  const aSkillLevel = (proficiencyId: number) => ({
    skillId: 6,
    proficiencyId,
    skillCriticality: '',
    skillAddedFrom: 'AI Suggestion',
  });
  expect(lastAddition()).toEqual({ skills: [aSkillLevel(602), aSkillLevel(611)] });
});
