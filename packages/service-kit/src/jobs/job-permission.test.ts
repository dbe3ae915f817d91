import { expect, it } from '@jest/globals';
import { aUser } from '../testing/index';
import { jobRefusal } from './job-permission';

const CHANGED = 'Your rights have changed since you started this. Start it again.';
const NO_CLIENT = 'You no longer have access to this client.';

it.each([
  ['everything is as it was', 1, aUser(1, [7]), 7, undefined],
  ['the client was taken away', 1, aUser(1, [8]), 7, NO_CLIENT],
  ['there is no client any more', 8, aUser(8, []), 7, NO_CLIENT],
  ['staff have no clients of their own', 2, aUser(2), 7, undefined],
  ['the job is of no client', 1, aUser(1, []), undefined, undefined],
  ['the type is a lower one', 2, aUser(1, [7]), 7, CHANGED],
  ['the type is a higher one', 1, aUser(2), 7, CHANGED],
] as const)('when %s', (_, userType, now, clientId, expected) => {
  expect(jobRefusal({ userType }, now, clientId)).toBe(expected);
});
