import { listClients } from '@skills-architect/contracts/admin';
import { login, session } from '@skills-architect/contracts/portal';
import { readSession, signIn } from '../account/account';
import { cache } from '../calls/cache';
import { request } from '../calls/request';
import { currentLocation } from '../history/portal-history';
import { answer, aUser, fakePortal, refuse } from '../testing/index';
import { rememberPath, takeRememberedPath } from './redirect-path';
import { dropSession, useSessionStore } from './session-store';

const status = () => useSessionStore.getState().status;
const callAndCatch = () => request(listClients, {}).catch((error: unknown) => error);

describe('a call that is refused', () => {
  test.each([
    ['401', 401, 'signed-out', 'out', '/clients?page=2'],
    ['403 SESSION', 403, 'SESSION', 'out', '/'],
    ['403', 403, 'forbidden', 'in', '/'],
    ['404', 404, 'not-found', 'in', '/'],
  ] as const)('with %s', async (_, code, failure, statusAfter, remembered) => {
    const answers = [refuse(listClients, code, { code: failure, error: 'No' })];
    const portal = fakePortal({ path: '/clients?page=2', answers });
    expect(await callAndCatch()).toMatchObject({ code: failure, message: 'No', status: code });
    expect(status()).toBe(statusAfter);
    expect(portal.path()).toBe(statusAfter === 'out' ? '/' : '/clients?page=2');
    expect(takeRememberedPath()).toBe(remembered);
  });
});

test('shows a signed-in user the reason once for many calls', async () => {
  const error = 'Your account was deleted. Ask your administrator.';
  fakePortal({ path: '/clients', answers: [refuse(listClients, 401, { error })] });
  await Promise.all([callAndCatch(), callAndCatch(), callAndCatch()]);
  expect(currentLocation().state).toEqual({ landingMessage: error });
  expect(takeRememberedPath()).toBe('/clients');
});

test.each([
  ['the same user returns to the stored path', 1, '/clients'],
  ['another user starts on the landing page', 2, '/'],
])('after the next login %s', async (_, userId, path) => {
  fakePortal({ path: '/clients', answers: [refuse(listClients, 401)] });
  await callAndCatch();
  expect(takeRememberedPath(userId)).toBe(path);
});

test('a user who was not signed in sees no message and returns after the login', async () => {
  fakePortal({ path: '/users?page=2', answers: [refuse(session, 401)] });
  dropSession();
  useSessionStore.setState({ status: 'unknown' });
  await expect(readSession()).rejects.toMatchObject({ status: 401 });
  expect(currentLocation().state).toBeNull();
  expect(takeRememberedPath()).toBe('/users?page=2');
});

test('no data of one user stays in the browser for the next', async () => {
  fakePortal({ path: '/skills', answers: [refuse(listClients, 401)] });
  sessionStorage.setItem('skill-search', '?text=soil');
  localStorage.setItem('clientName', '7');
  await callAndCatch();
  expect(sessionStorage.getItem('skill-search')).toBeNull();
  expect(localStorage.getItem('clientName')).toBeNull();
});

test('a wrong password does not end a session', async () => {
  fakePortal({ answers: [refuse(login, 401, { error: 'Wrong' })] });
  dropSession();
  await expect(signIn({ loginId: 'ada', password: 'x' })).rejects.toMatchObject({ message: 'Wrong' });
  expect(takeRememberedPath()).toBe('/');
});

test('cached answers of one user are cleared for the next', async () => {
  const next = aUser({ userId: 9 });
  fakePortal({ answers: [answer(login, { user: next, csrfToken: 't' })] });
  cache.setQueryData(['admin', '1', 'GET /v3/clients', null], { clients: [] });
  await signIn({ loginId: 'next', password: 'x' });
  expect(cache.getQueryData(['admin', '1', 'GET /v3/clients', null])).toBeUndefined();
});

test('a path of another origin is not restored', () => {
  rememberPath('//elsewhere/users', 1);
  expect(takeRememberedPath(1)).toBe('/');
});
