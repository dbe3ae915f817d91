import {
  getSkill,
  listCategories,
  listDeletedSkills,
  listFamilies,
  listSources,
  restoreSkill,
  type SkillFamily,
  searchSkills,
} from '@skills-architect/contracts/skills';
import { navigate } from '@skills-architect/portal-kit';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import { aSkill, aSummary } from '../skills.fixtures';
import SkillSearch from './skill-search';
import { filterFamilies } from './use-skill-search-page';

const families: SkillFamily[] = [
  { skillFamilyId: 11, skillFamily: 'Finance', skillCategoryId: 1 },
  { skillFamilyId: 21, skillFamily: 'Spreadsheets', skillCategoryId: 2 },
];
const lists = [
  answer(listCategories, {
    categories: [
      { skillCategoryId: 1, skillCategory: 'Functional Skills' },
      { skillCategoryId: 2, skillCategory: 'Digital Tools' },
    ],
  }),
  answer(listFamilies, { families }),
  answer(listSources, {
    sources: [{ sourceId: 1, source: 'Skills Architect', allowMultipleMappings: true, isAssessmentEnabled: true }],
  }),
  answer(getSkill, aSkill()),
];
const manySkills = Array.from({ length: 30 }, (_, index) =>
  aSummary({ skillId: index + 1, skillName: `Skill ${index + 1}` }),
);
const many = answer(searchSkills, ({ body }) => ({ skills: manySkills.slice(0, body.pagesize), total: 13_900 }));
const none = answer(searchSkills, { skills: [], total: 0 });

const open = (query = '', { answers = [many], userType = 2 as 2 | 3 } = {}) => {
  const shown = renderScreen(<SkillSearch />, {
    manifest,
    path: `/skill/search${query}`,
    user: aUser({ userType }),
    answers: [...answers, ...lists],
  });
  const searches = () => shown.portal.requests.filter(({ call }) => call === searchSkills.path).map(({ body }) => body);
  return { ...shown, searches, lastSearch: () => searches().at(-1) };
};
const firstRow = () => screen.findByRole('row', { name: /Skill 1\b/ });
const filterChip = (picker: string) =>
  within(screen.getByRole('region', { name: 'Filter Search Results' })).queryByRole('button', {
    name: `Remove ${picker}`,
  });

test('shows thirty skills per page', async () => {
  const { person, portal, lastSearch } = open();
  await firstRow();
  expect(lastSearch()).toMatchObject({ pagesize: 30, offset: 0 });
  expect(lastSearch()).not.toHaveProperty('sortBy');
  expect(screen.getByText('1–30 of 13,900')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  expect(portal.path()).toBe('/skill/search?page=2');
  await waitFor(() => expect(lastSearch()).toMatchObject({ offset: 30 }));
});

test('needs no pager for ten skills', async () => {
  open('', { answers: [answer(searchSkills, { skills: manySkills.slice(0, 10), total: 10 })] });
  await firstRow();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('sorts by a column in both directions', async () => {
  const { person, portal, lastSearch } = open();
  await firstRow();
  await person.click(screen.getByRole('button', { name: /Family/ }));
  expect(portal.path()).toBe('/skill/search?sortBy=skillFamily');
  await person.click(screen.getByRole('button', { name: /Family/ }));
  await waitFor(() => expect(lastSearch()).toMatchObject({ sortBy: 'skillFamily', sortOrder: 'desc' }));
});

test('searches by name on submit, not while typing', async () => {
  const { person, portal, lastSearch } = open();
  await firstRow();
  await person.type(screen.getByRole('combobox', { name: 'Skill name' }), ' bud');
  expect(portal.path()).toBe('/skill/search');
  await person.click(screen.getByRole('button', { name: 'Search' }));
  expect(portal.path()).toBe('/skill/search?text=bud');
  await waitFor(() => expect(lastSearch()).toMatchObject({ searchString: 'bud', pagesize: 30, offset: 0 }));
});

test('sorts by relevance until a column is sorted, and again after its third click', async () => {
  const ranked = answer(searchSkills, {
    skills: [aSummary({ skillId: 8, skillName: 'SQL' }), aSummary({ skillId: 9, skillName: 'Advanced SQL' })],
    total: 2,
  });
  const { person, portal, lastSearch } = open('?text=sql', { answers: [ranked] });
  const names = (await screen.findAllByRole('rowheader')).map((cell) => cell.textContent);
  expect(names).toEqual(['SQL', 'Advanced SQL']);
  expect(lastSearch()).not.toHaveProperty('sortBy');
  for (const expected of [{ sortOrder: 'asc' }, { sortOrder: 'desc' }]) {
    await person.click(screen.getByRole('button', { name: /^Family/ }));
    await waitFor(() => expect(lastSearch()).toMatchObject({ sortBy: 'skillFamily', ...expected }));
  }
  await person.click(screen.getByRole('button', { name: /^Family/ }));
  expect(portal.path()).toBe('/skill/search?text=sql');
});

test('suggests names, thirty more at the end of the list', async () => {
  const page = (from: number) =>
    Array.from({ length: 30 }, (_, index) =>
      aSummary({ skillId: from + index + 1, skillName: `Skill ${from + index + 1}` }),
    );
  const suggesting = answer(searchSkills, ({ body }) => ({ skills: page(body.offset), total: 45 }));
  const { person, portal, searches } = open('', { answers: [suggesting] });
  await firstRow();
  await person.type(screen.getByRole('combobox', { name: 'Skill name' }), 'sk');
  await screen.findByRole('option', { name: /Skill 30\b/ });
  await person.keyboard('{ArrowDown}'.repeat(30));
  await screen.findByRole('option', { name: /Skill 31\b/ });
  expect(searches().at(-1)).toMatchObject({ searchString: 'sk', offset: 30, pagesize: 30 });
  await person.keyboard('{ArrowDown}{Enter}');
  expect(portal.path()).toBe('/skill/search?text=Skill+31');
});

test('is restored from the URL', async () => {
  const { lastSearch } = open(
    '?text=plan&categories=1&families=11&sources=1&statuses=4&page=2&size=10&sortBy=source&descending=true',
  );
  await firstRow();
  expect(lastSearch()).toEqual({
    byMeaning: true,
    searchString: 'plan',
    skillCateogryId: [1],
    skillFamilyId: [11],
    skillSourceId: [1],
    skillStatus: [4],
    offset: 10,
    pagesize: 10,
    sortBy: 'source',
    sortOrder: 'desc',
  });
  expect(screen.getByRole('combobox', { name: 'Skill name' })).toHaveValue('plan');
  await waitFor(() => expect(filterChip('Finance')).toBeVisible());
  expect(screen.getByText('4 filters set')).toBeVisible();
});

test('keeps the search for the session', async () => {
  const { portal } = open('?categories=2&page=3');
  await firstRow();
  act(() => navigate('/'));
  act(() => navigate('/skill/search'));
  await waitFor(() => expect(portal.path()).toBe('/skill/search?categories=2&page=3'));
});

test('offers the families of the chosen categories', async () => {
  const { person, portal } = open('?families=11&families=21');
  await firstRow();
  await waitFor(() => expect(filterChip('Spreadsheets')).toBeVisible());
  await person.click(screen.getByRole('combobox', { name: 'Category' }));
  await person.click(screen.getByRole('option', { name: 'Digital Tools' }));
  expect(portal.path()).toBe('/skill/search?categories=2&families=21');
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('combobox', { name: 'Family' }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toContain('Spreadsheets');
  expect(screen.queryByRole('option', { name: 'Finance' })).not.toBeInTheDocument();
});

test.each([
  [2, ['Draft', 'SME Approved', 'SA Approved', 'Published', 'Retired']],
  [3, ['Draft', 'SME Approved', 'SA Approved']],
] as const)('user type %d is offered its statuses', async (userType, expected) => {
  const { person } = open('', { userType });
  await person.click(await screen.findByRole('button', { name: 'Filter Search Results' }));
  await person.click(screen.getByRole('combobox', { name: 'Status' }));
  const list = within(screen.getByRole('listbox', { name: 'Status' }));
  expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual(expected);
});

test('shows that nothing matches, and what to do', async () => {
  const { person, portal } = open('?text=zzz&sources=1', { answers: [none] });
  expect(await screen.findByText('Search results are not found')).toBeVisible();
  expect(screen.getByText('No matching skills found, kindly change the search criteria / keyword')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Show all skills' }));
  expect(portal.path()).toBe('/skill/search');
});

test('shows an SME without skills to review which statuses were searched', async () => {
  open('', { answers: [none], userType: 3 });
  expect(
    await screen.findByText('There are no skills yet with the status Draft, SME Approved, SA Approved.'),
  ).toBeVisible();
});

test('shows why the skills failed to load, and retries', async () => {
  const { person, portal } = open('', { answers: [refuse(searchSkills, 503, { error: 'Skills do not answer' })] });
  expect(await screen.findByText('Skills do not answer')).toBeVisible();
  portal.answer(many);
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await firstRow()).toBeVisible();
});

test('opens a skill over the list and closes it again', async () => {
  const { person, portal } = open('?page=2');
  await person.click(within(await firstRow()).getByText('Finance'));
  expect(portal.path()).toBe('/skill/search?page=2&skill=1');
  expect(await screen.findByRole('dialog', { name: 'Budgeting' })).toBeVisible();
  await person.keyboard('{Escape}');
  expect(portal.path()).toBe('/skill/search?page=2');
});

test('opens the forms for a new and for an existing skill', async () => {
  const { person, portal } = open('?page=2');
  await person.click(await screen.findByRole('button', { name: 'Add a new Skill' }));
  expect(portal.path()).toBe('/skill/add');
  act(() => navigate('/skill/search?skill=1'));
  expect(await screen.findByRole('link', { name: 'Edit Skill' })).toHaveAttribute('href', '/skill/edit/1');
});

test('deleted skills are listed and restored', async () => {
  const deleted = { ...aSummary({ skillId: 5, skillName: 'Stenography' }), deletedAt: '2026-03-01T10:00:00Z' };
  const gone = answer(listDeletedSkills, { skills: [deleted], total: 1 });
  const { person, portal } = open('', { answers: [gone, answer(restoreSkill, aSkill({ skillId: 5 })), many] });
  await person.click(await screen.findByRole('button', { name: 'Library' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Deleted skills' }));
  portal.answer(answer(listDeletedSkills, { skills: [], total: 0 }));
  await person.click(await screen.findByRole('button', { name: 'Restore Stenography' }));
  expect(await screen.findByText('No skills were deleted in the last 30 days.')).toBeVisible();
  expect(portal.requests.find(({ method, call }) => method === 'POST' && call === restoreSkill.path)?.params).toEqual({
    skillId: '5',
  });
});

test.each([
  [[], ['Finance', 'Spreadsheets']],
  [[2], ['Spreadsheets']],
  [
    [1, 2],
    ['Finance', 'Spreadsheets'],
  ],
  [[9], []],
])('categories %j have families %j', (categories, expected) => {
  expect(filterFamilies(families, categories).map((family) => family.skillFamily)).toEqual(expected);
});
