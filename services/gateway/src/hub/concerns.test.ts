import { expect, it } from '@jest/globals';
import type { EventReach, UserType } from '@skills-architect/contracts';
import { aUser } from '@skills-architect/service-kit/testing';
import { concerns } from './hub';

const OWN = { clientId: 1 };
const FOREIGN = { clientId: 2 };
const CASES: [UserType, EventReach, boolean][] = [
  [1, OWN, true],
  [1, FOREIGN, false],
  [8, OWN, true],
  [8, FOREIGN, false],
  [2, FOREIGN, true],
  [4, FOREIGN, true],
  // They see no personas, so they hear of none.
  [3, OWN, false],
  [5, OWN, false],
  [6, OWN, false],
  [7, OWN, false],
  [5, { all: true }, true],
  [1, { userId: 901 }, true],
  [2, { userId: 901 }, false],
];

it.each(CASES)('user type %i hears an event for %j: %s', (type, to, hears) => {
  expect(concerns(aUser(type, [1]), { to })).toBe(hears);
});
