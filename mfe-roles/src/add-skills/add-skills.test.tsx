import {
  addLeadershipSkills,
  addRoleSkills,
  getRole,
  listLeadershipSkills,
  listRoleSkills,
  suggestLeadershipSkills,
  suggestRoleSkills,
} from '@skills-architect/contracts/roles';
import {
  getSkill,
  listCategories,
  listFamilies,
  listSources,
  SKILL_CATEGORIES,
  searchSkills,
} from '@skills-architect/contracts/skills';
import { answer, aUser, type FakeAnswer, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { manifest } from '../area';
import { aRole, aRoleSkill } from '../roles.fixtures';
import AddSkillsScreen from './add-skills';

const [novice, beginner] = aRoleSkill().proficiencies;
const scheme = (schemeId: number, first: number) =>
  [novice, beginner].flatMap((level, at) =>
    level ? [{ ...level, schemeId, proficiencySchemeLevelCount: schemeId + 3, proficiencyId: first + at }] : [],
  );
const stamp = { at: '2026-01-01T09:00:00Z', by: 1 };
const aSkillWithLevels = (skillId: number, skillName: string, proficiencies: ReturnType<typeof scheme>) => ({
  ...aRoleSkill({ skillId, skillName, proficiencies }),
  rev: 0,
  created: stamp,
  updated: stamp,
  alternativeNames: [],
  skillDescription: '',
  embeddingDescription: '',
  proficiencyStatus: 2,
});
const sql = aSkillWithLevels(5, 'SQL', scheme(1, 501));
const prompts = aSkillWithLevels(6, 'Prompt writing', [...scheme(1, 601), ...scheme(2, 611)]);

const LISTS = [
  answer(getRole, aRole()),
  answer(listRoleSkills, { skills: [aRoleSkill({ skillName: 'Routing' })] }),
  answer(listLeadershipSkills, { skills: [] }),
  answer(listCategories, {
    categories: SKILL_CATEGORIES.map((skillCategory, at) => ({ skillCategoryId: at + 1, skillCategory })),
  }),
  answer(listFamilies, { families: [{ skillFamilyId: 11, skillFamily: 'Data', skillCategoryId: 1 }] }),
  answer(listSources, {
    sources: [{ sourceId: 1, source: 'Skills Architect', allowMultipleMappings: true, isAssessmentEnabled: false }],
  }),
  answer(getSkill, ({ params }) => (String(params.skillId) === '5' ? sql : prompts)),
];
const found = answer(searchSkills, { skills: [sql, prompts], total: 2 });

/** The screen, which ends and opens again with every second click. */
function Visit() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Come back
      </button>
      {isOpen && <AddSkillsScreen />}
    </>
  );
}

const open = (path = '/role/7/industry/skills', answers: FakeAnswer[] = [found], shownScreen = <AddSkillsScreen />) => {
  const shown = renderScreen(shownScreen, {
    manifest,
    path,
    user: aUser({ userType: 4 }),
    answers: [...answers, answer(addRoleSkills, { skills: [] }), answer(addLeadershipSkills, { skills: [] }), ...LISTS],
  });
  const { person, portal } = shown;
  return {
    ...shown,
    texts: () => portal.notifications.map(({ text }) => text),
    press: async (name: string) => person.click(await screen.findByRole('button', { name })),
    tick: async (skill: string) => person.click(await screen.findByRole('checkbox', { name: new RegExp(skill) })),
    choose: async (label: string, level: string) => person.selectOptions(await screen.findByLabelText(label), level),
    lastSearch: () => portal.requests.findLast(({ call }) => call === searchSkills.path)?.body,
    lastAddition: () =>
      portal.requests.findLast(({ method, call }) => method === 'POST' && call === addRoleSkills.path)?.body,
  };
};

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

test('selected skills are offered again when the user comes back, until they are added', async () => {
  const { person, portal, press, tick, choose, lastAddition } = open(undefined, [found], <Visit />);
  const comeBack = async () => {
    await press('Come back');
    await press('Come back');
    await screen.findByRole('button', { name: 'Search' });
  };
  await press('Search');
  await tick('SQL');
  await choose('Level of SQL', 'Beginner');
  await press('Select Skills');
  await screen.findByRole('table', { name: 'Selected Skills' });
  await comeBack();
  expect(screen.queryByRole('table', { name: 'Selected Skills' })).not.toBeInTheDocument();
  const [offer] = portal.offers();
  expect(offer?.text).toBe(`Restore what you entered for the skills for ${aRole().roleName}?`);
  act(() => offer?.restore());
  const selected = await screen.findByRole('table', { name: 'Selected Skills' });
  expect(within(selected).getByRole('row', { name: /SQL/ })).toHaveTextContent('Beginner');
  await person.click(screen.getByRole('button', { name: 'Add Skills To Industry Role' }));
  await waitFor(() => expect(lastAddition()).toMatchObject({ skills: [{ skillId: 5, proficiencyId: 502 }] }));
  await waitFor(() => expect(portal.path()).toBe('/role/edit/7'));
  expect(Object.keys(localStorage).filter((key) => key.includes('skills for role 7'))).toEqual([]);
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
  const { person, press } = open(undefined, [answer(searchSkills, { skills: [], total: 0 })]);
  await person.type(await screen.findByLabelText('Skill Name'), text);
  await press('Search');
  expect(await screen.findByText(message)).toBeVisible();
});

test('a leadership role gets leadership and meta skills, and the user goes back to it', async () => {
  const { press, tick, choose, lastSearch, portal } = open('/role/3/leader/skills?source=1');
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
  const { person, press, portal } = open('/role/3/leader/skills?source=1', [suggested]);
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
  const { person, press, tick, lastAddition, portal } = open(undefined, [suggested]);
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
