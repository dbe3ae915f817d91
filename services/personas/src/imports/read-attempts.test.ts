import { expect, test } from '@jest/globals';
import { isUnreadable } from './read-attempts';

test.each([
  [{ begun: 0, crashed: 0 }, false],
  [{ begun: 0, crashed: 1 }, false],
  [{ begun: 0, crashed: 2 }, true],
  [{ begun: 3, crashed: 0 }, false],
  [{ begun: 3, crashed: 1 }, false],
  [{ begun: 4, crashed: 0 }, true],
  [{ begun: 1, crashed: 2 }, true],
])('after %j a file is given up: %s', (attempts, unreadable) => {
  expect(isUnreadable(attempts)).toBe(unreadable);
});
