import { expect, it } from '@jest/globals';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { isOffered } from './offered-roles';

const { Draft, Published } = LibraryStatus;
it.each([
  ['published one of its source', Published, 1, 7, true],
  ['draft of its source', Draft, 1, 7, false],
  ['published one of another source', Published, 5, 7, false],
  ['published one of an industry that it does not name', Published, 1, 8, false],
] as const)(
  'whether a client with one source and one industry is offered a %s',
  (_, roleStatus, sourceId, subsectorId, offered) => {
    expect(isOffered({ roleStatus, sourceId, subsectorId }, { sourceIds: [1], subSectorIds: [7] })).toBe(offered);
  },
);
