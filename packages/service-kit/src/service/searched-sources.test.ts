import { expect, it } from '@jest/globals';
import { aUser } from '../testing/index';
import { selectSources, selectSubSectors } from './searched-sources';

it.each([
  ['a client user', 1, [], [1, 2], [1, 2]],
  ['a client user', 1, [2, 5], [1, 2], [2]],
  ['a client user', 8, [5], [1, 2], []],
  ['a client user', 8, [], [], []],
  ['staff', 4, [], [1, 2], [1, 2]],
  ['staff', 2, [5], [1, 2], [5]],
  ['staff', 3, [], undefined, undefined],
  ['staff', 3, [5], undefined, [5]],
  ['staff', 2, [], [], undefined],
] as const)(
  '%s of type %i who asks for %j finds, for a client with %j, what is in %j',
  (_, type, asked, ofClient, seen) => {
    expect(selectSources({ user: aUser(type), asked, ofClient })).toEqual(seen);
  },
);

it.each([
  ['a client user', 1, [], [7, 9], [7, 9]],
  ['a client user', 8, [9, 11], [7, 9], [9]],
  ['a client user', 1, [11], [7, 9], []],
  ['a client user', 1, [11], [], [11]],
  ['a client user', 8, [], [], undefined],
  ['staff', 2, [11], [7, 9], [11]],
  ['staff', 4, [], [7, 9], [7, 9]],
] as const)(
  '%s of type %i who asks for the places %j finds, for a client with %j, what is in %j',
  (_, type, asked, ofClient, seen) => {
    expect(selectSubSectors({ user: aUser(type), asked, ofClient })).toEqual(seen);
  },
);
