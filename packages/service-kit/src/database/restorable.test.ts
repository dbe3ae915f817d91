import { expect, it } from '@jest/globals';
import { restorableSince, restorableUntil } from './restorable';

it.each([
  ['the history is kept for ever', 0, '2026-03-01T10:00:00.000Z', '2026-04-30T10:00:00.000Z'],
  ['the history is kept longer', 90, '2026-03-01T10:00:00.000Z', '2026-04-30T10:00:00.000Z'],
  ['the history is kept for a week', 7, '2026-03-24T10:00:00.000Z', '2026-04-07T10:00:00.000Z'],
])('a deleted record can be restored for 30 days, or while its history is kept: %s', (_, historyDays, since, until) => {
  const time = new Date('2026-03-31T10:00:00Z');
  expect(restorableSince(time, { historyDays }).toISOString()).toBe(since);
  expect(restorableUntil(time, { historyDays }).toISOString()).toBe(until);
});
