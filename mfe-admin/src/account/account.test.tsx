import { changeOwnPassword, ownAccount } from '@skills-architect/contracts/admin';
import { endOwnSession, listOwnSessions, type OwnSession } from '@skills-architect/contracts/portal';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../area';
import Account from './account';

const AT = '2026-01-01T09:00:00.000Z';
const here: OwnSession = {
  sessionId: 'a',
  usedAt: AT,
  endsAt: AT,
  isCurrent: true,
  browser: 'Firefox/140.0 (Windows)',
};
const elsewhere: OwnSession = {
  ...here,
  sessionId: 'b',
  isCurrent: false,
  browser: 'Chrome/140.0',
  address: '192.0.2.7',
};

const open = (ssoTypeId: 1 | 2 = 1) =>
  renderScreen(<Account />, {
    manifest,
    path: '/account',
    user: aUser({ userType: 1 }),
    agree: true,
    answers: [
      answer(ownAccount, { name: 'Gina', email: 'gina@example.com', ssoTypeId, loginId: 'gina' }),
      answer(listOwnSessions, { sessions: [here, elsewhere] }),
      answer(changeOwnPassword, { done: true }),
      answer(endOwnSession, { done: true }),
    ],
  });
type Person = ReturnType<typeof open>['person'];
const fill = async (person: Person, current: string, password: string, again: string) => {
  await person.type(await screen.findByLabelText(/^Current Password/), current);
  await person.type(screen.getByLabelText(/^New Password/), password);
  await person.type(screen.getByLabelText(/^Confirm New Password/), again);
  await person.click(screen.getByRole('button', { name: 'Change Password' }));
};
const sent = (portal: ReturnType<typeof open>['portal'], path: string) =>
  portal.requests.find((request) => request.call === path);

test('changes the password and says that other sessions have ended', async () => {
  const { person, portal } = open();
  await fill(person, 'harbour.7', 'Northwind.77', 'Northwind.77');
  await waitFor(() =>
    expect(sent(portal, changeOwnPassword.path)?.body).toEqual({ current: 'harbour.7', password: 'Northwind.77' }),
  );
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toMatch(/was changed/));
  expect(screen.getByLabelText(/^Current Password/)).toHaveValue('');
});

test('says at the field what is wrong with a password', async () => {
  const { person, portal } = open();
  await fill(person, 'harbour.7', 'Northwind.77', 'Northwind.78');
  expect(await screen.findByText('The passwords are not the same')).toBeVisible();
  expect(sent(portal, changeOwnPassword.path)).toBeUndefined();
  const issues = [{ path: 'current', message: 'This is not your current password' }];
  portal.answer(refuse(changeOwnPassword, 400, { code: 'invalid', error: 'Wrong', issues }));
  await person.clear(screen.getByLabelText(/^Confirm New Password/));
  await person.type(screen.getByLabelText(/^Confirm New Password/), 'Northwind.77');
  await person.click(screen.getByRole('button', { name: 'Change Password' }));
  expect(await screen.findByText('This is not your current password')).toBeVisible();
});

test('users of Google have no password here', async () => {
  open(2);
  expect(await screen.findByText('gina@example.com')).toBeVisible();
  expect(screen.queryByLabelText(/^Current Password/)).not.toBeInTheDocument();
});

test('ends another session after a question, and not this one', async () => {
  const { person, portal } = open();
  expect(await screen.findByText('This session')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'End the session in Chrome' }));
  await waitFor(() => expect(sent(portal, endOwnSession.path)?.params).toEqual({ sessionId: 'b' }));
  expect(screen.getAllByRole('button', { name: /End the session/ })).toHaveLength(1);
});

test('says that the account cannot be read', async () => {
  const { portal } = open();
  portal.answer(refuse(ownAccount, 503, { code: 'unavailable', error: 'Not now.' }));
  expect(await screen.findByText(/Not now/)).toBeVisible();
});
