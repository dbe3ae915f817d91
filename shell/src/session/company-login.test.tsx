import {
  beginProviderLogin,
  finishProviderLogin,
  listAreas,
  loginOptions,
  logout,
  session,
} from '@skills-architect/contracts/portal';
import { takeRememberedPath, useSessionStore } from '@skills-architect/portal-kit/host';
import { answer, aUser, type FakeAnswer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Frame } from '../frame/frame';
import { renderShell } from '../testing/render-shell';
import { page } from './page';
import { signOutWithQuestion } from './sign-out';

jest.mock('../areas/federation', () => ({ fetchArea: () => new Promise(() => {}) }));

const ada = aUser({ userId: 9, userType: 1, name: 'Ada Park' });
const offered = (provider?: { key: string; title: string }) =>
  answer(loginOptions, { google: false, company: true, ...(provider && { provider }) });
const begun = answer(beginProviderLogin, { address: 'https://login.northwind.example/authorize?state=1' });
const began = (requests: readonly { call: string; body?: unknown }[]) =>
  requests.filter(({ call }) => call === beginProviderLogin.path).map(({ body }) => body);

let go: jest.SpyInstance;
beforeEach(() => {
  go = jest.spyOn(page, 'go').mockImplementation(() => {});
});
const signedOut = (answers: FakeAnswer[], search = '') => {
  const shell = renderShell(<Frame />, { answers, search });
  act(() => useSessionStore.setState({ status: 'out', user: undefined }));
  return shell;
};

test('is not offered where no company has a provider', async () => {
  signedOut([answer(loginOptions, { google: false })]);
  await act(async () => {});
  expect(screen.queryByRole('button', { name: /Company/ })).not.toBeInTheDocument();
});

test('asks for the work email and goes to the provider of its company', async () => {
  const { person, portal } = signedOut([offered(), begun]);
  await person.click(await screen.findByRole('button', { name: 'Company Login' }));
  expect(screen.getByLabelText('Work Email')).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Enter your work email')).toBeVisible();
  await person.type(screen.getByLabelText('Work Email'), 'ada@northwind.example{Enter}');
  await waitFor(() => expect(go).toHaveBeenCalledWith('https://login.northwind.example/authorize?state=1'));
  expect(began(portal.requests)).toEqual([{ email: 'ada@northwind.example' }]);
  // Enter has not sent the form of User Name and Password.
  expect(screen.queryByText('Password is required')).not.toBeInTheDocument();
});

test('says when no company has this domain', async () => {
  const error = 'No company login is set up for ada@elsewhere.example. Ask your administrator.';
  const { person } = signedOut([offered(), refuse(beginProviderLogin, 404, { error })]);
  await person.click(await screen.findByRole('button', { name: 'Company Login' }));
  await person.type(screen.getByLabelText('Work Email'), 'ada@elsewhere.example');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(error)).toBeVisible();
  expect(screen.getByLabelText('Work Email')).toHaveValue('ada@elsewhere.example');
});

test('says at the field that a mail address is refused', async () => {
  const error = 'Enter valid mail ID';
  const refused = { code: 'invalid' as const, error, issues: [{ path: 'email', message: error }] };
  const { person } = signedOut([offered(), refuse(beginProviderLogin, 400, refused)]);
  await person.click(await screen.findByRole('button', { name: 'Company Login' }));
  await person.type(screen.getByLabelText('Work Email'), 'ada@refused.example{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Work Email')).toHaveAccessibleDescription(error));
});

test.each([
  ['says', '/login?logout=here-only', 1],
  ['does not say', '/login', 0],
])('%s after a logout to %s that the provider may not have signed out', async (_, path, count) => {
  renderShell(<Frame />, { answers: [offered()], path });
  act(() => useSessionStore.setState({ status: 'out', user: undefined }));
  await screen.findByRole('button', { name: 'Company Login' });
  const warning = /signed out here. Your company's login may still be open: close the browser/;
  expect(screen.queryAllByText(warning)).toHaveLength(count);
});

test('a link names the provider', async () => {
  const { person, portal } = signedOut(
    [offered({ key: 'northwind', title: 'Northwind Entra' }), begun],
    '?provider=northwind',
  );
  await person.click(await screen.findByRole('button', { name: 'Login with Northwind Entra' }));
  await waitFor(() => expect(began(portal.requests)).toEqual([{ provider: 'northwind' }]));
});

test.each([
  ['with others', true, ['Company Login']],
  ['the only one', undefined, []],
])('a link to a provider that is off says so: %s', async (_, company, buttons) => {
  signedOut([answer(loginOptions, { google: false, ...(company && { company }) })], '?provider=northwind');
  expect(await screen.findByText(/company login of this link is not available/)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: /Company/ }).map((button) => button.textContent)).toEqual(buttons);
});

describe('the return from the provider', () => {
  const areas = answer(listAreas, { areas: [], off: [], missing: [], skipped: [] });
  const out = refuse(session, 401, { code: 'signed-out', error: 'Session timed out!' });
  const returnWith = async (answers: FakeAnswer[]) => {
    const shell = renderShell(<Frame />, { live: true, answers: [areas, ...answers, out] });
    sessionStorage.setItem('redirectPath', '/users?page=2');
    window.history.replaceState(null, '', '/company-login/northwind?code=c&state=s');
    await act(async () => {
      useSessionStore.setState({ status: 'unknown', user: undefined });
      await shell.host.load();
    });
    return shell;
  };

  test('signs in and opens the requested path, without the code in the URL', async () => {
    const { portal } = await returnWith([answer(finishProviderLogin, { user: ada, csrfToken: 't' })]);
    const finished = portal.requests.find(({ call }) => call === finishProviderLogin.path);
    expect(finished?.body).toEqual({ provider: 'northwind', answer: 'code=c&state=s' });
    expect(portal.path()).toBe('/users?page=2');
    expect(portal.notifications).toMatchObject([{ text: 'Welcome Ada Park', variant: 'success' }]);
  });

  test('shows on the login page why somebody was refused, and keeps the requested path', async () => {
    const error = 'There is no account for ada@northwind.example. Ask your administrator for one.';
    const { portal } = await returnWith([refuse(finishProviderLogin, 403, { code: 'forbidden', error })]);
    expect(screen.getByRole('heading', { name: 'Welcome to Skills Architect' })).toBeVisible();
    expect(portal.notifications).toMatchObject([{ text: error, variant: 'error', duration: Infinity }]);
    expect(takeRememberedPath()).toBe('/users?page=2');
  });

  test('of a trial leads to the provider with what it stated', async () => {
    const tried = { providerId: 3, email: 'ada@northwind.example', name: 'Ada', claims: { groups: ['hr'] } };
    const current = answer(session, { user: aUser({ userType: 2 }), csrfToken: 't' });
    const { portal } = await returnWith([answer(finishProviderLogin, { tried }), current]);
    expect(portal.path()).toBe('/sign-in-providers/3');
    expect(window.history.state.usr).toEqual({ tried });
    expect(portal.notifications).toEqual([]);
  });
});

test('a logout goes on to the provider', async () => {
  const address = 'https://login.northwind.example/logout';
  const { portal } = renderShell(<Frame />, { user: ada, answers: [answer(logout, { done: true, address })] });
  await act(() => signOutWithQuestion());
  expect(go).toHaveBeenCalledWith(address);
  expect(portal.notifications).toEqual([]);
});
