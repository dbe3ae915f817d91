import { expect, it } from '@jest/globals';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { isOffered } from './offered-roles';

const { Draft, Published } = LibraryStatus;
it.each([
  [Published, 1, [1, 2], true],
  [Published, 5, [1, 2], false],
  [Published, 5, [], true],
  [Draft, 1, [1, 2], false],
  [Draft, 1, [], false],
])(
  'what has the status %i and is of source %i is offered to a client with the sources %j: %s',
  (status, sourceId, sources, offered) => {
    expect(isOffered({ status, sourceId }, sources)).toBe(offered);
  },
);
