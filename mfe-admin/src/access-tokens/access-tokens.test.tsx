import type { Call } from '@skills-architect/contracts';
import { getUser } from '@skills-architect/contracts/admin';
import {
  type AccessToken,
  createAccessToken,
  listAccessTokens,
  listManagedAreas,
  listTokenCalls,
  revokeAccessToken,
  rotateAccessToken,
} from '@skills-architect/contracts/portal';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aUserRecord } from '../admin.fixtures';
import { manifest } from '../area';
import AccessTokens from './access-tokens';

const SECRET = 'sat_secret-of-the-test';
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString();
const token: AccessToken = {
  tokenId: 'one',
  name: 'Nightly import',
  start: 'sat_abcdef',
  calls: ['listPersonas'],
  addresses: ['192.0.2.0/24'],
  createdAt: inDays(-60),
  createdBy: 'Sam Super',
  expiresAt: inDays(100),
};
const CALLS = [
  {
    name: 'listPersonas',
    service: 'personas',
    title: 'List personas',
    method: 'GET',
    path: '/skillsarchitect/v3/personas',
    reads: true,
    types: [1, 2] as const,
  },
  {
    name: 'deleteSkills',
    service: 'skills',
    title: 'Delete skills',
    method: 'POST',
    path: '/skillsarchitect/v3/skills/delete',
    reads: false,
    types: [2, 4] as const,
  },
];

const open = (tokens: AccessToken[], agree = true) =>
  renderScreen(<AccessTokens />, {
    manifest,
    path: '/user/tokens/7',
    user: aUser({ userType: 2 }),
    agree,
    answers: [
      answer(
        getUser,
        aUserRecord({ userId: 7, name: 'HR Import', userType: { userTypeId: 1, userType: 'General User' } }),
      ),
      answer(listAccessTokens, { tokens }),
      answer(listTokenCalls, { calls: CALLS.map((call) => ({ ...call, types: [...call.types] })) }),
      answer(listManagedAreas, { areas: [], refused: [] }),
      answer(createAccessToken, { secret: SECRET, token }),
      answer(rotateAccessToken, { secret: SECRET, token }),
      answer(revokeAccessToken, { done: true }),
    ],
  });
const findRow = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const sentTo = (portal: ReturnType<typeof open>['portal'], { method, path }: Call) =>
  portal.requests.filter((request) => request.call === path && request.method === method);
const chooseAction = async (person: ReturnType<typeof open>['person'], action: string) => {
  await person.click((await findRow('Nightly import')).getByRole('button', { name: /actions/i }));
  await person.click(await screen.findByRole('menuitem', { name: action }));
};

test('shows what each token may do, from where, and when it expires', async () => {
  const used = { lastUsed: { at: inDays(-1), address: '192.0.2.9' } };
  open([
    { ...token, ...used },
    { ...token, tokenId: 'two', name: 'Old report', addresses: [], expiresAt: inDays(-1) },
    { ...token, tokenId: 'three', name: 'Dashboard', expiresAt: inDays(3), formerUntil: inDays(1) },
  ]);
  const nightly = await findRow('Nightly import');
  expect(await nightly.findByText('List personas')).toBeVisible();
  expect(nightly.getByText('192.0.2.0/24')).toBeVisible();
  expect(nightly.getByText('from 192.0.2.9')).toBeVisible();
  expect((await findRow('Old report')).getByText('Expired')).toBeVisible();
  expect((await findRow('Old report')).getByText('Any')).toBeVisible();
  expect((await findRow('Dashboard')).getByText('Expires soon')).toBeVisible();
  expect((await findRow('Dashboard')).getByText(/^Former secret until/)).toBeVisible();
});

test('creates a token for calls of the account’s user type and shows its secret once', async () => {
  const { person, portal } = open([]);
  expect(await screen.findByText('Create the first token for a program.')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Create Token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Access Token' }));
  await person.click(dialog.getByRole('button', { name: 'Create Token' }));
  expect(await dialog.findByText('Say what the token is for')).toBeVisible();
  expect(dialog.getByText('Choose at least one call')).toBeVisible();

  await person.type(dialog.getByLabelText(/^What is it for\?/), 'Nightly import');
  await person.click(dialog.getByRole('combobox', { name: /Calls/ }));
  expect(screen.queryByRole('option', { name: /Delete skills/ })).not.toBeInTheDocument();
  await person.click(await screen.findByRole('option', { name: /List personas/ }));
  await person.type(dialog.getByLabelText('IP addresses'), '192.0.2.0/24, 198.51.100.7');
  await person.click(dialog.getByRole('button', { name: 'Create Token' }));

  expect(await screen.findByLabelText('Secret')).toHaveValue(SECRET);
  expect(sentTo(portal, createAccessToken)).toMatchObject([
    {
      body: { name: 'Nightly import', calls: ['listPersonas'], addresses: ['192.0.2.0/24', '198.51.100.7'], days: 90 },
    },
  ]);
  await person.click(screen.getByRole('button', { name: /Copy/ }));
  await person.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).not.toBeInTheDocument());
  expect(portal.questions).toEqual([]);
});

test('asks before a secret is lost that was not copied', async () => {
  const { person, portal } = open([token], false);
  await chooseAction(person, 'Rotate…');
  await person.click(await screen.findByRole('button', { name: 'Rotate' }));
  await screen.findByLabelText('Secret');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(portal.questions).toMatchObject([{ title: 'Close Without Copying' }]));
  expect(screen.getByDisplayValue(SECRET)).toBeVisible();
  await person.copy();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).not.toBeInTheDocument());
});

test('says that an account which is no service account has no tokens to create', async () => {
  const { portal } = open([token]);
  await findRow('Nightly import');
  portal.answer(refuse(listAccessTokens, 404, { error: 'This service account was not found.' }));
  portal.push('changed', { resource: 'tokens' });
  await screen.findByText('This service account was not found.');
  expect(screen.getByRole('button', { name: 'Create Token' })).toHaveAccessibleDescription(
    'The tokens of this account cannot be loaded',
  );
});

test('names an address that is none', async () => {
  const { person } = open([]);
  await person.click(await screen.findByRole('button', { name: 'Create Token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Access Token' }));
  await person.type(dialog.getByLabelText('IP addresses'), 'our office');
  await person.click(dialog.getByRole('button', { name: 'Create Token' }));
  expect(await dialog.findByText('Enter an IP address or a network such as 192.0.2.0/24')).toBeVisible();
});

test('rotates a token, while the former secret works for a while', async () => {
  const { person, portal } = open([token]);
  await chooseAction(person, 'Rotate…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rotate Access Token' }));
  await person.selectOptions(dialog.getByLabelText('Former secret'), 'Works for 7 more days');
  await person.click(dialog.getByRole('button', { name: 'Rotate' }));
  expect(await screen.findByLabelText('Secret')).toHaveValue(SECRET);
  expect(sentTo(portal, rotateAccessToken)).toMatchObject([{ body: { formerHours: 168, days: 90 } }]);
});

test('revokes a token after a question', async () => {
  const { person, portal } = open([token]);
  await chooseAction(person, 'Revoke…');
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('The token Nightly import was revoked'));
  expect(portal.questions[0]?.text).toMatch(/^Revoke the token Nightly import\?/);
  expect(sentTo(portal, revokeAccessToken)).toMatchObject([{ params: { userId: '7', tokenId: 'one' } }]);
});

test('says why the tokens could not be loaded', async () => {
  const { portal } = open([token]);
  await findRow('Nightly import');
  portal.answer(refuse(listAccessTokens, 502, { error: 'The portal cannot be reached right now.' }));
  portal.push('changed', { resource: 'tokens' });
  expect(await screen.findByText('The portal cannot be reached right now.')).toBeVisible();
});
