import { expect, it } from '@jest/globals';
import { isLeftToNewer } from './newer-version';

const now = new Date('2026-11-27T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

it.each<[string, Record<string, Date> | undefined, boolean]>([
  ['no version announced', undefined, false],
  ['only its own', { 2: ago(1) }, false],
  ['an older one', { 1: ago(1), 2: ago(1) }, false],
  ['a newer one', { 2: ago(1), 3: ago(60) }, true],
  ['a newer one that is gone', { 2: ago(1), 3: ago(91) }, false],
  ['a version with more digits', { 10: ago(1) }, true],
])('version 2 with %s', (_, seenAt, expected) => {
  expect(isLeftToNewer(seenAt ? { seenAt } : {}, 2, now)).toBe(expected);
});
it('a projection that was never built is kept by nobody', () => {
  expect(isLeftToNewer(null, 1, now)).toBe(false);
});
