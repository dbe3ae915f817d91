import { call, type JobState } from '@skills-architect/contracts';
import { cancelJob, dismissJob } from '@skills-architect/contracts/portal';
import { answer } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import * as z from 'zod';
import { renderShell } from '../testing/render-shell';
import { secondsLeft } from './jobs';

const aJob = (given: Partial<JobState> = {}): JobState => ({
  token: 'a',
  kind: 'import',
  title: 'Import of client roles',
  userId: 1,
  status: 'running',
  entity: 'personas',
  itemsTotal: 40,
  itemsDone: 10,
  cancellable: true,
  ...given,
});
const card = async (name: string) => within(await screen.findByRole('group', { name }));

test('shows how far a job is, and cancels it after a question', async () => {
  const { person, portal } = renderShell(null, { jobs: [aJob()], answers: [answer(cancelJob, { done: true })] });
  const job = await card('Import of client roles');
  expect(job.getByText('Fetching 10/40 personas')).toBeVisible();
  await person.click(job.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(portal.requests).toMatchObject([{ path: '/v3/portal/jobs/a/cancel' }]));
  expect(portal.questions).toMatchObject([
    { text: "Stop 'Import of client roles'? What it has done so far will be undone." },
  ]);
});

test('keeps a job running when the question is declined', async () => {
  const { person, portal } = renderShell(null, { jobs: [aJob()], agree: false });
  const job = await card('Import of client roles');
  await person.click(job.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(portal.questions).toHaveLength(1));
  expect(portal.requests).toEqual([]);
});

test('shows the result of a client’s work with that client in use', async () => {
  const clients = [1, 2].map((clientId) => ({ clientId, clientName: `Client ${clientId}` }));
  const done = aJob({ status: 'done', clientId: 2, link: '/personas/role-matching' });
  const { person, portal } = renderShell(null, { jobs: [done], clients, clientId: 1 });
  await person.click((await card('Import of client roles')).getByRole('button', { name: 'Open' }));
  expect(portal.path()).toBe('/personas/role-matching');
  expect(localStorage.getItem('clientName')).toBe('2');
});

test('offers the result of one that is done, and no Cancel where there is none', async () => {
  const done = aJob({ status: 'done', file: { href: '/v3/files/1', name: 'Persona.xlsx' } });
  renderShell(null, { jobs: [done, aJob({ token: 'b', title: 'Training', cancellable: false })] });
  const job = await card('Import of client roles');
  expect(job.getByText('Data fetch completed')).toBeVisible();
  expect(job.getByRole('button', { name: 'Download' })).toBeVisible();
  expect((await card('Training')).queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});

test.each([
  ['what is done to each item', { step: 'Creating persona', itemsDone: 0, itemsTotal: 38 }, 'Creating persona 1 of 38'],
  ['the last item', { step: 'Creating persona', itemsDone: 38, itemsTotal: 38 }, 'Creating persona 38 of 38'],
  ['what came of it', { status: 'done', summary: 'ESCO imported: 13,896 skills' }, 'ESCO imported: 13,896 skills'],
] as const)('says %s', async (_, given, text) => {
  renderShell(null, { jobs: [aJob(given)] });
  expect((await card('Import of client roles')).getByText(text)).toBeVisible();
});

test('undoes a job and removes its card', async () => {
  const undoable = call({
    service: 'personas',
    method: 'POST',
    path: '/v3/personas/changes/{changeSet}/undo',
    answer: z.object({ restored: z.number() }),
    access: { types: [], scope: 'self' },
    example: {},
  });
  const done = aJob({ status: 'done', undo: { href: '/v3/personas/changes/set/undo?clientId=1' } });
  const answers = [answer(undoable, { restored: 3 }), answer(dismissJob, { done: true })];
  const { person, portal } = renderShell(null, { jobs: [done], answers });
  await person.click((await card('Import of client roles')).getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(portal.requests).toMatchObject([
      { method: 'POST', path: '/v3/personas/changes/set/undo', query: { clientId: '1' } },
      { path: '/v3/portal/jobs/a/dismiss' },
    ]),
  );
});

test('offers no link for a cancelled job', async () => {
  renderShell(null, { jobs: [aJob({ status: 'cancelled', link: '/personas/role-matching' })] });
  const job = await card('Import of client roles');
  expect(job.getByText('Cancelled')).toBeVisible();
  expect(job.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
});

test('says why one failed', async () => {
  renderShell(null, { jobs: [aJob({ status: 'failed', errorMessage: 'The zip holds no job descriptions' })] });
  expect((await card('Import of client roles')).getByText('The zip holds no job descriptions')).toBeVisible();
});

test.each([
  [10, 30],
  [1, undefined],
  [0, undefined],
])('after %i of 40 in ten seconds it takes %s more', (itemsDone, left) => {
  const startedAt = '2026-01-01T00:00:00Z';
  expect(secondsLeft(aJob({ itemsDone, startedAt }), Date.parse('2026-01-01T00:00:10Z'))).toBe(left);
});
