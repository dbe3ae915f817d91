import type { JobState } from '@skills-architect/contracts';
import type { Notice } from '@skills-architect/contracts/portal';
import { type BellEntry, mergeEntries, newEntries } from './bell-entries';

const at = (minute: number) => `2026-01-01T00:${String(minute).padStart(2, '0')}:00.000Z`;
const aJob = (token: string, minute: number, status: JobState['status'] = 'done'): JobState => ({
  token,
  kind: 'import',
  title: token,
  userId: 1,
  status,
  entity: 'skills',
  itemsTotal: 1,
  itemsDone: 1,
  cancellable: false,
  endedAt: at(minute),
});
const aNotice = (key: string, minute: number): Notice => ({
  noticeId: key,
  kind: 'commentAdded',
  key,
  title: key,
  text: '',
  to: '/',
  at: at(minute),
  isRead: false,
});
const names = (entries: BellEntry[]) => entries.map((entry) => ('job' in entry ? entry.job.token : entry.notice.key));

test.each([
  ['nothing', [], [], []],
  ['the latest first', [aJob('a', 1), aJob('b', 3)], [aNotice('n', 2)], ['b', 'n', 'a']],
  ['running jobs are elsewhere', [aJob('a', 1, 'running'), aJob('b', 1, 'waiting')], [], []],
  ['failed and cancelled jobs', [aJob('a', 2, 'failed'), aJob('b', 1, 'cancelled')], [], ['a', 'b']],
  ['a listed job stands for its notice', [aJob('a', 1)], [aNotice('job-a', 1), aNotice('job-b', 2)], ['job-b', 'a']],
])('%s', (_, jobs, notices, expected) => {
  expect(names(mergeEntries(jobs, notices))).toEqual(expected);
});

test.each([
  ['never seen', undefined, ['b', 'n', 'a']],
  ['seen before all', at(0), ['b', 'n', 'a']],
  ['seen up to one of them', at(2), ['b']],
  ['seen all', at(3), []],
])('what is new, %s', (_, seenUntil, expected) => {
  expect(names(newEntries(mergeEntries([aJob('a', 1), aJob('b', 3)], [aNotice('n', 2)]), seenUntil))).toEqual(expected);
});
