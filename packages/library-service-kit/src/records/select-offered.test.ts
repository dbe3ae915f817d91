import { expect, it } from '@jest/globals';
import { aUser } from '@skills-architect/service-kit/testing';
import { selectOffered } from './select-offered';

it.each([
  ['a client user', 1, [], [1, 2], [1, 2]],
  ['a client user', 1, [2, 5], [1, 2], [2]],
  ['a client user', 8, [5], [1, 2], []],
  ['a client user', 8, [], [], undefined],
  ['a client user', 8, [5], [], [5]],
  ['staff', 4, [], [1, 2], [1, 2]],
  ['staff', 2, [5], [1, 2], [5]],
  ['staff', 3, [], undefined, undefined],
  ['staff', 3, [5], undefined, [5]],
  ['staff', 2, [], [], undefined],
] as const)(
  '%s of type %i who asks for %j finds, for a client with %j, what is in %j',
  (_, type, asked, ofClient, seen) => {
    expect(selectOffered({ user: aUser(type), asked, ofClient })).toEqual(seen);
  },
);
