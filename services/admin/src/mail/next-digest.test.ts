import { expect, it } from '@jest/globals';
import { nextDigestAt } from './next-digest';

it.each([
  ['later on the same day', '2026-03-02T05:00:00Z', 7, 'UTC', '2026-03-02T07:00:00.000Z'],
  ['at the hour itself: tomorrow', '2026-03-02T07:00:00Z', 7, 'UTC', '2026-03-03T07:00:00.000Z'],
  ['within the hour: tomorrow', '2026-03-02T07:20:00Z', 7, 'UTC', '2026-03-03T07:00:00.000Z'],
  ['in the east', '2026-03-02T05:00:00Z', 7, 'Asia/Singapore', '2026-03-02T23:00:00.000Z'],
  ['in the west', '2026-03-02T05:00:00Z', 7, 'America/New_York', '2026-03-02T12:00:00.000Z'],
  ['a zone of three quarters', '2026-03-02T05:00:00Z', 7, 'Asia/Kathmandu', '2026-03-03T01:15:00.000Z'],
  ['midnight', '2026-03-02T05:00:00Z', 0, 'UTC', '2026-03-03T00:00:00.000Z'],
  ['an hour that summer time skips', '2026-03-28T23:30:00Z', 2, 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['an hour that comes twice, once', '2026-10-24T23:30:00Z', 2, 'Europe/Berlin', '2026-10-25T00:00:00.000Z'],
])('%s', (_, after, hour, timeZone, expected) => {
  expect(nextDigestAt(new Date(after), hour, timeZone).toISOString()).toBe(expected);
});
