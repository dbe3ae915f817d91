import { createUser, listClients } from '@skills-architect/contracts/admin';
import { navigate } from '@skills-architect/portal-kit';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aClientRecord } from '../admin.fixtures';
import { created, EMAIL, NAME, open, type } from './new-user.fixtures';

const clientPicker = () => screen.queryByRole('combobox', { name: /Associate Client/ });
const errors = () => screen.getAllByRole('alert').map((alert) => alert.textContent);

test('offers four user types and four login types', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Create New User' })).toBeVisible();
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('div')?.textContent)).toEqual([
    'General User',
    'Super User',
    'General User - Internal',
    'Skilling Architect',
    'Application',
    'Google',
    'Company',
    'Service Account',
  ]);
});

test('creates a user of one client who signs in with a password', async () => {
  const { person, portal, choose, submit, createBody } = open();
  await type(person, NAME, 'Ada Park');
  await type(person, EMAIL, 'ada@example.com');
  await choose('General User');
  await person.click(screen.getByRole('combobox', { name: /Associate Client/ }));
  expect(screen.queryByRole('option', { name: 'Select all' })).not.toBeInTheDocument();
  await person.click(await screen.findByRole('option', { name: 'Acme' }));
  await person.keyboard('{Escape}');
  await choose('Application');
  await type(person, /Login ID/, 'ada');
  await type(person, /^Password/, 'Secret.123');
  await type(person, /^Confirm Password/, 'Secret.12');
  await submit();
  expect(await screen.findByText('Enter the same password again')).toBeVisible();
  expect(createBody()).toBeUndefined();
  await type(person, /^Confirm Password/, '3');
  await submit();
  await waitFor(() => expect(portal.path()).toBe('/users'));
  expect(createBody()).toEqual({
    name: 'Ada Park',
    email: 'ada@example.com',
    userTypeId: 1,
    ssoTypeId: 1,
    clientIds: [2],
    loginId: 'ada',
    password: 'Secret.123',
  });
  expect(portal.notifications).toEqual([{ text: 'User Creation Successful', variant: 'success', duration: 3000 }]);
  expect(portal.questions).toEqual([]);
});

test('an internal user may have all clients at once', async () => {
  const { person, choose } = open();
  await choose('General User - Internal');
  await person.click(screen.getByRole('combobox', { name: /Associate Client/ }));
  await person.click(await screen.findByRole('option', { name: 'Select all' }));
  expect(screen.getByRole('button', { name: 'Remove Northwind' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Acme' })).toBeVisible();
});

test('changing the user type clears the clients, and hides them for types without clients', async () => {
  const { person, portal, choose } = open();
  await choose('General User');
  await person.click(screen.getByRole('combobox', { name: /Associate Client/ }));
  await person.click(await screen.findByRole('option', { name: 'Acme' }));
  await person.click(screen.getByRole('option', { name: 'Acme' }));
  expect(portal.notifications).toEqual([{ text: 'Client already added', variant: 'info', duration: 3000 }]);
  expect(screen.getByRole('button', { name: 'Remove Acme' })).toBeVisible();
  await choose('General User - Internal');
  expect(screen.queryByRole('button', { name: 'Remove Acme' })).not.toBeInTheDocument();
  expect(clientPicker()).toBeVisible();
  await choose('Super User');
  expect(clientPicker()).not.toBeInTheDocument();
});

test('a user of Google needs neither login nor password', async () => {
  const { person, choose, submit, createBody } = open();
  await type(person, NAME, 'Ada Park');
  await type(person, EMAIL, 'ada@example.com');
  await choose('Skilling Architect');
  await choose('Application');
  await type(person, /Login ID/, 'ada');
  await choose('Google');
  expect(screen.queryByLabelText(/Login ID/)).not.toBeInTheDocument();
  await submit();
  await waitFor(() =>
    expect(createBody()).toEqual({
      name: 'Ada Park',
      email: 'ada@example.com',
      userTypeId: 4,
      ssoTypeId: 2,
      clientIds: [],
    }),
  );
});

test('reports missing fields without a request', async () => {
  const { choose, submit, createBody } = open();
  await submit();
  await waitFor(() =>
    expect(errors()).toEqual([
      'Display name is required',
      'Email ID is required',
      'User Type is required',
      'User Login Type is required',
    ]),
  );
  await choose('General User');
  await choose('Application');
  await submit();
  await waitFor(() =>
    expect(errors()).toEqual([
      'Display name is required',
      'Email ID is required',
      'Associate User to Clients',
      'Login name is required',
      'Password is required',
    ]),
  );
  expect(screen.getByLabelText(NAME)).toHaveFocus();
  expect(createBody()).toBeUndefined();
});

/** Well formed, but one character longer than allowed. */
const LONG_EMAIL = `ada@${'example.'.repeat(31)}com`;
test.each([
  [EMAIL, 'ada at example', 'Enter valid mail ID'],
  [EMAIL, LONG_EMAIL, 'Enter valid mail ID'],
  [/^Password/, 'short', 'Use at least 7 characters'],
  [/^Password/, 'with spaces', 'Use letters, digits and !@#$%&*. only'],
])('validates %s on blur: %s', async (label, text, message) => {
  const { person, choose } = open();
  await type(person, NAME, 'Ada Park');
  if (label !== EMAIL) await type(person, EMAIL, 'ada@example.com');
  await choose('Super User');
  await choose('Application');
  await type(person, label, text);
  await person.tab();
  expect(await screen.findByText(message)).toBeVisible();
});

test('shows errors of the service at their fields', async () => {
  const message = 'A user with this mail ID exists already';
  const taken = refuse(createUser, 409, {
    code: 'conflict',
    error: message,
    issues: [{ path: 'body.email', message }],
  });
  const { person, portal, choose, submit } = open([taken]);
  await type(person, NAME, 'Ada Park');
  await type(person, EMAIL, 'ada@example.com');
  await choose('Super User');
  await choose('Google');
  await submit();
  await waitFor(() => expect(screen.getByLabelText(EMAIL)).toHaveAccessibleDescription(message));
  expect(screen.getByLabelText(EMAIL)).toHaveFocus();
  expect(portal.notifications).toEqual([]);
  expect(portal.path()).toBe('/user/add');
});

test('shows other errors as a notification', async () => {
  const { person, portal, choose, submit } = open([refuse(createUser, 503, { error: 'Users do not answer' })]);
  await type(person, NAME, 'Ada Park');
  await type(person, EMAIL, 'ada@example.com');
  await choose('Super User');
  await choose('Google');
  await submit();
  await waitFor(() => expect(portal.notifications.map((rendered) => rendered.text)).toEqual(['Users do not answer']));
});

test('asks before leaving a changed form', async () => {
  const { person, portal } = open([], false);
  await type(person, NAME, 'A');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(portal.questions.map((question) => question.text)).toEqual(['Proceed without saving changes?']);
  expect(portal.path()).toBe('/user/add');
  expect(screen.getByLabelText(NAME)).toHaveValue('A');
});

test('leaves an unchanged form without a question', () => {
  const { portal } = open();
  act(() => navigate('/users'));
  expect(portal.questions).toEqual([]);
  expect(portal.path()).toBe('/users');
});

test('shows why the clients failed to load', async () => {
  const { person, choose } = open([refuse(listClients, 503, { error: 'Clients do not answer' })]);
  await choose('General User');
  await person.click(screen.getByRole('combobox', { name: /Associate Client/ }));
  expect(await screen.findByText('Clients do not answer')).toBeVisible();
  expect(within(screen.getByRole('listbox')).getByRole('option', { name: 'Retry' })).toBeVisible();
});

test('keeps and offers clients beyond the first thousand', async () => {
  const many = Array.from({ length: 1500 }, (_, index) =>
    aClientRecord({ clientId: index + 1, clientName: `Client ${String(index + 1).padStart(4, '0')}` }),
  );
  const { person, choose, submit, createBody } = open([
    created,
    answer(listClients, ({ query }) => ({
      clients: many.slice(query.offset, query.offset + query.pagesize),
      total: many.length,
    })),
  ]);
  await type(person, NAME, 'Ada Park');
  await type(person, EMAIL, 'ada@example.com');
  await choose('General User');
  const picker = screen.getByRole('combobox', { name: /Associate Client/ });
  for (const name of ['Client 1400', 'Client 0007']) {
    await person.clear(picker);
    await person.type(picker, name);
    await person.click(await screen.findByRole('option', { name }));
  }
  await person.keyboard('{Escape}');
  await choose('Google');
  await submit();
  await waitFor(() => expect(createBody()).toMatchObject({ clientIds: expect.arrayContaining([1400, 7]) }));
});
