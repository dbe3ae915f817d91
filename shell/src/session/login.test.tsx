import { EVENT } from '@skills-architect/contracts';
import {
  beginGoogleLogin,
  listAreas,
  login,
  loginOptions,
  session,
  verifyGoogleAuth,
} from '@skills-architect/contracts/portal';
import { readSession, takeRememberedPath, useSessionStore } from '@skills-architect/portal-kit/host';
import { answer, aUser, type FakeAnswer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Frame } from '../frame/frame';
import { renderShell } from '../testing/render-shell';
import { followHub } from './follow-hub';
import { page } from './page';

jest.mock('../areas/federation', () => ({ fetchArea: () => new Promise(() => {}) }));

const sam = aUser({ userId: 2, userType: 2, name: 'Sam Adeyemi' });
const loginAnswer = answer(login, { user: sam, csrfToken: 't' });

const signedOut = (options: Parameters<typeof renderShell>[1] = {}) => {
  const shell = renderShell(<Frame />, options);
  act(() => useSessionStore.setState({ status: 'out', user: undefined }));
  return shell;
};
const submitLogin = async (person: ReturnType<typeof renderShell>['person']) => {
  await person.type(screen.getByLabelText('User Name'), 'sam');
  await person.type(screen.getByLabelText('Password'), 'secret');
  await person.click(screen.getByRole('button', { name: 'Login' }));
};

test('replaces a protected page', () => {
  signedOut({ path: '/users' });
  expect(screen.getByRole('heading', { name: 'Welcome to Skills Architect' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
});

test('signs in, greets by name and opens the landing page', async () => {
  const { person, portal } = signedOut({ answers: [loginAnswer] });
  await submitLogin(person);
  expect(await screen.findByRole('heading', { name: 'What would you like to do?' })).toBeVisible();
  expect(portal.notifications).toEqual([{ text: 'Welcome Sam Adeyemi', variant: 'success', duration: 3000 }]);
  expect(portal.requests[0]?.body).toEqual({ loginId: 'sam', password: 'secret' });
});

test('returns to the requested path', async () => {
  const { person, portal } = signedOut({ answers: [loginAnswer] });
  sessionStorage.setItem('redirectPath', '/users?page=2');
  await submitLogin(person);
  await waitFor(() => expect(portal.path()).toBe('/users?page=2'));
});

const wrongPassword = refuse(login, 401, { code: 'signed-out', error: 'The password is wrong' });

test('shows at the field that a password is wrong, and allows another try', async () => {
  const { person, portal } = signedOut({ answers: [wrongPassword] });
  await submitLogin(person);
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('The password is wrong'));
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(portal.notifications).toEqual([]);
  expect(screen.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-disabled');
  expect(screen.getByLabelText('User Name')).toHaveValue('sam');
});

test('says in the form how long to wait after too many attempts, until the next one', async () => {
  const error = 'Too many wrong passwords. Try again in 15 minutes.';
  const { person, portal } = signedOut({ answers: [refuse(login, 429, { code: 'too-many', error })] });
  await submitLogin(person);
  expect((await screen.findByText(error)).closest('[role=alert]')).not.toBeNull();
  expect(portal.notifications).toEqual([]);
  portal.answer(wrongPassword);
  await person.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('The password is wrong')).toBeVisible();
  expect(screen.queryByText(error)).not.toBeInTheDocument();
});

describe('after the server ended the session', () => {
  const over = refuse(session, 401, { code: 'signed-out', error: 'Session timed out!' });
  const endedText = /Your session has ended/;
  const storedDraft = { at: Date.now(), changes: [{ key: 'text', was: '', part: 'Call Ada' }] };
  const endSession = async (draft: string) => {
    const shell = renderShell(<Frame />, { path: '/users', answers: [over, loginAnswer], user: sam });
    localStorage.setItem(draft, JSON.stringify(storedDraft));
    await act(() => readSession().catch(() => {}));
    return shell;
  };

  test('says so, and that what was typed is offered after the sign-in', async () => {
    const { person } = await endSession('draft:2:note#1');
    expect(await screen.findByText(endedText)).toHaveTextContent(
      'Your session has ended. What you typed is kept in this browser and is offered when you sign in again as the same user.',
    );
    await submitLogin(person);
    await waitFor(() => expect(screen.queryByText(endedText)).not.toBeInTheDocument());
    act(() => useSessionStore.setState({ status: 'out', user: undefined }));
    expect(screen.getByRole('heading', { name: 'Welcome to Skills Architect' })).toBeVisible();
    expect(screen.queryByText(endedText)).not.toBeInTheDocument();
  });

  test('as the hub reports it: the page signs out without a warning in the console', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const stop = followHub(() => Promise.resolve());
    const { portal } = renderShell(<Frame />, { path: '/users', answers: [over, loginAnswer], user: sam });
    act(() => portal.push(EVENT.session, {}));
    expect(await screen.findByText(endedText)).toBeVisible();
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
    stop();
  });

  test('promises nothing when this user has typed nothing', async () => {
    await endSession('draft:3:note#1');
    expect(await screen.findByText('Your session has ended.')).toBeVisible();
  });
});

test('a first visit says nothing about a session', () => {
  signedOut();
  expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();
});

test('reports missing input without a request', async () => {
  const { person, portal } = signedOut();
  await person.click(screen.getByRole('button', { name: 'Login' }));
  expect(screen.getByText('Login name is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(portal.requests).toEqual([]);
});

test('a sign-in in another tab signs this one in when it becomes visible', async () => {
  const { portal } = signedOut({ answers: [refuse(session, 401, { error: 'Please sign in' })] });
  sessionStorage.setItem('redirectPath', '/users?page=2');
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(portal.requests).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'Welcome to Skills Architect' })).toBeVisible();
  expect(portal.notifications).toEqual([]);
  portal.answer(answer(session, { user: sam, csrfToken: 't' }));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await waitFor(() => expect(portal.path()).toBe('/users?page=2'));
  expect(screen.queryByLabelText('User Name')).not.toBeInTheDocument();
});

describe('signing in with Google', () => {
  const googleOffered = answer(loginOptions, { google: true });
  const button = () => screen.findByRole('button', { name: 'Google Login' });

  test('is not offered if it is not configured', async () => {
    signedOut();
    await act(async () => {});
    expect(screen.queryByRole('button', { name: 'Google Login' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
  });

  test('redirects to the URL from the gateway', async () => {
    const go = jest.spyOn(page, 'go').mockImplementation(() => {});
    const begun = answer(beginGoogleLogin, { address: 'https://accounts.example/choose?nonce=1' });
    const { person } = signedOut({ answers: [googleOffered, begun] });
    await person.click(await button());
    await waitFor(() => expect(go).toHaveBeenCalledWith('https://accounts.example/choose?nonce=1'));
    expect(await button()).not.toHaveAttribute('aria-disabled');
  });

  test('says when Google does not answer', async () => {
    const error = 'Google does not answer at the moment.';
    const { person, portal } = signedOut({ answers: [googleOffered, refuse(beginGoogleLogin, 503, { error })] });
    await person.click(await button());
    await waitFor(() => expect(portal.notifications).toMatchObject([{ text: error, variant: 'error' }]));
    expect(await button()).not.toHaveAttribute('aria-disabled');
  });

  const areas = answer(listAreas, { areas: [], off: [], missing: [], skipped: [] });
  const signedOutAnswer = refuse(session, 401, { code: 'signed-out', error: 'Session timed out!' });
  /** The page after Google's redirect; the wanted path was /users. */
  const returnFromGoogle = async (fragment: string, answers: FakeAnswer[], { begun = true } = {}) => {
    const shell = renderShell(<Frame />, { live: true, answers: [areas, ...answers, signedOutAnswer] });
    sessionStorage.setItem('redirectPath', '/users?page=2');
    if (begun) sessionStorage.setItem('googleLoginBegun', 'true');
    else sessionStorage.removeItem('googleLoginBegun');
    window.history.replaceState(null, '', `/google-login#${fragment}`);
    await act(async () => {
      useSessionStore.setState({ status: 'unknown', user: undefined });
      await shell.host.load();
    });
    return shell;
  };

  test('returns to the requested path with a greeting and without the token in the URL', async () => {
    const welcome = answer(verifyGoogleAuth, { user: sam, csrfToken: 't' });
    const { portal } = await returnFromGoogle('id_token=a.b.c', [welcome]);
    expect(portal.requests.find(({ call }) => call === verifyGoogleAuth.path)?.body).toEqual({ tokenId: 'a.b.c' });
    expect(portal.path()).toBe('/users?page=2');
    expect(window.location.hash).toBe('');
    expect(portal.notifications).toEqual([{ text: 'Welcome Sam Adeyemi', variant: 'success', duration: 3000 }]);
  });

  test('a forged return link does not sign in', async () => {
    const { portal } = await returnFromGoogle('id_token=a.b.c', [], { begun: false });
    expect(portal.notifications).toMatchObject([
      { text: 'This Google sign-in was not started in this tab. Try again.' },
    ]);
    expect(portal.requests.some(({ call }) => call === verifyGoogleAuth.path)).toBe(false);
  });

  test.each([
    ['is refused', 'id_token=a.b.c', 403, 'There is no account for sam@example.com.', 'error'],
    ['has expired', 'id_token=a.b.c', 401, 'This Google sign-in has expired. Try again.', 'error'],
    ['was cancelled', 'error=access_denied', 500, 'You were not signed in with Google.', 'info'],
  ])(
    'a return that %s shows a message on the login page and keeps the requested path',
    async (_, fragment, status, text, variant) => {
      const { portal } = await returnFromGoogle(fragment, [refuse(verifyGoogleAuth, status, { error: text })]);
      expect(screen.getByRole('heading', { name: 'Welcome to Skills Architect' })).toBeVisible();
      expect(portal.notifications).toMatchObject([{ text, variant }]);
      expect(window.location.hash).toBe('');
      expect(takeRememberedPath()).toBe('/users?page=2');
    },
  );

  test('a refused sign-in keeps the current session', async () => {
    const currentSession = answer(session, { user: sam, csrfToken: 't' });
    const { portal } = await returnFromGoogle('id_token=a.b.c', [
      currentSession,
      refuse(verifyGoogleAuth, 401, { error: 'No' }),
    ]);
    expect(useSessionStore.getState().user).toEqual(sam);
    expect(portal.notifications).toMatchObject([{ text: 'No' }]);
  });
});

test('says in the form why an account cannot sign in', async () => {
  const error = 'Your account is disabled. Ask your administrator.';
  const { person, portal } = signedOut({ answers: [refuse(login, 403, { code: 'forbidden', error })] });
  await submitLogin(person);
  expect(await screen.findByText(error)).toBeVisible();
  expect(portal.notifications).toEqual([]);
});

test('asks for a new password when the old one has expired, and signs in with both', async () => {
  const issues = [{ path: 'newPassword', message: 'Your password has expired. Choose a new one.' }];
  const { person, portal } = signedOut({
    answers: [refuse(login, 403, { code: 'forbidden', error: 'Expired', issues })],
  });
  await submitLogin(person);
  expect(await screen.findByText('Your password has expired. Choose a new one.')).toBeVisible();
  expect(screen.getByLabelText(/^New Password/)).toHaveFocus();
  portal.answer(loginAnswer);
  await person.type(screen.getByLabelText(/^New Password/), 'Northwind.77');
  await person.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('heading', { name: 'What would you like to do?' })).toBeVisible();
  expect(portal.requests.findLast(({ call }) => call === login.path)?.body).toEqual({
    loginId: 'sam',
    password: 'secret',
    newPassword: 'Northwind.77',
  });
});
