import { expect, it } from '@jest/globals';
import { AppError } from '../service/app-error';
import { CLOSING, decideEnd, endText, JobCancelled } from './job-end';

const going = new AbortController().signal;
const abortedSignal = (reason: Error) => AbortSignal.abort(reason);
const away = new AppError('unreachable', 'The roles service cannot be reached right now.');
const refused = new AppError('invalid', 'There is no such role.');

it.each([
  ['ends by itself', new Error('a bug'), going, 1, 'failed', 'Something went wrong'],
  ['is refused something', refused, going, 1, 'failed', refused.message],
  ['meets a service that is away', away, going, 1, 'again', away.message],
  ['meets it still away the last time', away, going, 5, 'failed', away.message],
  ['is cancelled', new Error('stopped'), abortedSignal(new JobCancelled()), 1, 'cancelled', 'It was cancelled.'],
  [
    'is cancelled while a service is away',
    away,
    abortedSignal(new JobCancelled()),
    1,
    'cancelled',
    'It was cancelled.',
  ],
  ['is in a process that ends', away, abortedSignal(CLOSING), 1, 'handed-on', away.message],
  ['has lost its lock', away, abortedSignal(new Error('the lock is gone')), 5, 'handed-on', away.message],
] as const)('a job that %s', (_, error, signal, tries, end, sentence) => {
  expect(decideEnd(error, signal, tries)).toBe(end);
  expect(endText(error, end)).toBe(sentence);
});
