import { expect, it } from '@jest/globals';
import { noticeOfJob } from './notice-of-job';

const aJob = (changes: object = {}) => ({
  _id: 'a',
  notice: 'importFinished' as const,
  title: 'Import of client roles',
  userId: 7,
  clientId: 3,
  status: 'done' as const,
  summary: '38 roles were read',
  link: '/personas/role-matching',
  ...changes,
});

it.each([
  [
    'a finished import',
    {},
    { kind: 'importFinished', title: 'Import of client roles has finished', text: '38 roles were read', clientId: 3 },
  ],
  [
    'a failed import',
    { status: 'failed', errorMessage: 'No files' },
    { title: 'Import of client roles failed', text: 'No files', to: '/personas/role-matching' },
  ],
  [
    'an export, whose file is under the bell',
    { notice: 'exportReady', title: 'Export of skills', summary: undefined, link: undefined },
    { kind: 'exportReady', title: 'Export of skills is ready', to: '/', key: 'job-a' },
  ],
])('tells of %s', (_, changes, expected) => {
  expect(noticeOfJob(aJob(changes))).toMatchObject(expected);
});

it.each([
  ['what the owner cancelled', { status: 'cancelled' }],
  ['what still runs', { status: 'running' }],
  ['other jobs', { notice: undefined }],
  ['jobs of the portal itself', { userId: 0 }],
])('does not tell of %s', (_, changes) => {
  expect(noticeOfJob(aJob(changes))).toBeUndefined();
});
