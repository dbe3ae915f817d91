import { expect, it } from '@jest/globals';
import { readDay, withDays } from './posting-dates';

it.each([
  ['2026-11-03', '2026-11-03'],
  ['2026-11-03T23:30:00+02:00', '2026-11-03'],
  ['2026/1/3 10:00', '2026-01-03'],
  ['20261103', '2026-11-03'],
  ['03.11.2026', '2026-11-03'],
  ['31/10/2026', '2026-10-31'],
  ['10/31/2026', '2026-10-31'],
  ['Tue, 03 Nov 2026 10:00:00 GMT', '2026-11-03'],
  ['November 3, 2026', '2026-11-03'],
  ['1793700000', '2026-11-03'],
  ['1793700000000', '2026-11-03'],
  ['46329.5', '2026-11-03'],
  // The day or the month may come first.
  ['03/11/2026', undefined],
  ['2026-02-30', undefined],
  ['3 days ago', undefined],
  ['30+ days ago', undefined],
  ['12', undefined],
])('%s is the day %s', (cell, day) => expect(readDay(cell)).toBe(day));

it('a date that cannot be read is left out and named; Excel’s own dates are no mistakes here', () => {
  const unread: string[] = [];
  const row = {
    row: 2,
    cells: { title: 'Welder', datePosted: '46329', validThrough: 'soon' },
    odd: new Map([
      ['datePosted', 'date' as const],
      ['title', 'error' as const],
    ]),
  };
  expect(withDays(row, (cell) => unread.push(cell))).toEqual({
    row: 2,
    cells: { title: 'Welder', datePosted: '2026-11-03' },
    odd: new Map([['title', 'error']]),
  });
  expect(unread).toEqual(['soon']);
});
