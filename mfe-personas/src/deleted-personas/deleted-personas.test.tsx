import * as calls from '@skills-architect/contracts/personas';
import { listJobs } from '@skills-architect/contracts/portal';
import { answer, aUser, type FakeAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import DeletedPersonas from './deleted-personas';

const deleted = (personaId: number, personaName: string): calls.DeletedPersona => ({
  personaId,
  personaName,
  personaGroupName: 'Depot',
  deletedAt: '2026-03-01T10:00:00.000Z',
  deletedBy: 'Ada Park',
  restorableUntil: '2026-03-31T10:00:00.000Z',
});
const list = (...personas: calls.DeletedPersona[]) =>
  answer(calls.listDeletedPersonas, { personas, total: personas.length });
const DRIVER = deleted(12, 'Driver');
const PLANNER = deleted(13, 'Planner');

const open = (
  listed: FakeAnswer = list(DRIVER, PLANNER),
  { path = '/personas/deleted', hasClient = true } = {},
  ...more: FakeAnswer[]
) =>
  renderScreen(<DeletedPersonas />, {
    manifest,
    path,
    user: aUser({ userType: 1 }),
    clients: [
      { clientId: 1, clientName: 'Northwind' },
      { clientId: 2, clientName: 'Contoso' },
    ],
    clientId: hasClient ? 1 : null,
    answers: [listed, ...more],
  });
type Portal = ReturnType<typeof open>['portal'];
const restored = (portal: Portal) =>
  portal.requests.filter(({ call }) => call === calls.restorePersonas.path).map(({ query, body }) => ({ query, body }));
const lastQuery = (portal: Portal) =>
  portal.requests.filter(({ call }) => call === calls.listDeletedPersonas.path).at(-1)?.query;

test('shows who deleted a persona, when, and until when it can be restored', async () => {
  open(list(DRIVER));
  const row = within(await screen.findByRole('row', { name: /Driver/ }));
  for (const text of ['Depot', 'Ada Park', /Mar 1, 2026/, /Mar 31, 2026/]) expect(row.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the personas' })).toHaveAttribute('href', '/personas');
});

test('restores one persona, says so with a link to it, and shows the list without it', async () => {
  const { person, portal } = open();
  portal.answer(answer(calls.restorePersonas, { restored: 1 }));
  const button = await screen.findByRole('button', { name: 'Restore Driver' });
  portal.answer(list(PLANNER));
  await person.click(button);
  await waitFor(() => expect(portal.notifications).toMatchObject([{ text: 'Persona restored', detail: 'Driver' }]));
  expect(restored(portal)).toEqual([{ query: { clientId: '1' }, body: { ids: [12] } }]);
  await waitFor(() => expect(screen.queryByText('Driver')).not.toBeInTheDocument());
  act(() => portal.notifications[0]?.action?.run());
  expect(portal.path()).toBe('/persona/edit/12/false');
});

test('restores the selected personas by keyboard, and names those that stay deleted', async () => {
  const notRestored = 'Planner cannot be restored: another persona of this client has this name by now.';
  const { person, portal } = open(undefined, {}, answer(calls.restorePersonas, { restored: 1, notRestored }));
  (await screen.findByRole('checkbox', { name: /Driver/ })).focus();
  await person.keyboard(' ');
  screen.getByRole('checkbox', { name: /Planner/ }).focus();
  await person.keyboard(' ');
  within(screen.getByRole('group', { name: 'Selection' }))
    .getByRole('button', { name: 'Restore' })
    .focus();
  await person.keyboard('{Enter}');
  await waitFor(() =>
    expect(portal.notifications).toMatchObject([
      { text: 'Persona restored', action: { label: 'Show personas' } },
      { text: notRestored, variant: 'warning' },
    ]),
  );
  expect(restored(portal)).toMatchObject([{ body: { ids: [12, 13] } }]);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Selection' })).not.toBeInTheDocument());
  act(() => portal.notifications[0]?.action?.run());
  expect(portal.path()).toBe('/personas?client=1');
});

test('searches by the address, and restores all that match after a question', async () => {
  const job = {
    token: 'job-1',
    kind: 'persona-undo',
    title: 'Restoring 250 personas',
    userId: 1,
    status: 'done' as const,
    entity: 'personas',
    itemsTotal: 250,
    itemsDone: 250,
    cancellable: false,
  };
  const { person, portal } = open(
    answer(calls.listDeletedPersonas, { personas: [DRIVER], total: 250 }),
    { path: '/personas/deleted?searchString=dri' },
    answer(calls.restorePersonas, { restored: 0, jobToken: 'job-1' }),
    answer(listJobs, { jobs: [job] }),
  );
  await screen.findByText('Driver');
  expect(lastQuery(portal)).toMatchObject({ searchString: 'dri', sortBy: 'deletedAt', sortOrder: 'desc' });
  await person.click(screen.getByRole('button', { name: 'Restore All' }));
  await waitFor(() =>
    expect(restored(portal)).toMatchObject([{ body: { filter: { searchString: 'dri' }, except: [] } }]),
  );
  expect(portal.questions[0]?.text).toBe('Restore all 250 personas that match the search?');
  // Its card shows the result.
  await waitFor(() => expect(portal.requests.some(({ call }) => call === listJobs.path)).toBe(true));
  expect(portal.notifications).toEqual([]);
});

test('keeps search and order in the address', async () => {
  const { person, portal } = open();
  await person.type(await screen.findByRole('textbox', { name: 'Search deleted personas' }), 'plan');
  await waitFor(() => expect(lastQuery(portal)).toMatchObject({ searchString: 'plan' }));
  await person.click(screen.getByRole('button', { name: /^Persona/ }));
  await waitFor(() => expect(lastQuery(portal)).toMatchObject({ sortBy: 'personaName', sortOrder: 'asc' }));
  expect(portal.path()).toMatch(/searchString=plan.*sortBy=personaName/);
});

test('shows personas that a colleague deletes meanwhile', async () => {
  const { portal } = open(list(DRIVER));
  await screen.findByText('Driver');
  portal.answer(list(PLANNER, DRIVER));
  act(() => portal.push('changed', { resource: 'personas' }));
  expect(await screen.findByText('Planner')).toBeVisible();
});

test('says why a persona cannot be restored', async () => {
  const error = 'Driver cannot be restored: another persona of this client has this name by now.';
  const { person, portal } = open(undefined, {}, refuse(calls.restorePersonas, 409, { code: 'conflict', error }));
  await person.click(await screen.findByRole('button', { name: 'Restore Driver' }));
  await waitFor(() => expect(portal.notifications).toMatchObject([{ text: error, variant: 'error' }]));
});

test('says that there are none, that none match, that no client is chosen, or why loading failed', async () => {
  const first = open(list());
  expect(await screen.findByText('There are no deleted personas that can be restored.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore All' })).not.toBeInTheDocument();
  first.unmount();
  const second = open(list(), { path: '/personas/deleted?searchString=x' });
  expect(await screen.findByText('No deleted persona matches')).toBeVisible();
  second.unmount();
  const third = open(list(), { hasClient: false });
  expect(await screen.findByText('Choose a client to see its deleted personas')).toBeVisible();
  third.unmount();
  open(refuse(calls.listDeletedPersonas, 503, { error: 'Personas do not answer' }));
  expect(await screen.findByText('Personas do not answer')).toBeVisible();
});
