import { expect, it } from '@jest/globals';
import { offersRole } from './client-library';

it.each([
  ['all of its source, when it names no place', [1], [], [1, 7], true],
  ['its own industries', [1], [7, 8], [1, 7], true],
  ['no other industry', [1], [8], [1, 7], false],
  ['nothing of a foreign source', [1], [7], [2, 7], false],
  ['all sources, when it names none', [], [7], [2, 7], true],
  ['its industries of all sources, when it names none', [], [7], [2, 8], false],
] as const)('a client is offered %s', (_, sourceIds, subSectorIds, [sourceId, subsectorId], offered) => {
  const client = { sourceIds: [...sourceIds], subSectorIds: [...subSectorIds] };
  expect(offersRole(client, { sourceId, subsectorId })).toBe(offered);
});
