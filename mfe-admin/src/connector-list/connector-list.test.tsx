import { type ConnectorInfo, listConnectors } from '@skills-architect/contracts/admin';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, within } from '@testing-library/react';
import { manifest } from '../area';
import ConnectorList from './connector-list';

const AT = '2026-01-01T09:00:00.000Z';
const aConnector = (overrides: Partial<ConnectorInfo> = {}): ConnectorInfo => ({
  connector: 'learning-platform',
  kind: 'learning-platform',
  hosts: ['lms.example'],
  state: 'up',
  lastSuccessAt: AT,
  waiting: 0,
  deadLetters: 0,
  ...overrides,
});

const open = (connectors: ConnectorInfo[]) =>
  renderScreen(<ConnectorList />, {
    manifest,
    path: '/connectors',
    user: aUser({ userType: 2 }),
    answers: [answer(listConnectors, { connectors })],
  });
const findRow = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

test('shows kind, host, state, last success, last error and queue of each connector', async () => {
  const lastError = { at: AT, text: 'learning-platform answered 503' };
  open([aConnector({ state: 'paused', pausedUntil: AT, lastError, waiting: 1950, deadLetters: 3 })]);
  const learning = await findRow('learning-platform');
  expect(learning.getByText('Learning platform, lms.example')).toBeVisible();
  expect(learning.getByText('Paused')).toBeVisible();
  expect(learning.getByText(/^It failed several times; next try at Jan 1, 2026/)).toBeVisible();
  expect(learning.getByText('learning-platform answered 503')).toBeVisible();
  expect(learning.getByText('1,950')).toBeVisible();
  expect(learning.getByRole('link', { name: '3 dead letters of learning-platform' })).toHaveAttribute(
    'href',
    '/connectors/learning-platform',
  );
});

test.each([
  ['untried', 'Not used yet'],
  ['up', 'Works'],
  ['failing', 'Failing'],
  ['paused', 'Paused'],
  ['gone', 'Not configured'],
] as const)('the state %s is shown as %s', async (state, word) => {
  open([aConnector({ state })]);
  expect((await findRow('learning-platform')).getByText(word)).toBeVisible();
});

test('shows an empty deployment, and why the list failed to load', async () => {
  const { portal } = open([]);
  expect(await screen.findByText('The deployment file has no connectors.')).toBeVisible();
  portal.answer(refuse(listConnectors, 502, { error: 'The admin service cannot be reached right now.' }));
  portal.push('changed', { resource: 'connectors' });
  expect(await screen.findByText('The admin service cannot be reached right now.')).toBeVisible();
});
