import { describe, expect, it } from '@jest/globals';
import { MAX_PER_MINUTE, refusalOf, secondsLeft } from './token-rules';
import type { StoredToken } from './token-store';

const NOW = new Date('2026-06-01T12:00:00Z');
const token: StoredToken = {
  _id: 'one',
  userId: 9,
  name: 'Nightly import',
  start: 'sat_abcdef',
  hash: 'hash',
  calls: ['listSkills'],
  addresses: [],
  createdAt: NOW,
  created: { by: 2 },
  createdBy: 'Sam Super',
  expiresAt: new Date('2026-06-01T12:00:01Z'),
};
const use = { now: NOW, address: '192.0.2.7', call: 'listSkills' };

describe('a request with a token', () => {
  it.each([
    ['from any address', {}],
    ['from its address', { addresses: ['192.0.2.7'] }],
    ['from its network', { addresses: ['198.51.100.0/24', '192.0.2.0/28'] }],
    ['with the last request of a minute', { minute: { since: NOW, requests: MAX_PER_MINUTE } }],
  ])('is accepted %s', (_, changes) => {
    expect(refusalOf({ ...token, ...changes }, use)).toBeUndefined();
  });

  it.each([
    ['has expired', { expiresAt: NOW }, {}, 'signed-out', /has expired/],
    ['comes from elsewhere', { addresses: ['192.0.2.0/30'] }, {}, 'forbidden', /may not be used from 192\.0\.2\.7/],
    ['is for another call', {}, { call: 'deleteSkill' }, 'forbidden', /may not make the call deleteSkill/],
    ['is for no call', {}, { call: undefined }, 'forbidden', /may not make this call/],
    ['is one too many', { minute: { since: NOW, requests: MAX_PER_MINUTE + 1 } }, {}, 'too-many', /600 requests/],
  ])('is refused when it %s', (_, changes, used, code, message) => {
    const refusal = refusalOf({ ...token, ...changes }, { ...use, ...used });
    expect(refusal).toMatchObject({ code, message: expect.stringMatching(message) });
  });
});

it('says how long to wait for the next minute', () => {
  expect(secondsLeft({ minute: { since: new Date('2026-06-01T11:59:30Z'), requests: 700 } }, NOW)).toBe(30);
});
