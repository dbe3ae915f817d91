import { EVENT, type JobState } from '@skills-architect/contracts';
import { dismissJob, listJobs } from '@skills-architect/contracts/portal';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { answer, deferAnswer, renderScreen } from '../testing/index';
import { useJobs } from './jobs';

const aJob = (overrides: Partial<JobState> = {}): JobState => ({
  token: 'a',
  kind: 'export',
  title: 'Export to Excel',
  userId: 1,
  status: 'running',
  entity: 'personas',
  itemsTotal: 40,
  itemsDone: 10,
  cancellable: true,
  ...overrides,
});

function Tray() {
  const { jobs, follow, dismiss } = useJobs();
  const [ended, setEnded] = useState('');
  return (
    <>
      <ul>
        {jobs.map((job) => (
          <li key={job.token}>{`${job.title} ${job.itemsDone} ${job.status}`}</li>
        ))}
      </ul>
      <button type="button" onClick={() => void follow('new').then((job) => setEnded(job.status))}>
        Export
      </button>
      <button type="button" onClick={() => void dismiss('a')}>
        Dismiss
      </button>
      <p>{ended && `It is ${ended}`}</p>
    </>
  );
}

const rows = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const push = (portal: { push: (name: string, data: JobState) => void }, job: JobState) =>
  act(() => portal.push(EVENT.job, job));

test('shows the user’s jobs and updates them by hub events', async () => {
  const { portal } = renderScreen(<Tray />, { jobs: [aJob()] });
  await waitFor(() => expect(rows()).toEqual(['Export to Excel 10 running']));
  push(portal, aJob({ itemsDone: 30 }));
  expect(rows()).toEqual(['Export to Excel 30 running']);
  push(portal, aJob({ token: 'b', title: 'Import', itemsDone: 0 }));
  expect(rows()).toEqual(['Import 0 running', 'Export to Excel 30 running']);
});

test('shows a job that was just started, and resolves once it has ended', async () => {
  const { person, portal } = renderScreen(<Tray />);
  portal.answer(answer(listJobs, { jobs: [aJob({ token: 'new' })] }));
  await person.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.queryByText(/It is/)).not.toBeInTheDocument();
  push(portal, aJob({ token: 'new', status: 'failed' }));
  expect(await screen.findByText('It is failed')).toBeVisible();
});

test('removes a dismissed job once the server has answered', async () => {
  const { person, portal } = renderScreen(<Tray />, { jobs: [aJob({ status: 'done' })] });
  await waitFor(() => expect(rows()).toHaveLength(1));
  portal.answer(answer(dismissJob, { done: true }));
  await person.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(rows()).toEqual([]));
  expect(portal.requests.map((sent) => sent.path)).toContain('/v3/portal/jobs/a/dismiss');
});

test('a pending answer does not revert an ended or dismissed job', async () => {
  const { person, portal } = renderScreen(<Tray />, { jobs: [aJob({ status: 'done' })] });
  await waitFor(() => expect(rows()).toHaveLength(1));
  const running = aJob({ token: 'new', itemsDone: 40 });
  const read = deferAnswer(answer(listJobs, { jobs: [running, aJob({ status: 'done' })] }));
  portal.answer(read, answer(dismissJob, { done: true }));
  await person.click(screen.getByRole('button', { name: 'Export' }));
  await person.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(rows()).toEqual([]));
  push(portal, { ...running, status: 'done' });
  read.go();
  expect(await screen.findByText('It is done')).toBeVisible();
  expect(rows()).toEqual(['Export to Excel 40 done']);
});
