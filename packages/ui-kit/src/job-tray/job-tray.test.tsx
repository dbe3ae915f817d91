import { screen, within } from '@testing-library/react';
import { show } from '../testing/show';
import type { JobView } from './job-card';
import { JobTray } from './job-tray';
import { formatTimeLeft } from './time-left';

const jobs: JobView[] = [
  { id: 'a', title: 'Import personas', state: 'running', done: 412, total: 1200, secondsLeft: 95 },
  {
    id: 'b',
    title: 'Export to Excel',
    state: 'done',
    result: { label: 'Download', href: '/p.xlsx', download: 'Persona.xlsx' },
  },
  { id: 'c', title: 'Read files', state: 'failed', error: '3 files have no text. Save them with a text layer.' },
];
const findCard = async (name: string) => within(await screen.findByRole('group', { name }));

it('shows progress and time left of each job, and cancels it', async () => {
  const onCancel = jest.fn();
  const { user } = show(<JobTray jobs={jobs} onCancel={onCancel} onDismiss={jest.fn()} />);
  const running = await findCard('Import personas');
  expect(running.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '412 of 1,200');
  expect(running.getByText('about 2 minutes left')).toBeInTheDocument();
  expect(running.queryByRole('button', { name: /Dismiss/ })).not.toBeInTheDocument();
  await user.click(running.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledWith('a');
});

it('offers the result of a finished job, which can be dismissed', async () => {
  const onDismiss = jest.fn();
  const { user } = show(<JobTray jobs={jobs} onDismiss={onDismiss} />);
  const done = await findCard('Export to Excel');
  expect(done.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'Persona.xlsx');
  await user.click(done.getByRole('button', { name: 'Dismiss Export to Excel' }));
  expect(onDismiss).toHaveBeenCalledWith('b');
});

it('shows what failed and what to do', async () => {
  show(<JobTray jobs={jobs} />);
  const failed = await findCard('Read files');
  expect(failed.getByRole('alert')).toHaveTextContent('3 files have no text. Save them with a text layer.');
});

it('offers no Cancel for a job that cannot be stopped', async () => {
  show(<JobTray jobs={jobs} onCancel={jest.fn()} canCancel={() => false} />);
  await findCard('Import personas');
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});

it('shows a message instead of the count', async () => {
  show(<JobTray jobs={[{ id: 'a', title: 'Fetch', state: 'running', message: 'Fetching 12/40 personas' }]} />);
  expect(await screen.findByText('Fetching 12/40 personas')).toBeInTheDocument();
});

it('reserves room below the page only while there are jobs', () => {
  const pageStyles = () => [document.body.style, document.documentElement.style].map((style) => style.cssText);
  const { rerender } = show(<JobTray jobs={jobs} />);
  expect(pageStyles()).toEqual(['padding-bottom: 32px;', '--room-for-tray: 32px;']);
  rerender(<JobTray jobs={[]} />);
  expect(pageStyles()).toEqual(['', '']);
});

it.each([
  [4, 'a few seconds left'],
  [32, 'about 30 seconds left'],
  [58, 'about a minute left'],
  [150, 'about 3 minutes left'],
  [3500, 'about 58 minutes left'],
  [3700, 'about an hour left'],
  [7300, 'about 2 hours left'],
])('%d seconds are %s', (seconds, expected) => {
  expect(formatTimeLeft(seconds)).toBe(expected);
});
