import { expect, it } from '@jest/globals';
import { staleRoles } from './stale-roles';

const aChangedEvent = (resource: string, ids?: number[]) => ({
  name: 'changed',
  data: { resource, ...(ids && { ids }) },
});

it.each([
  ['there are no events', [], []],
  ['some events are unknown', undefined, 'all'],
  [
    'two roles changed, one of them twice',
    [aChangedEvent('industryRoles', [1, 2]), aChangedEvent('industryRoles', [2])],
    [1, 2],
  ],
  ['many roles changed', [aChangedEvent('industryRoles', [1]), aChangedEvent('industryRoles')], 'all'],
  ['a function was renamed', [aChangedEvent('functions', [4])], 'all'],
  ['a source was renamed', [aChangedEvent('sources', [4])], 'all'],
  ['personas changed', [aChangedEvent('personas', [1])], []],
  ['a job made progress', [{ name: 'job', data: { resource: 'industryRoles' } }], []],
] as const)('when %s', (_, events, expected) => {
  const stale = staleRoles(events);
  expect(stale === 'all' ? stale : [...stale]).toEqual(expected);
});
