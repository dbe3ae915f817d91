import { expect, it } from '@jest/globals';
import { exceedsLimit, isInTrial } from './trial-rules';

const ids = Array.from({ length: 2000 }, (_, index) => index + 1);
const inTrial = (share: number, version = '2.0.0') =>
  ids.filter((userId) => isInTrial('garden', { version, share, clientIds: [] }, { userId, clients: [] }));

it.each([0, 5, 25, 50, 100])('a share of %i % is about that many users, evenly spread', (share) => {
  expect(Math.abs(inTrial(share).length / ids.length - share / 100)).toBeLessThan(0.02);
});

it('a growing share keeps its users, and another version is tried by others', () => {
  const few = inTrial(5);
  expect(inTrial(25)).toEqual(expect.arrayContaining(few));
  expect(inTrial(5)).toEqual(few);
  expect(inTrial(5, '2.1.0')).not.toEqual(few);
});

it.each([
  [[7], true],
  [[3, 7], true],
  [[3], false],
  [[], false],
])('a user of the clients %j of a trial for client 7: %s', (clients, expected) => {
  expect(isInTrial('garden', { version: '2.0.0', share: 0, clientIds: [7] }, { userId: 1, clients })).toBe(expected);
});

it.each([
  [2, 2, 1, false],
  [3, 3, 5, true],
  [100, 5, 5, false],
  [100, 6, 5, true],
  [200, 3, 1, true],
  [300, 3, 1, false],
  [0, 0, 1, false],
])('of %i users %i with problems exceed %i %%: %s', (users, usersWithProblems, maxErrorPercent, expected) => {
  expect(exceedsLimit({ users, usersWithProblems }, { maxErrorPercent })).toBe(expected);
});
