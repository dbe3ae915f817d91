import { describe, expect, it } from '@jest/globals';
import { afterFailure, type Breaker, CLOSED_BREAKER, decideAdmission, MAX_FAILURES } from './breaker-rules';
import { MASK, maskSecrets } from './mask-secrets';
import { pauseOfMessage, pauseOfRequest } from './retry-rules';
import { ConnectorTrouble, readRetryAfter, troubleOfStatus } from './trouble';

const NOW = new Date('2026-03-01T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

it.each([
  [200, undefined],
  [204, undefined],
  [302, 'misfit'],
  [400, 'refused'],
  [401, 'misfit'],
  [403, 'misfit'],
  [404, 'misfit'],
  [408, 'passing'],
  [409, 'refused'],
  [413, 'refused'],
  [422, 'refused'],
  [429, 'passing'],
  [500, 'passing'],
  [503, 'passing'],
])('the status %i means %s', (status, expected) => {
  expect(troubleOfStatus(status)).toBe(expected);
});

it.each([
  [null, undefined],
  ['', undefined],
  ['7', 7000],
  ['Sun, 01 Mar 2026 12:00:30 GMT', 30_000],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ['86400', 600_000],
  ['soon', undefined],
])('Retry-After %j asks for %s ms', (header, expected) => {
  expect(readRetryAfter(header, NOW)).toBe(expected);
});

const trouble = (kind: ConnectorTrouble['kind'], waitMs?: number) => new ConnectorTrouble(kind, 'Not now', waitMs);

describe('the pause after a failed try', () => {
  it.each([
    ['of a message at try', 1, 500, 1000, pauseOfMessage],
    ['of a message at try', 2, 1000, 2000, pauseOfMessage],
    ['of a message at try', 5, 8000, 16_000, pauseOfMessage],
    ['of a message at try', 20, 150_000, 300_000, pauseOfMessage],
    ['of a request at try', 1, 125, 255, pauseOfRequest],
    ['of a request at try', 20, 2500, 5000, pauseOfRequest],
  ] as const)('%s %i: %d to %d ms', (_, tried, leastMs, mostMs, pauseOf) => {
    for (let round = 0; round < 50; round++) {
      const pauseMs = pauseOf(tried, 30, trouble('passing'));
      expect(pauseMs).toBeGreaterThanOrEqual(leastMs);
      expect(pauseMs).toBeLessThanOrEqual(mostMs);
    }
  });

  it('is as long as a longer Retry-After of the connector', () => {
    expect(pauseOfMessage(1, 8, trouble('passing', 60_000))).toBe(60_000);
  });

  it.each([
    ['refused', 1, true],
    ['passing', 7, false],
    ['passing', 8, true],
    ['misfit', 1, false],
    ['misfit', 8, true],
  ] as const)('a message that is %s at try %i of 8 becomes a dead letter: %s', (kind, tried, isDead) => {
    expect(pauseOfMessage(tried, 8, trouble(kind)) === null).toBe(isDead);
  });

  it.each([
    ['refused', 1, true],
    ['misfit', 1, true],
    ['passing', 1, false],
    ['passing', 2, true],
  ] as const)('a request that is %s at try %i of 2 fails: %s', (kind, tried, hasFailed) => {
    expect(pauseOfRequest(tried, 2, trouble(kind)) === null).toBe(hasFailed);
  });
});

describe('the circuit breaker', () => {
  const afterFailures = (times: number, breaker: Breaker = CLOSED_BREAKER) =>
    Array.from({ length: times }).reduce<Breaker>((state) => afterFailure(state, NOW), breaker);
  const probedBreaker = (opened: number): Breaker => ({ failures: MAX_FAILURES, opened, openUntil: NOW });

  it.each([
    ['closed at first', CLOSED_BREAKER, 'closed'],
    ['closed after four failures in a row', afterFailures(4), 'closed'],
    ['open after the fifth', afterFailures(5), 'open'],
    ['open for one request after its pause', probedBreaker(1), 'probe'],
  ] as const)('is %s', (_, state, expected) => {
    expect(decideAdmission(state, NOW)).toBe(expected);
  });

  it.each([
    ['5 s at first', afterFailures(4), 5000],
    ['10 s when the request after the pause fails', probedBreaker(1), 10_000],
    ['5 minutes at most', probedBreaker(12), 300_000],
    ['not longer when requests fail that were under way', afterFailures(5), 5000],
  ] as const)('is open for %s', (_, before, ms) => {
    expect(afterFailure(before, NOW).openUntil).toEqual(later(ms));
  });
});

it.each([
  ['a field by its name', { apiKey: 'abc', title: 'x' }, { apiKey: MASK, title: 'x' }],
  ['deep in lists', [{ login: { Password: 'p' } }], [{ login: { Password: MASK } }]],
  ['the secret itself in a text', { note: 'uses s3cret!' }, { note: `uses ${MASK}!` }],
  ['not an empty field', { token: '', secret: null }, { token: '', secret: null }],
])('masks %s', (_, value, expected) => {
  expect(maskSecrets(value, ['s3cret'])).toEqual(expected);
});
