import { expect, it } from '@jest/globals';
import { deletionRefusal } from './deletion-rule';

it.each([
  [0, 0, undefined],
  [1, 0, 'Acme still has 1 persona: it cannot be deleted.'],
  [0, 2, 'Acme still has 2 users: it cannot be deleted.'],
  [1200, 1, 'Acme still has 1,200 personas and 1 user: it cannot be deleted.'],
])('with %i personas and %i users: %s', (personas, users, expected) => {
  expect(deletionRefusal('Acme', personas, users)).toBe(expected);
});
