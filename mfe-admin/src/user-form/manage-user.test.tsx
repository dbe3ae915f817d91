import { getUser, listClients, updateUser } from '@skills-architect/contracts/admin';
import { answer, aUser, type FakeAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../area';
import { aClientRecord, aUserRecord } from '../samples';
import ManageUser from './manage-user';

const clients = [aClientRecord(), aClientRecord({ clientId: 2, clientName: 'Acme' })];
const grace = aUserRecord({
  userId: 7,
  rev: 3,
  name: 'Grace General',
  email: 'grace@example.com',
  loginId: 'grace',
  userType: { userTypeId: 1, userType: 'General User' },
  clientList: [{ clientId: 1, clientName: 'Northwind' }],
});

const open = (user = grace, answers: FakeAnswer[] = [], path = `/user/edit/${user.userId}`) => {
  const shown = renderScreen(<ManageUser />, {
    manifest,
    path,
    user: aUser({ userType: 2, userId: 2 }),
    answers: [
      ...answers,
      answer(getUser, user),
      answer(updateUser, { ...user, rev: user.rev + 1 }),
      answer(listClients, { clients, total: 2 }),
    ],
  });
  const { person, portal } = shown;
  return {
    ...shown,
    sent: () => portal.requests.find(({ method }) => method === 'PATCH')?.body,
    choose: (radio: string) => person.click(screen.getByRole('radio', { name: radio })),
    submit: () => person.click(screen.getByRole('button', { name: 'Submit' })),
    texts: () => portal.alerts.map(({ text }) => text),
  };
};
const nameField = () => screen.findByLabelText(/Display Name/);

test('shows the user as it stands, without a password', async () => {
  open();
  expect(await nameField()).toHaveValue('Grace General');
  expect(screen.getByRole('heading', { name: 'Manage User Account' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'General User' })).toBeChecked();
  expect(await screen.findByRole('button', { name: 'Remove Northwind' })).toBeVisible();
  expect(screen.getByLabelText(/Login ID/)).toHaveValue('grace');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('');
  expect(screen.queryByLabelText(/^Confirm Password/)).not.toBeInTheDocument();
});

test('sends the change with the revision it was made on', async () => {
  const { person, portal, submit, sent, texts } = open();
  await person.type(await nameField(), ' II');
  await submit();
  await waitFor(() => expect(portal.path()).toBe('/users'));
  expect(sent()).toEqual({
    rev: 3,
    name: 'Grace General II',
    email: 'grace@example.com',
    userTypeId: 1,
    ssoTypeId: 1,
    clientIds: [1],
    loginId: 'grace',
    password: '',
  });
  expect(texts()).toEqual(['User Updation Successful']);
  expect(portal.questions).toEqual([]);
});

test('a new password is checked and confirmed', async () => {
  const { person, submit, sent } = open();
  await person.type(await screen.findByLabelText(/^Password/), 'short');
  await person.tab();
  expect(await screen.findByText('Use at least 7 characters')).toBeVisible();
  await person.type(screen.getByLabelText(/^Password/), '.1234');
  await submit();
  expect(await screen.findByText('Give the same password once more')).toBeVisible();
  await person.type(screen.getByLabelText(/^Confirm Password/), 'short.1234');
  await submit();
  await waitFor(() => expect(sent()).toMatchObject({ password: 'short.1234' }));
});

test('a new password that is taken back again keeps the former one', async () => {
  const { person, submit, sent } = open();
  await person.type(await screen.findByLabelText(/^Password/), 'Secret.123');
  await person.type(screen.getByLabelText(/^Confirm Password/), 'Secret.123');
  await person.clear(screen.getByLabelText(/^Password/));
  expect(screen.queryByLabelText(/^Confirm Password/)).not.toBeInTheDocument();
  await submit();
  await waitFor(() => expect(sent()).toMatchObject({ password: '' }));
});

test('whoever signed in by Google needs a login name and a password to sign in here', async () => {
  const { choose, submit, sent } = open(
    aUserRecord({ ...grace, loginId: undefined, ssoType: { ssoTypeId: 2, ssoType: 'Google' } }),
  );
  await nameField();
  await choose('Application');
  await submit();
  expect(await screen.findByText('Login name is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(sent()).toBeUndefined();
});

test('another type clears the clients, which then must be chosen anew', async () => {
  const { choose, submit } = open();
  await nameField();
  await choose('General User - Internal');
  await submit();
  expect(await screen.findByText('Associate User to Clients')).toBeVisible();
});

test('an SME keeps the type', async () => {
  const { submit, sent } = open(aUserRecord({ userId: 3, userType: { userTypeId: 3, userType: 'SME' } }));
  expect(await screen.findByRole('radio', { name: 'SME' })).toBeChecked();
  await submit();
  await waitFor(() => expect(sent()).toMatchObject({ userTypeId: 3 }));
});

test('one’s own type cannot be changed', async () => {
  open(aUserRecord({ userId: 2, userType: { userTypeId: 2, userType: 'Super User' } }));
  expect(await screen.findByRole('radio', { name: 'General User' })).toBeDisabled();
  expect(screen.getByText('Another Super User can change your own type.')).toBeVisible();
});

test('says when somebody else was faster, and keeps what was typed', async () => {
  const stale = refuse(updateUser, 409, { code: 'stale', error: 'Somebody else changed this meanwhile.', record: {} });
  const { person, submit, texts } = open(grace, [stale]);
  await person.type(await nameField(), ' II');
  await submit();
  await waitFor(() =>
    expect(texts()).toEqual(['Somebody else changed this user meanwhile. Reload it to see how it stands.']),
  );
  expect(screen.getByLabelText(/Display Name/)).toHaveValue('Grace General II');
});

test('says why the last Super User keeps the type', async () => {
  const error = 'The last Super User keeps this type: there are 0 others.';
  const { submit, texts } = open(grace, [refuse(updateUser, 409, { code: 'conflict', error })]);
  await nameField();
  await submit();
  await waitFor(() => expect(texts()).toEqual([error]));
});

test('follows what somebody else saves as long as nothing was typed', async () => {
  const { person, portal } = open();
  await nameField();
  portal.answer(answer(getUser, { ...grace, rev: 4, name: 'Grace Gray' }));
  portal.push('changed', { resource: 'users' });
  await waitFor(() => expect(screen.getByLabelText(/Display Name/)).toHaveValue('Grace Gray'));
  await person.type(screen.getByLabelText(/Display Name/), '!');
  portal.answer(answer(getUser, { ...grace, rev: 5, name: 'Other' }));
  const before = portal.requests.length;
  portal.push('changed', { resource: 'users' });
  await waitFor(() => expect(portal.requests.length).toBeGreaterThan(before));
  expect(screen.getByLabelText(/Display Name/)).toHaveValue('Grace Gray!');
});

test.each([
  ['/user/edit/77', 'This user was not found.'],
  ['/user/edit/abc', 'This user was not found.'],
])('says of %s that nobody is there', async (path, text) => {
  open(grace, [refuse(getUser, 404, { code: 'not-found', error: 'This user was not found.' })], path);
  expect(await screen.findByText(text)).toBeVisible();
});
