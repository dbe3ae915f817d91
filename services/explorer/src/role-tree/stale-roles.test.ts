import { expect, it } from '@jest/globals';
import { staleRoles } from './stale-roles';

const changed = (resource: string, ids?: number[]) => ({ name: 'changed', data: { resource, ...(ids && { ids }) } });

it.each([
  ['nothing was said', [], []],
  ['some events are unknown', undefined, 'all'],
  ['two roles changed, one of them twice', [changed('industryRoles', [1, 2]), changed('industryRoles', [2])], [1, 2]],
  ['many roles changed', [changed('industryRoles', [1]), changed('industryRoles')], 'all'],
  ['a place has another name', [changed('functions', [4])], 'all'],
  ['a source has another name', [changed('sources', [4])], 'all'],
  ['personas changed', [changed('personas', [1])], []],
  ['a job went on', [{ name: 'job', data: { resource: 'industryRoles' } }], []],
] as const)('when %s', (_, events, expected) => {
  const stale = staleRoles(events);
  expect(stale === 'all' ? stale : [...stale]).toEqual(expected);
});
