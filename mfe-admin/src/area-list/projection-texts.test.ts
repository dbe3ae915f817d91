import { describeDuration, describeLag, worstOf } from './projection-texts';

test.each([
  [0, '0.0 s'],
  [320, '0.3 s'],
  [12_400, '12 s'],
  [5 * 60_000, '5 min'],
  [3 * 3_600_000, '3 h'],
])('%i ms are %s', (milliseconds, text) => expect(describeDuration(milliseconds)).toBe(text));

const NOW = new Date('2026-01-01T10:00:00Z');
const BUILT = '2026-01-01T09:00:00Z';
test.each([
  ['built and without waiting changes', { builtAt: BUILT, waitingSince: null, error: null }, 'Up to date'],
  ['a few seconds behind', { builtAt: BUILT, waitingSince: '2026-01-01T09:59:55Z', error: null }, 'Up to date'],
  ['five minutes behind', { builtAt: BUILT, waitingSince: '2026-01-01T09:55:00Z', error: null }, '5 min behind'],
  ['never built', { builtAt: null, waitingSince: null, error: null }, 'Not built yet'],
  ['failed', { builtAt: BUILT, waitingSince: null, error: 'The roles service cannot be reached.' }, 'Failed'],
])('derived data that is %s', (_, projection, word) => expect(describeLag(projection, NOW).word).toBe(word));

const fine = { builtAt: BUILT, waitingSince: null, error: null };
const behind = { ...fine, waitingSince: '2026-01-01T09:55:00Z' };
const failed = { ...fine, error: 'No answer.' };
test.each([
  ['all are up to date', [fine, fine], 'Up to date'],
  ['one was never built', [fine, { ...fine, builtAt: null }], 'Not built yet'],
  ['one is behind', [fine, behind, { ...fine, builtAt: null }], '5 min behind'],
  ['one has failed', [behind, failed, fine], 'Failed'],
  ['there are none', [], undefined],
])('the state of several when %s', (_, projections, word) => expect(worstOf(projections, NOW)?.word).toBe(word));
