import { searchRoles } from '@skills-architect/contracts/roles';
import { navigate } from '@skills-architect/portal-kit';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aSummary } from '../roles.fixtures';
import { found, functions, none, open, openFilters, readOptions, row } from './role-search.fixtures';
import { filterFunctions } from './use-role-search';

test('shows thirty roles per page with their department and status', async () => {
  const { lastSearch } = open();
  expect(
    within(await row())
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Logistics', 'Transport', 'Transport clerks', 'Individual Contributor', 'Skills Architect', 'Published']);
  expect(lastSearch()).toMatchObject({ pagesize: 30, offset: 0 });
  expect(lastSearch()).not.toHaveProperty('sortBy');
  expect(screen.getByText('1–30 of 3,007')).toBeVisible();
});

test('shows which client requested a draft', async () => {
  const request = {
    clientId: 1,
    clientName: 'Acme',
    userId: 2,
    userName: 'Ada',
    importTokenId: 'token',
    rowId: 5,
    fileName: 'officer.pdf',
  };
  const draft = aSummary({ roleStatus: 1, roleName: 'Airport Police Officer' });
  open('?statuses=1', { answers: [answer(searchRoles, { roles: [{ ...draft, request }], total: 1 })] });
  expect(await screen.findByRole('row', { name: /Airport Police Officer.*Asked for by Acme.*Draft/ })).toBeVisible();
});

test('searches by name', async () => {
  const { person, portal, lastSearch } = open();
  await row();
  await person.type(screen.getByRole('combobox', { name: 'Role name' }), 'planner');
  await person.click(screen.getByRole('button', { name: 'Search' }));
  expect(portal.path()).toBe('/role?text=planner');
  await waitFor(() => expect(lastSearch()).toMatchObject({ roleName: 'planner', offset: 0 }));
});

test('sorts by relevance until a column is sorted, and again after its third click', async () => {
  const ranked = answer(searchRoles, {
    roles: [aSummary({ roleId: 8, roleName: 'Nurse' }), aSummary({ roleId: 9, roleName: 'Advanced Nurse' })],
    total: 2,
  });
  const { person, portal, lastSearch } = open('?text=nurse', { answers: [ranked] });
  const names = (await screen.findAllByRole('rowheader')).map((cell) => cell.textContent);
  expect(names).toEqual(['Nurse', 'Advanced Nurse']);
  expect(lastSearch()).not.toHaveProperty('sortBy');
  for (const expected of [{ sortOrder: 'asc' }, { sortOrder: 'desc' }]) {
    await person.click(screen.getByRole('button', { name: 'Role' }));
    await waitFor(() => expect(lastSearch()).toMatchObject({ sortBy: 'roleName', ...expected }));
  }
  await person.click(screen.getByRole('button', { name: 'Role' }));
  expect(portal.path()).toBe('/role?text=nurse');
});

test('the search is restored from the URL, including occupations', async () => {
  const { lastSearch } = open(
    '?subSectors=2&functions=21&occupations=Transport+clerks&occupations=Drivers&sources=1&statuses=4&page=2&sortBy=occupation',
  );
  await row();
  expect(lastSearch()).toEqual({
    byMeaning: true,
    subSectorIds: [2],
    functionIds: [21],
    occupations: ['Transport clerks', 'Drivers'],
    sourceIds: [1],
    roleStatuses: [4],
    offset: 30,
    pagesize: 30,
    sortBy: 'occupation',
    sortOrder: 'asc',
  });
  expect(screen.getByText('5 filters set')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Remove Drivers' })).toBeVisible();
});

test('keeps the search for the session', async () => {
  const { person, portal } = open('?text=plan&sortBy=source');
  await person.click(await screen.findByRole('button', { name: 'Transport Planner' }));
  expect(portal.path()).toBe('/role/edit/7');
  act(() => navigate('/role'));
  await waitFor(() => expect(portal.path()).toBe('/role?text=plan&sortBy=source'));
});

test('offers industries before functions, and at most two tags of what is chosen', async () => {
  const { person } = open('?subSectors=2&subSectors=3&subSectors=4');
  await row();
  await waitFor(() => expect(screen.getByText('and 1 more')).toBeVisible());
  await person.click(screen.getByRole('combobox', { name: 'Industry/Function' }));
  expect(screen.getByRole('listbox', { name: 'Industry/Function' })).toHaveTextContent(
    /^IndustriesHealth CareLogisticsFunctionsFinance$/,
  );
});

test('departments and occupations follow the chosen industries', async () => {
  const { person, portal } = open('?functions=41');
  await row();
  await person.click(screen.getByRole('combobox', { name: 'Industry/Function' }));
  await person.click(await screen.findByRole('option', { name: 'Logistics' }));
  expect(portal.path()).toBe('/role?subSectors=2');
  await person.click(screen.getByRole('combobox', { name: 'Department/Track' }));
  expect(readOptions('Department/Track')).toEqual(['Transport']);
  await person.click(screen.getByRole('combobox', { name: 'Occupation' }));
  await waitFor(() => expect(readOptions('Occupation')).toEqual(['Transport clerks']));
  await person.click(screen.getByRole('option', { name: 'Transport clerks' }));
  expect(portal.path()).toBe('/role?subSectors=2&occupations=Transport+clerks');
});

test.each([
  [4, ['Draft', 'SME Approved', 'SA Approved', 'Published', 'Retired']],
  [3, ['Draft', 'SME Approved', 'SA Approved']],
] as const)('user type %d is offered the statuses %j', async (userType, expected) => {
  const { person } = open('', { userType });
  await openFilters(person);
  await person.click(screen.getByRole('combobox', { name: 'Status' }));
  expect(readOptions('Status')).toEqual(expected);
});

test('shows that nothing matches, and what to do', async () => {
  const { person, portal } = open('?text=zzz&statuses=1', { answers: [none] });
  expect(await screen.findByText('No matching roles found, kindly change the search criteria/ keyword')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Show all roles' }));
  expect(portal.path()).toBe('/role');
});

test('shows why the roles failed to load, and retries', async () => {
  const { person, portal } = open('', { answers: [refuse(searchRoles, 503, { error: 'Roles do not answer' })] });
  expect(await screen.findByText('Roles do not answer')).toBeVisible();
  portal.answer(found);
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await row()).toBeVisible();
});

test.each([
  [2, true],
  [3, false],
  [4, false],
] as const)('user type %d may import a library: %s', async (userType, may) => {
  open('', { userType });
  await row();
  expect(screen.queryAllByRole('button', { name: 'Import a Library' })).toHaveLength(may ? 1 : 0);
});

test.each([
  [[], ['Accounting', 'Transport']],
  [[2], ['Transport']],
  [[3], []],
])('sub-sectors %j have functions %j', (chosen, expected) => {
  expect(filterFunctions(functions, chosen).map((filtered) => filtered.functionName)).toEqual(expected);
});

test('offers to add a role', async () => {
  const { person, portal } = open();
  await row();
  await person.click(screen.getByRole('button', { name: 'Add a New Industry Role' }));
  expect(portal.path()).toBe('/role/add');
});

test('opens a leadership role', async () => {
  const { person, portal } = open();
  await row();
  await person.click(screen.getByRole('combobox', { name: 'Leadership Role' }));
  await person.click(await screen.findByRole('option', { name: 'Director' }));
  await person.click(screen.getByRole('button', { name: 'Go' }));
  expect(portal.path()).toBe('/leader/3');
});

test('an SME cannot open leadership roles from here', async () => {
  open('', { userType: 3 });
  await row();
  expect(screen.queryByRole('button', { name: 'Go' })).not.toBeInTheDocument();
});

test('Back undoes one chosen occupation after the other', async () => {
  const { person, portal } = open();
  await openFilters(person);
  for (const name of ['Accountants', 'Transport clerks']) {
    await person.click(screen.getByRole('combobox', { name: 'Occupation' }));
    await person.click(await screen.findByRole('option', { name }));
  }
  expect(portal.path()).toBe('/role?occupations=Accountants&occupations=Transport+clerks');
  for (const path of ['/role?occupations=Accountants', '/role']) {
    act(() => window.history.back());
    await waitFor(() => expect(portal.path()).toBe(path));
  }
});
