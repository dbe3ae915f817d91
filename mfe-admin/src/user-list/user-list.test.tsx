import { USER_TYPE_NAMES } from '@skills-architect/contracts';
import {
  deleteUser,
  disableUser,
  erasePerson,
  exportPerson,
  listUsers,
  restoreUser,
} from '@skills-architect/contracts/admin';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aUserRecord } from '../admin.fixtures';
import { manifest } from '../area';
import UserList from './user-list';

const clients = ['Northwind', 'Harbour Health', 'Lindgren Works', 'Acme'].map((clientName, index) => ({
  clientId: index + 1,
  clientName,
}));
const internal = aUserRecord({
  userId: 5,
  name: 'Ines Internal',
  userType: { userTypeId: 8, userType: 'General User - Internal' },
  ssoType: { ssoTypeId: 2, ssoType: 'Google' },
  clientList: clients,
});
const viewer = aUserRecord({ userId: 6, name: 'Vera Viewer', userType: { userTypeId: 5, userType: 'Viewer' } });
const usersAnswer = answer(listUsers, { users: [aUserRecord(), internal, viewer], total: 65 });

const open = (query = '', answers = [usersAnswer], agree = true) => {
  const shown = renderScreen(<UserList />, {
    manifest,
    path: `/users${query}`,
    user: aUser({ userType: 2, userId: 6 }),
    agree,
    answers,
  });
  return { ...shown, lastQuery: () => shown.portal.requests.at(-1)?.query };
};
const readCells = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('shows name, login type, user type and clients of each user', async () => {
  const { lastQuery } = open();
  expect(await readCells('Ari')).toEqual(['ari@example.com', 'Skilling Architect', 'Application', 'All clients', '']);
  expect(await readCells('Ines')).toEqual([
    'ari@example.com',
    'General User - Internal',
    'Google',
    'NorthwindHarbour Health2 more',
    '',
  ]);
  expect(await readCells('Vera')).toContain('None');
  expect(lastQuery()).toEqual({ sortBy: 'name', sortOrder: 'asc', pagesize: '30', offset: '0' });
});

test.each([
  [2, 'All clients'],
  [3, 'None'],
  [4, 'All clients'],
  [5, 'None'],
  [6, 'None'],
  [7, 'None'],
] as const)('a user of type %i without assigned clients is listed with: %s', async (userTypeId, expected) => {
  const userType = { userTypeId, userType: USER_TYPE_NAMES[userTypeId] };
  open('', [answer(listUsers, { users: [aUserRecord({ userType })], total: 1 })]);
  expect((await readCells('Ari')).at(-2)).toBe(expected);
});

test('a long name and mail ID are clamped to two lines with the full text as their title', async () => {
  const [name, email] = ['Ann'.repeat(160), `${'ann'.repeat(80)}@example.com`];
  open('', [answer(listUsers, { users: [aUserRecord({ name, email })], total: 1 })]);
  for (const text of [name, email]) {
    const shown = await screen.findByText(text);
    expect(shown).toHaveAttribute('title', text);
    expect(getComputedStyle(shown).getPropertyValue('-webkit-line-clamp')).toBe('2');
  }
});

test('shows all clients of a user on demand', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Show 2 more of the clients of Ines Internal' }));
  expect((await readCells('Ines')).at(-2)).toBe('NorthwindHarbour HealthLindgren WorksAcmeShow less');
});

test('search, type, sort and page are in the URL', async () => {
  const { person, portal, lastQuery } = open('?text=ari&types=4&page=2&sortBy=email&descending=true');
  await readCells('Ari');
  expect(lastQuery()).toEqual({
    searchString: 'ari',
    userTypeId: '4',
    sortBy: 'email',
    sortOrder: 'desc',
    pagesize: '30',
    offset: '30',
  });
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(portal.path()).toBe('/users?sortBy=email&descending=true');
});

test('filters by user type', async () => {
  const { person, portal, lastQuery } = open();
  await readCells('Ari');
  await person.click(screen.getByRole('combobox', { name: 'User Type' }));
  await person.click(screen.getByRole('option', { name: 'Super User' }));
  expect(portal.path()).toBe('/users?types=2');
  await waitFor(() => expect(lastQuery()).toMatchObject({ userTypeId: '2' }));
});

test('searches after a pause in typing', async () => {
  const { person, portal } = open();
  await person.type(await screen.findByRole('textbox', { name: 'Search users' }), 'ines');
  await waitFor(() => expect(portal.path()).toBe('/users?text=ines'));
});

test('shows that nothing matches, and offers to clear the filters', async () => {
  const { person, portal } = open('?text=zzz', [answer(listUsers, { users: [], total: 0 })]);
  const none = within((await screen.findByText('No user matches')).closest('[role=status]') ?? document.body);
  await person.click(none.getByRole('button', { name: 'Clear filters' }));
  expect(portal.path()).toBe('/users');
});

test('shows why the users failed to load, and retries', async () => {
  const { person, portal } = open('', [refuse(listUsers, 503, { error: 'Users do not answer' })]);
  expect(await screen.findByText('Users do not answer')).toBeVisible();
  portal.answer(usersAnswer);
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await readCells('Ari')).toHaveLength(5);
});

test('opens the form for a new user', async () => {
  const { person, portal } = open();
  await person.click(await screen.findByRole('link', { name: 'Add User' }));
  expect(portal.path()).toBe('/user/add');
});

test('a row opens its user', async () => {
  const { person, portal } = open();
  await person.click(await screen.findByRole('button', { name: 'Ines Internal' }));
  expect(portal.path()).toBe('/user/edit/5');
});

const choose = async (person: ReturnType<typeof open>['person'], name: string, item: string) => {
  await person.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await person.click(await screen.findByRole('menuitem', { name: item }));
};

test('the menu of a row opens its user', async () => {
  const { person, portal } = open();
  await choose(person, 'Ines Internal', 'Manage User Account');
  expect(portal.path()).toBe('/user/edit/5');
});

test('deletes a user after confirmation', async () => {
  const { person, portal } = open('', [usersAnswer, answer(deleteUser, { done: true })]);
  await choose(person, 'Ines Internal', 'Delete User Account');
  await waitFor(() =>
    expect(portal.notifications).toMatchObject([{ text: 'User Deletion Successful', detail: 'Ines Internal' }]),
  );
  expect(portal.questions).toMatchObject([{ text: 'Are you sure you want to delete Ines Internal?', loss: true }]);
  const sent = portal.requests.find(({ method }) => method === 'DELETE');
  expect([sent?.path, sent?.query]).toEqual(['/v3/users/5', { rev: '0' }]);
});

test('takes the deletion of a user back', async () => {
  const { person, portal } = open('', [usersAnswer, answer(deleteUser, { done: true }), answer(restoreUser, internal)]);
  await choose(person, 'Ines Internal', 'Delete User Account');
  await waitFor(() => expect(portal.notifications).toMatchObject([{ action: { label: 'Undo' } }]));
  portal.notifications[0]?.action?.run();
  await waitFor(() => expect(portal.notifications.map(({ text }) => text)).toContain('Ines Internal is back'));
  expect(portal.requests.find(({ call }) => call === restoreUser.path)?.params).toEqual({ userId: '5' });
});

test('says that a service account needs new access tokens once its deletion is taken back', async () => {
  const account = aUserRecord({ userId: 9, name: 'HR Import', ssoType: { ssoTypeId: 4, ssoType: 'Service Account' } });
  const users = answer(listUsers, { users: [account], total: 1 });
  const { person, portal } = open('', [users, answer(deleteUser, { done: true }), answer(restoreUser, account)]);
  await choose(person, 'HR Import', 'Delete User Account');
  await waitFor(() => expect(portal.notifications).toHaveLength(1));
  portal.notifications[0]?.action?.run();
  await waitFor(() => expect(portal.notifications.map(({ text }) => text)).toContain('HR Import is back'));
  expect(portal.notifications.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/access tokens stay revoked/),
  );
});

test('deletes nothing when the confirmation is declined', async () => {
  const { person, portal } = open('', [usersAnswer], false);
  await choose(person, 'Ines Internal', 'Delete User Account');
  await waitFor(() => expect(portal.questions).toHaveLength(1));
  expect(portal.requests.some(({ method }) => method === 'DELETE')).toBe(false);
});

test('users cannot delete their own account', async () => {
  const { person, portal } = open();
  await person.click(await screen.findByRole('button', { name: 'Actions for Vera Viewer' }));
  const item = await screen.findByRole('menuitem', { name: /Delete User Account/ });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  await person.click(item);
  expect(portal.questions).toEqual([]);
});

test('shows why a user cannot be deleted', async () => {
  const error = 'The last Super User cannot be deleted: no other Super User exists.';
  const { person, portal } = open('', [usersAnswer, refuse(deleteUser, 409, { code: 'conflict', error })]);
  await choose(person, 'Ari Architect', 'Delete User Account');
  await waitFor(() => expect(portal.notifications.map(({ text }) => text)).toEqual([error]));
});

test('the data of a user is exported, and that of a deleted one erased after a question', async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const answers = [usersAnswer, answer(exportPerson, new Blob(['{}'])), answer(erasePerson, { token: 't' })];
  const { person, portal, lastQuery } = open('', answers);
  await person.click(await screen.findByRole('button', { name: 'Actions for Ines Internal' }));
  expect(screen.queryByRole('menuitem', { name: 'Erase Data…' })).not.toBeInTheDocument();
  await person.click(await screen.findByRole('menuitem', { name: 'Export Data' }));
  await waitFor(() => expect(portal.requests.map(({ call }) => call)).toContain(exportPerson.path));
  await person.click(screen.getByLabelText('Deleted users'));
  await waitFor(() => expect(lastQuery()).toMatchObject({ deleted: 'true' }));
  await person.click(await screen.findByRole('button', { name: 'Actions for Ines Internal' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Erase Data…' }));
  await waitFor(() =>
    expect(portal.requests.find(({ call }) => call === erasePerson.path)?.params).toEqual({ userId: '5' }),
  );
  expect(portal.questions[0]?.text).toMatch(/Ines Internal everywhere/);
});

test('a deleted user is restored from the list of deleted users', async () => {
  const { person, portal } = open('?deleted=true', [usersAnswer, answer(restoreUser, internal)]);
  await choose(person, 'Ines Internal', 'Restore User Account');
  await waitFor(() =>
    expect(portal.requests.find(({ call }) => call === restoreUser.path)?.params).toEqual({ userId: '5' }),
  );
  await waitFor(() => expect(portal.notifications.map(({ text }) => text).join()).toMatch(/Ines Internal/));
});

test('disables a user after confirmation, and enables a disabled one without', async () => {
  const disabled = aUserRecord({ userId: 8, name: 'Dora Disabled', rev: 2, disabled: true });
  const users = answer(listUsers, { users: [internal, disabled], total: 2 });
  const { person, portal } = open('', [users, answer(disableUser, disabled)]);
  expect(within(await screen.findByRole('row', { name: /Dora/ })).getByText('Disabled')).toBeVisible();
  await choose(person, 'Ines Internal', 'Disable User Account');
  expect(portal.questions.map(({ title }) => title)).toEqual(['Disable User Account']);
  await choose(person, 'Dora Disabled', 'Enable User Account');
  await waitFor(() => expect(portal.notifications).toHaveLength(2));
  const changes = portal.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(changes).toEqual([
    { rev: 0, disabled: true },
    { rev: 2, disabled: false },
  ]);
});

test('says what disabling and deleting a service account stops', async () => {
  const account = aUserRecord({ name: 'HR Import', ssoType: { ssoTypeId: 4, ssoType: 'Service Account' } });
  const { person, portal } = open('', [answer(listUsers, { users: [account], total: 1 })], false);
  for (const action of ['Disable User Account', 'Delete User Account']) {
    await person.click(await screen.findByRole('button', { name: 'Actions for HR Import' }));
    await person.click(await screen.findByRole('menuitem', { name: action }));
  }
  expect(portal.questions.map(({ text }) => text)).toEqual([
    'The access tokens of HR Import are refused until the account is enabled again.',
    'Are you sure you want to delete HR Import? Programs that use its access tokens are refused at once.',
  ]);
});
