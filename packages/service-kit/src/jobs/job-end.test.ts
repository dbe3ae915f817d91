import { expect, it } from '@jest/globals';
import { AppError } from '../service/app-error';
import { CLOSING, decideEnd, endText, JobCancelled, LockLost } from './job-end';

const notAborted = new AbortController().signal;
const abortedSignal = (reason: Error) => AbortSignal.abort(reason);
const away = new AppError('unreachable', 'The roles service cannot be reached right now.');
const refused = new AppError('invalid', 'There is no such role.');

it.each([
  ['throws an unexpected error', new Error('a bug'), notAborted, 1, 'failed', 'Something went wrong'],
  ['gets a refusal', refused, notAborted, 1, 'failed', refused.message],
  ['finds a service unavailable', away, notAborted, 1, 'again', away.message],
  ['finds it unavailable in its last attempt', away, notAborted, 5, 'failed', away.message],
  ['is cancelled', new Error('stopped'), abortedSignal(new JobCancelled()), 1, 'cancelled', 'It was cancelled.'],
  [
    'is cancelled while a service is unavailable',
    away,
    abortedSignal(new JobCancelled()),
    1,
    'cancelled',
    'It was cancelled.',
  ],
  ['runs in a process that shuts down', away, abortedSignal(CLOSING), 1, 'handed-on', away.message],
  ['has lost its lock', away, abortedSignal(new LockLost()), 5, 'lost', away.message],
  ['finds its lock lost when it ends', new LockLost(), notAborted, 1, 'lost', 'Something went wrong'],
] as const)('a job that %s', (_, error, signal, tries, end, sentence) => {
  expect(decideEnd(error, signal, tries)).toBe(end);
  expect(endText(error, end)).toBe(sentence);
});
