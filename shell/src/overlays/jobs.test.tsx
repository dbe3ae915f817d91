import { EVENT, type JobState } from '@skills-architect/contracts';
import { undoPersonaChanges } from '@skills-architect/contracts/personas';
import { cancelJob, dismissJob, listJobs } from '@skills-architect/contracts/portal';
import { useJobs } from '@skills-architect/portal-kit';
import { answer } from '@skills-architect/portal-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderShell } from '../testing/render-shell';
import { Bell } from './bell';
import { estimateSecondsLeft } from './jobs';

const aJob = (overrides: Partial<JobState> = {}): JobState => ({
  token: 'a',
  kind: 'import',
  title: 'Import of client roles',
  userId: 1,
  status: 'running',
  entity: 'personas',
  itemsTotal: 40,
  itemsDone: 10,
  cancellable: true,
  ...overrides,
});
const openBell = async (person: { click: (element: Element) => Promise<void> }, count = 1) =>
  person.click(await screen.findByRole('button', { name: `Notices (${count} new)` }));
const findCard = async (name: string) => within(await screen.findByRole('group', { name }));

test('shows the progress of a job, and cancels it after confirmation', async () => {
  const { person, portal } = renderShell(null, { jobs: [aJob()], answers: [answer(cancelJob, { done: true })] });
  const job = await findCard('Import of client roles');
  expect(job.getByText('Fetching 10/40 personas')).toBeVisible();
  await person.click(job.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(portal.requests).toMatchObject([{ path: '/v3/portal/jobs/a/cancel' }]));
  expect(portal.questions).toMatchObject([
    { text: "Stop 'Import of client roles'? What it has done so far will be undone." },
  ]);
});

function OwnProgress() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <Counting />}
      <button type="button" onClick={() => setOpen(false)}>
        Leave
      </button>
    </>
  );
}
function Counting() {
  useJobs({ onScreen: 'a' });
  return null;
}

test('a job that waits for its turn is shown beside its screen, which has nothing to count yet', async () => {
  renderShell(<OwnProgress />, { jobs: [aJob({ status: 'waiting', itemsDone: 0 })] });
  expect(await screen.findByRole('group', { name: 'Import of client roles' })).toBeVisible();
});

test('a job is not counted again while the screen shows its progress', async () => {
  const { person } = renderShell(<OwnProgress />, { jobs: [aJob()] });
  expect(screen.queryByRole('group', { name: 'Import of client roles' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Leave' }));
  expect((await findCard('Import of client roles')).getByText('Fetching 10/40 personas')).toBeVisible();
});

test.each([
  [
    aJob(),
    'Fetching 10/40 personas. No step for a minute: it waits for the busy server, and goes on by itself',
    'Fetching 11/40 personas',
  ],
  [aJob({ status: 'waiting', itemsDone: 0 }), 'Waits for its turn: other jobs are running', 'Fetching 11/40 personas'],
])('says what a job waits for that makes no step for a minute', async (job, sentence, next) => {
  jest.useFakeTimers();
  const { portal } = renderShell(null, { jobs: [job] });
  await act(() => jest.advanceTimersByTimeAsync(55_000));
  expect(screen.queryByText(sentence)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(screen.getByText(sentence)).toBeVisible();
  act(() => portal.push(EVENT.job, { ...aJob({ itemsDone: 11 }) }));
  expect(screen.getByText(next)).toBeVisible();
  jest.useRealTimers();
});

test('says at once that a job waits longer than usual, until it runs', async () => {
  const late = aJob({ status: 'waiting', itemsDone: 0, lateSince: '2026-01-01T00:00:00.000Z' });
  const { portal } = renderShell(null, { jobs: [late] });
  const sentence =
    'Waits longer than usual: other jobs go first, or no server for jobs is running. It starts by itself';
  expect((await findCard('Import of client roles')).getByText(sentence)).toBeVisible();
  act(() => portal.push(EVENT.job, { ...aJob({ itemsDone: 11 }) }));
  expect(screen.queryByText(sentence)).toBeNull();
});

test('keeps a job running when the confirmation is declined', async () => {
  const { person, portal } = renderShell(null, { jobs: [aJob()], agree: false });
  const job = await findCard('Import of client roles');
  await person.click(job.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(portal.questions).toHaveLength(1));
  expect(portal.requests).toEqual([]);
});

test('opens the result of a client’s job with that client selected', async () => {
  const clients = [1, 2].map((clientId) => ({ clientId, clientName: `Client ${clientId}` }));
  const done = aJob({ status: 'done', clientId: 2, link: '/personas/role-matching' });
  const { person, portal } = renderShell(<Bell />, { jobs: [done], clients, clientId: 1 });
  await openBell(person);
  await person.click((await findCard('Import of client roles')).getByRole('button', { name: 'Open' }));
  expect(portal.path()).toBe('/personas/role-matching');
  expect(localStorage.getItem('clientName')).toBe('2');
});

test('offers the result of a finished job, and Cancel only where possible', async () => {
  const done = aJob({ status: 'done', file: { href: '/v3/files/1', name: 'Persona.xlsx' } });
  const { person } = renderShell(<Bell />, {
    jobs: [done, aJob({ token: 'b', title: 'Training', cancellable: false })],
  });
  expect((await findCard('Training')).queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await openBell(person);
  const job = await findCard('Import of client roles');
  expect(job.getByText('Data fetch completed')).toBeVisible();
  expect(job.getByRole('button', { name: 'Download' })).toBeVisible();
});

test.each([
  ['what is done to each item', { step: 'Creating persona', itemsDone: 0, itemsTotal: 38 }, 'Creating persona 1 of 38'],
  ['the last item', { step: 'Creating persona', itemsDone: 38, itemsTotal: 38 }, 'Creating persona 38 of 38'],
  ['what came of it', { status: 'done', summary: 'ESCO imported: 13,896 skills' }, 'ESCO imported: 13,896 skills'],
] as const)('says %s', async (_, overrides, text) => {
  const { person } = renderShell(<Bell />, { jobs: [aJob(overrides)] });
  if ('status' in overrides) await openBell(person);
  expect((await findCard('Import of client roles')).getByText(text)).toBeVisible();
});

const HREF = { href: '/v3/personas/changes/set/undo?clientId=1' };
test.each([
  ['undoes a job', 'Undo', { status: 'done', undo: HREF }],
  ['does a failed job again', 'Retry', { status: 'failed', retry: HREF }],
] as const)('%s and removes its card', async (_, button, state) => {
  const done = aJob(state);
  const answers = [answer(undoPersonaChanges, { restored: 3 }), answer(dismissJob, { done: true })];
  const { person, portal } = renderShell(<Bell />, { jobs: [done], answers });
  await openBell(person);
  await person.click((await findCard('Import of client roles')).getByRole('button', { name: button }));
  await waitFor(() =>
    expect(portal.requests).toMatchObject([
      { method: 'POST', path: '/v3/personas/changes/set/undo', query: { clientId: '1' } },
      { path: '/v3/portal/jobs/a/dismiss' },
    ]),
  );
});

test('a result moves from the tray to the list under the bell after a while, but not while hovered', async () => {
  const { portal } = renderShell(<Bell />, { live: true, jobs: [aJob()] });
  await findCard('Import of client roles');
  jest.useFakeTimers();
  act(() => portal.push(EVENT.job, aJob({ status: 'done' })));
  const tray = screen.getByRole('region', { name: 'Running jobs' });
  fireEvent.focus(within(tray).getByRole('button', { name: 'Dismiss Import of client roles' }));
  act(() => jest.advanceTimersByTime(60_000));
  expect(tray).toBeVisible();
  fireEvent.blur(within(tray).getByRole('button', { name: 'Dismiss Import of client roles' }));
  act(() => jest.advanceTimersByTime(13_000));
  jest.useRealTimers();
  expect(screen.queryByRole('region', { name: 'Running jobs' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Notices (1 new)' })).toBeVisible();
});

test('at most two results are open, the older ones are under the bell', async () => {
  const jobs = ['a', 'b', 'c'].map((token) => aJob({ token, title: `Merge ${token}` }));
  const { portal } = renderShell(<Bell />, { live: true, jobs });
  await findCard('Merge c');
  act(() => {
    for (const job of jobs) portal.push(EVENT.job, { ...job, status: 'done' });
  });
  const tray = within(screen.getByRole('region', { name: 'Running jobs' }));
  expect(tray.getAllByRole('group').map((element) => element.getAttribute('aria-label'))).toEqual([
    'Merge c',
    'Merge b',
  ]);
  expect(screen.getByRole('button', { name: 'Notices (1 new)' })).toBeVisible();
});

test('an undo that has ended before it was first seen is shown like any other result', async () => {
  const done = aJob({ status: 'done', undo: { href: '/v3/personas/changes/set/undo?clientId=1' } });
  const undone = aJob({ token: 'b', title: 'Undo of the deletion', status: 'done', summary: '3 personas are back' });
  const answers = [answer(undoPersonaChanges, { restored: 3 }), answer(dismissJob, { done: true })];
  const { person, portal } = renderShell(<Bell />, { jobs: [done], answers });
  await openBell(person);
  portal.answer(answer(listJobs, { jobs: [undone] }));
  await person.click((await findCard('Import of client roles')).getByRole('button', { name: 'Undo' }));
  const tray = within(await screen.findByRole('region', { name: 'Running jobs' }));
  expect(tray.getByText('3 personas are back')).toBeVisible();
});

test('all results under the bell can be dismissed at once', async () => {
  const jobs = [aJob({ status: 'done' }), aJob({ token: 'b', title: 'Export', status: 'failed' })];
  const { person, portal } = renderShell(<Bell />, { jobs, answers: [answer(dismissJob, { done: true })] });
  await openBell(person, 2);
  await person.click(screen.getByRole('button', { name: 'Dismiss finished work' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Dismiss finished work/ })).toBeNull());
  expect(portal.requests.map(({ path }) => path)).toEqual(['/v3/portal/jobs/a/dismiss', '/v3/portal/jobs/b/dismiss']);
});

test('offers no link for a cancelled job', async () => {
  const { person } = renderShell(<Bell />, {
    jobs: [aJob({ status: 'cancelled', link: '/personas/role-matching' })],
  });
  await openBell(person);
  const job = await findCard('Import of client roles');
  expect(job.getByText('Cancelled')).toBeVisible();
  expect(job.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
});

test('says why a job failed', async () => {
  const { person } = renderShell(<Bell />, {
    jobs: [aJob({ status: 'failed', errorMessage: 'The zip holds no job descriptions' })],
  });
  await openBell(person);
  expect((await findCard('Import of client roles')).getByText('The zip holds no job descriptions')).toBeVisible();
});

test.each([
  [10, 30],
  [1, undefined],
  [0, undefined],
])('after %i of 40 items in ten seconds the estimate is %s more seconds', (itemsDone, left) => {
  const startedAt = '2026-01-01T00:00:00Z';
  expect(estimateSecondsLeft(aJob({ itemsDone, startedAt }), Date.parse('2026-01-01T00:00:10Z'))).toBe(left);
});
