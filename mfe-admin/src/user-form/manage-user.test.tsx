import { getUser, listClients, updateUser } from '@skills-architect/contracts/admin';
import { answer, aUser, type FakeAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aClientRecord, aUserRecord, grace } from '../admin.fixtures';
import { manifest } from '../area';
import ManageUser from './manage-user';

const clients = [aClientRecord(), aClientRecord({ clientId: 2, clientName: 'Acme' })];

const open = (
  user = grace,
  answers: FakeAnswer[] = [],
  { path = `/user/edit/${user.userId}`, agree = true }: { path?: string; agree?: boolean } = {},
) => {
  const rendered = renderScreen(<ManageUser />, {
    manifest,
    path,
    agree,
    user: aUser({ userType: 2, userId: 2 }),
    answers: [
      ...answers,
      answer(getUser, user),
      answer(updateUser, { ...user, rev: user.rev + 1 }),
      answer(listClients, { clients, total: 2 }),
    ],
  });
  const { person, portal } = rendered;
  return {
    ...rendered,
    savedBody: () => portal.requests.find(({ method }) => method === 'PATCH')?.body,
    choose: (radio: string) => person.click(screen.getByRole('radio', { name: radio })),
    submit: () => person.click(screen.getByRole('button', { name: 'Submit' })),
    texts: () => portal.notifications.map(({ text }) => text),
  };
};
type Person = ReturnType<typeof open>['person'];
const nameField = () => screen.findByLabelText(/Display Name/);

test('shows the stored user without a password', async () => {
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
  const { person, portal, submit, savedBody, texts } = open();
  await person.type(await nameField(), ' II');
  await submit();
  await waitFor(() => expect(portal.path()).toBe('/users'));
  expect(savedBody()).toEqual({
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
  const { person, submit, savedBody } = open();
  await person.type(await screen.findByLabelText(/^Password/), 'short');
  await person.tab();
  expect(await screen.findByText('Use at least 7 characters')).toBeVisible();
  await person.type(screen.getByLabelText(/^Password/), '.1234');
  await submit();
  expect(await screen.findByText('Enter the same password again')).toBeVisible();
  await person.type(screen.getByLabelText(/^Confirm Password/), 'short.1234');
  await submit();
  await waitFor(() => expect(savedBody()).toMatchObject({ password: 'short.1234' }));
});

test('clearing a new password keeps the existing one', async () => {
  const { person, submit, savedBody } = open();
  await person.type(await screen.findByLabelText(/^Password/), 'Secret.123');
  await person.type(screen.getByLabelText(/^Confirm Password/), 'Secret.123');
  await person.clear(screen.getByLabelText(/^Password/));
  expect(screen.queryByLabelText(/^Confirm Password/)).not.toBeInTheDocument();
  await submit();
  await waitFor(() => expect(savedBody()).toMatchObject({ password: '' }));
});

test("changing from Google to the portal's login requires a login name and a password", async () => {
  const { choose, submit, savedBody } = open(
    aUserRecord({ ...grace, loginId: undefined, ssoType: { ssoTypeId: 2, ssoType: 'Google' } }),
  );
  await nameField();
  await choose('Application');
  await submit();
  expect(await screen.findByText('Login name is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(savedBody()).toBeUndefined();
});

test('says that a service account which becomes a person loses its tokens', async () => {
  const { choose } = open({ ...grace, ssoType: { ssoTypeId: 4, ssoType: 'Service Account' } });
  await nameField();
  expect(screen.queryByText(/access tokens/)).not.toBeInTheDocument();
  await choose('Google');
  expect(await screen.findByText('The access tokens of this service account are deleted.')).toBeVisible();
});

test('changing the type clears the clients, which must be chosen again', async () => {
  const { choose, submit } = open();
  await nameField();
  await choose('General User - Internal');
  await submit();
  expect(await screen.findByText('Associate User to Clients')).toBeVisible();
});

test('the type of an SME cannot be changed', async () => {
  const { submit, savedBody } = open(aUserRecord({ userId: 3, userType: { userTypeId: 3, userType: 'SME' } }));
  expect(await screen.findByRole('radio', { name: 'SME' })).toBeChecked();
  await submit();
  await waitFor(() => expect(savedBody()).toMatchObject({ userTypeId: 3 }));
});

test('one’s own type cannot be changed', async () => {
  open(aUserRecord({ userId: 2, userType: { userTypeId: 2, userType: 'Super User' } }));
  expect(await screen.findByRole('radio', { name: 'General User' })).toBeDisabled();
  expect(screen.getByText('Only another Super User can change your user type.')).toBeVisible();
});

describe('somebody else was faster', () => {
  const stale = refuse(updateUser, 409, { code: 'stale', error: 'Somebody else changed this meanwhile.', record: {} });
  const theirs = { ...grace, rev: 4, name: 'Grace Gray', email: 'gray@example.com' };
  /** Grace’s form after editing her name while a colleague saved `theirs`. */
  const saveTooLate = async (agree: boolean, type: (person: Person) => Promise<void>) => {
    const rendered = open(grace, [], { agree });
    await nameField();
    await type(rendered.person);
    rendered.portal.answer(stale, answer(getUser, theirs));
    await rendered.submit();
    return {
      ...rendered,
      lastSent: () => rendered.portal.requests.filter(({ method }) => method === 'PATCH').at(-1)?.body,
    };
  };
  const typeName = async (person: Person) => person.type(screen.getByLabelText(/Display Name/), ' II');
  const typePassword = async (person: Person) => {
    await typeName(person);
    await person.type(screen.getByLabelText(/^Password/), 'Secret.123');
    await person.type(screen.getByLabelText(/^Confirm Password/), 'Secret.123');
  };

  test('Keep my changes saves them with the new revision', async () => {
    const { portal, texts, submit, lastSent } = await saveTooLate(false, typePassword);
    await waitFor(() =>
      expect(texts()).toEqual(['Your changes are now on top of the latest version of this user. Save them to finish.']),
    );
    expect(portal.questions).toMatchObject([
      {
        title: 'Somebody else changed this user',
        text: [
          'Changed: Display Name and Email ID.',
          'Display Name, theirs: Grace Gray',
          `Display Name, yours: ${grace.name} II`,
          'Keep your changes on top of theirs, or reload to see theirs alone. Reloading discards your unsaved changes.',
        ].join('\n'),
        yes: 'Reload',
        no: 'Keep my changes',
        loss: true,
      },
    ]);
    expect(screen.getByLabelText(/Display Name/)).toHaveValue('Grace General II');
    expect(screen.getByLabelText(/Email ID/)).toHaveValue('gray@example.com');
    portal.answer(answer(updateUser, { ...theirs, rev: 5 }));
    await submit();
    await waitFor(() => expect(portal.path()).toBe('/users'));
    expect(lastSent()).toMatchObject({
      rev: 4,
      name: 'Grace General II',
      email: 'gray@example.com',
      password: 'Secret.123',
    });
  });

  test('reloading shows the current user for editing', async () => {
    const { person, portal, submit, lastSent } = await saveTooLate(true, typePassword);
    await waitFor(() => expect(screen.getByLabelText(/Display Name/)).toHaveValue('Grace Gray'));
    expect(screen.getByLabelText(/^Password/)).toHaveValue('');
    await person.type(screen.getByLabelText(/^Password/), 'Other.123');
    expect(screen.getByLabelText(/^Confirm Password/)).toHaveValue('');
    await person.clear(screen.getByLabelText(/^Password/));
    portal.answer(answer(updateUser, { ...theirs, rev: 5 }));
    await submit();
    await waitFor(() => expect(portal.path()).toBe('/users'));
    expect(lastSent()).toMatchObject({ rev: 4, name: 'Grace Gray', email: 'gray@example.com' });
  });

  test('without unsaved changes there is no question', async () => {
    const { portal, texts } = await saveTooLate(false, async () => undefined);
    await waitFor(() => expect(texts()).toEqual(['Somebody else changed this user. You now see the latest version.']));
    expect(screen.getByLabelText(/Display Name/)).toHaveValue('Grace Gray');
    expect(portal.questions).toEqual([]);
  });

  test('typed values stay when rereading the user fails', async () => {
    const { person, portal, submit, texts } = open(grace);
    await nameField();
    await typeName(person);
    portal.answer(stale, refuse(getUser, 503, { error: 'Users do not answer' }));
    await submit();
    await waitFor(() => expect(texts()).toEqual(['Users do not answer']));
    expect(screen.getByLabelText(/Display Name/)).toHaveValue('Grace General II');
  });
});

test('a Login ID that is left blank stays', async () => {
  open(grace);
  await nameField();
  expect(screen.getByLabelText(/^Login ID/)).toHaveAccessibleDescription('Leave blank to keep the current Login ID.');
});

test.each([
  ['one’s own', 2, 'Changing it signs you out everywhere else.'],
  ['another user’s', 7, 'Changing it signs the user out everywhere.'],
])('explains the effect of %s new password on sessions', async (_, userId, expected) => {
  open(aUserRecord({ ...grace, userId }));
  await nameField();
  expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription(
    `Leave blank to keep the current password. At least 7 characters; letters, digits and !@#$%&*. may be used. ${expected}`,
  );
});

test('explains why the type of the last Super User cannot be changed', async () => {
  const error = 'The last Super User keeps this type: no other Super User exists.';
  const { submit, texts } = open(grace, [refuse(updateUser, 409, { code: 'conflict', error })]);
  await nameField();
  await submit();
  await waitFor(() => expect(texts()).toEqual([error]));
});

test('shows changes by others while the form has no edits', async () => {
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

test('shows that the user does not exist', async () => {
  open(grace, [], { path: '/user/edit/abc' });
  expect(await screen.findByText('This user was deleted or does not exist.')).toBeVisible();
});
