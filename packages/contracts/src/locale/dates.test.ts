import { formatDate, formatDateTime, formatWhen } from './dates';

const NOW = new Date(2026, 10, 25, 11, 59, 30);
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);

test.each([
  ['this minute', at(25, 11, 59), /^just now$/],
  ['in a few seconds, by a clock that is ahead', at(25, 12), /^just now$/],
  ['today', at(25, 0, 10), /^today at 12:10\sAM$/],
  ['less than a day ago, before midnight', at(24, 23, 49), /^yesterday at 11:49\sPM$/],
  ['more than a day ago, yesterday', at(24, 1, 5), /^yesterday at 1:05\sAM$/],
  ['earlier', at(23, 23, 59), /^Nov 23, 2026, 11:59\sPM$/],
  ['later', at(26, 9), /^Nov 26, 2026, 9:00\sAM$/],
])('%s', (_, moment, expected) => {
  expect(formatWhen(moment.toISOString(), NOW)).toMatch(expected);
  expect(formatWhen(moment.getTime(), NOW)).toMatch(expected);
});

test('formats a date with and without time', () => {
  expect(formatDateTime(at(24, 23, 49).toISOString())).toMatch(/^Nov 24, 2026, 11:49\sPM$/);
  expect(formatDate(at(24, 23, 49).toISOString())).toBe('Nov 24, 2026');
});
