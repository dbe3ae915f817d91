import { toMoment } from './period';

test.each([
  ['2026-01-31', 'begin', new Date(2026, 0, 31).toISOString()],
  ['2026-01-31', 'end', new Date(2026, 0, 31, 23, 59, 59, 999).toISOString()],
  ['2026-02-30', 'begin', undefined],
  ['yesterday', 'end', undefined],
  ['', 'begin', undefined],
] as const)('%s is at its %s %s', (day, end, moment) => {
  expect(toMoment(day, end)).toBe(moment);
});
