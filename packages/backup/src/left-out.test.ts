import { expect, it } from '@jest/globals';
import { isLeftOut } from './left-out';

it.each([
  ['portal', 'sessions', true],
  ['portal', 'knownBrowsers', true],
  ['portal', 'clientGuards', false],
  ['explorer', 'leases', true],
  ['personas', 'persona', false],
])('%s.%s is left out: %s', (database, collection, leftOut) => {
  expect(isLeftOut(database, collection)).toBe(leftOut);
});
