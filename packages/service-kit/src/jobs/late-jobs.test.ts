import { expect, it } from '@jest/globals';
import { usualWait } from './late-jobs';

const twenty = (...last: number[]) => [...last, ...Array.from({ length: 20 - last.length }, () => 100)];

it.each([
  ['no history', [], 60_000],
  ['a short history', [1, 2, 3, 4], 60_000],
  ['a history of short waits', twenty(), 10_000],
  ['a history with one long wait', twenty(600_000), 10_000],
  ['a history of long waits', twenty(20_000, 30_000, 40_000), 90_000],
])('after %s of its kind, a job is late when it waits longer than usual', (_, waits, limit) => {
  expect(usualWait(waits)).toBe(limit);
});
