import {
  choosePassword,
  forgotPassword,
  loginOptions,
  readPasswordLink,
  unsubscribe,
} from '@skills-architect/contracts/portal';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import ChoosePassword from './choose-password';
import EndMails from './end-mails';
import { Login } from './login';

const done = { done: true } as const;
test('asks for a link to a new password, and says the same for every login name', async () => {
  const { person, portal } = renderShell(<Login />, {
    answers: [answer(loginOptions, { google: false, forgotten: true }), answer(forgotPassword, done)],
  });
  await person.type(screen.getByLabelText('User Name'), 'gina');
  await person.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
  expect(await screen.findByLabelText(/^User Name/)).toHaveValue('gina');
  expect(screen.getByLabelText(/^User Name/)).toBeRequired();
  await person.click(screen.getByRole('button', { name: 'Send Link' }));
  expect(await screen.findByText(/^If this login name has an account/)).toBeVisible();
  expect(portal.requests.at(-1)).toMatchObject({ path: forgotPassword.path, body: { loginId: 'gina' } });
  await person.click(screen.getByRole('button', { name: 'Back to Login' }));
  expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('offers no link where the portal sends no mails', async () => {
  renderShell(<Login />, { answers: [answer(loginOptions, { google: false, company: true })] });
  await screen.findByRole('button', { name: /company/i });
  expect(screen.queryByRole('button', { name: 'Forgot your password?' })).toBeNull();
});

test('says why no link can be sent now', async () => {
  const { person } = renderShell(<Login />, {
    answers: [
      answer(loginOptions, { google: false, forgotten: true }),
      refuse(forgotPassword, 429, { code: 'too-many', error: 'Too many requests from here. Try again in an hour.' }),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
  await person.click(await screen.findByRole('button', { name: 'Send Link' }));
  expect(screen.getByText('Login name is required')).toBeVisible();
  expect(screen.getByLabelText(/^User Name/)).toHaveFocus();
  await person.type(screen.getByLabelText(/^User Name/), 'gina');
  await person.click(screen.getByRole('button', { name: 'Send Link' }));
  expect(await screen.findByText('Too many requests from here. Try again in an hour.')).toBeVisible();
});

test('a valid link sets the password', async () => {
  const { person, portal } = renderShell(<ChoosePassword />, {
    path: '/choose-password#a-token',
    answers: [
      answer(readPasswordLink, { state: 'valid', kind: 'invitation', loginId: 'gina' }),
      answer(choosePassword, done),
    ],
  });
  expect(await screen.findByText(/User Name gina/)).toBeVisible();
  for (const name of [/^New Password/, /^Confirm New Password/]) expect(screen.getByLabelText(name)).toBeRequired();
  await person.type(screen.getByLabelText(/^New Password/), 'Northwind.77');
  await person.type(screen.getByLabelText(/^Confirm New Password/), 'Northwind.78');
  await person.click(screen.getByRole('button', { name: 'Set Password' }));
  expect(screen.getByText('The passwords are not the same')).toBeVisible();
  expect(screen.getByLabelText(/^Confirm New Password/)).toHaveFocus();
  await person.clear(screen.getByLabelText(/^Confirm New Password/));
  await person.type(screen.getByLabelText(/^Confirm New Password/), 'Northwind.77');
  await person.click(screen.getByRole('button', { name: 'Set Password' }));
  expect(await screen.findByText(/^Your password is set/)).toBeVisible();
  expect(portal.requests.find(({ path }) => path === choosePassword.path)?.body).toEqual({
    token: 'a-token',
    password: 'Northwind.77',
  });
});

test('says the rule before a password is typed, and leads to the field that breaks it', async () => {
  const { person, portal } = renderShell(<ChoosePassword />, {
    path: '/choose-password#a-token',
    answers: [
      answer(readPasswordLink, { state: 'valid', kind: 'forgotten', loginId: 'gina' }),
      refuse(choosePassword, 400, {
        code: 'invalid',
        error: 'This password is known from stolen lists',
        issues: [{ path: 'body.password', message: 'This password is known from stolen lists' }],
      }),
    ],
  });
  const password = await screen.findByLabelText(/^New Password/);
  expect(password).toHaveAccessibleDescription(/^At least 7 characters/);
  const send = async (typed: string) => {
    await person.clear(password);
    await person.clear(screen.getByLabelText(/^Confirm New Password/));
    if (typed) await person.type(password, typed);
    if (typed) await person.type(screen.getByLabelText(/^Confirm New Password/), typed);
    await person.click(screen.getByRole('button', { name: 'Set Password' }));
  };
  for (const [typed, message] of [
    ['', 'Use at least 7 characters'],
    ['short', 'Use at least 7 characters'],
    ['with a space', 'Use letters, digits and !@#$%&*. only'],
  ] as const) {
    await send(typed);
    expect(screen.getByText(message)).toBeVisible();
    expect(password).toHaveFocus();
  }
  expect(portal.requests.filter(({ call }) => call === choosePassword.path)).toEqual([]);
  await send('password1');
  expect(await screen.findByText('This password is known from stolen lists')).toBeVisible();
  await waitFor(() => expect(password).toHaveFocus());
});

test('says nothing of an earlier refusal when the passwords are not the same', async () => {
  const { person } = renderShell(<ChoosePassword />, {
    path: '/choose-password#a-token',
    answers: [
      answer(readPasswordLink, { state: 'valid', kind: 'forgotten', loginId: 'gina' }),
      refuse(choosePassword, 429, { code: 'too-many', error: 'Too many requests from here.' }),
    ],
  });
  await person.type(await screen.findByLabelText(/^New Password/), 'Northwind.77');
  await person.type(screen.getByLabelText(/^Confirm New Password/), 'Northwind.77');
  await person.click(screen.getByRole('button', { name: 'Set Password' }));
  expect(await screen.findByText('Too many requests from here.')).toBeVisible();
  await person.type(screen.getByLabelText(/^Confirm New Password/), '8');
  await person.click(screen.getByRole('button', { name: 'Set Password' }));
  expect(screen.getByText('The passwords are not the same')).toBeVisible();
  expect(screen.queryByText('Too many requests from here.')).toBeNull();
});

test.each([
  ['used', 'invitation', /has been used: it works only once\. Ask whoever invited you/],
  ['expired', 'forgotten', /has expired\. Ask for a new link on the login page/],
  ['unknown', undefined, /is not known/],
] as const)('says that a link is %s', async (state, kind, text) => {
  renderShell(<ChoosePassword />, { answers: [answer(readPasswordLink, { state, ...(kind && { kind }) })] });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Set Password' })).toBeNull();
});

test('ends mails only when that is confirmed', async () => {
  const { person, portal } = renderShell(<EndMails />, {
    path: '/end-mails#a.token',
    answers: [answer(unsubscribe, { kinds: ['commentAdded'] })],
  });
  expect(portal.requests).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'End Mails' }));
  await screen.findByRole('heading', { name: 'You get no more of these mails' });
  expect(portal.requests.filter(({ path }) => path === unsubscribe.path)).toMatchObject([
    { query: { token: 'a.token' } },
  ]);
});

test.each(['/end-mails', '/end-mails#bad', '/end-mails#a.'])('does not ask whether to end mails at %s', (path) => {
  renderShell(<EndMails />, { path });
  expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End Mails' })).not.toBeInTheDocument();
});
