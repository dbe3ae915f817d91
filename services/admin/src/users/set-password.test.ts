import { expect, it } from '@jest/globals';
import { isExpired } from './set-password';

const NOW = new Date('2026-06-30T00:00:00Z');
const created = { at: new Date('2026-01-01T00:00:00Z'), by: 0 };
it.each([
  ['without a setting', created.at, undefined, false],
  ['with the setting 0', created.at, 0, false],
  ['set 91 days ago', new Date('2026-03-31T00:00:00Z'), 90, true],
  ['set 90 days ago', new Date('2026-04-01T00:00:00Z'), 90, false],
  ['of an earlier version', undefined, 90, true],
])('a password %s', (_, passwordAt, maxDays, expired) => {
  expect(isExpired({ created, ...(passwordAt && { passwordAt }) }, maxDays, NOW)).toBe(expired);
});
