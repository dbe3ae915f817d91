import { expect, it } from '@jest/globals';
import { changedIds, eventIds, mergeIds } from './changed-ids';
import type { Ids } from './projection';

const change = (resource: string, ids?: number[]) => ({ name: 'changed', data: { resource, ...(ids && { ids }) } });

it.each<[string, Ids, Ids, Ids]>([
  ['two lists, each id once', [1, 2], [2, 3], [1, 2, 3]],
  ['a list and everything', [1], 'all', 'all'],
  ['everything and nothing', 'all', [], 'all'],
])('joins %s', (_, a, b, expected) => expect(mergeIds(a, b)).toEqual(expected));

it.each<[string, Parameters<typeof changedIds>[0], Record<string, Ids>]>([
  ['no events', [], {}],
  ['an event of another topic', [change('personas', [1])], {}],
  ['an event of another kind', [{ name: 'job', data: { resource: 'roles', ids: [1] } }], {}],
  ['several events of one topic', [change('roles', [1]), change('roles', [2, 1])], { roles: [1, 2] }],
  ['events of two topics', [change('roles', [1]), change('skills', [7])], { roles: [1], skills: [7] }],
  ['an event without ids', [change('roles', [1]), change('roles'), change('roles', [2])], { roles: 'all' }],
  ['many ids', [{ name: 'changed', data: { resource: 'roles', manyIds: [1, 2] } }], { roles: [1, 2] }],
])('reads the changes of %s', (_, events, expected) => {
  expect(Object.fromEntries(changedIds(events, ['roles', 'skills']))).toEqual(expected);
});

it.each([
  [100, ['ids']],
  [101, ['manyIds']],
  [1000, ['manyIds']],
  [1001, []],
])('an event about %i records has the fields %j', (count, fields) => {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const data = eventIds(ids);
  expect(Object.keys(data)).toEqual(fields);
  const expected = fields.length ? ids : 'all';
  expect(changedIds([{ name: 'changed', data: { resource: 'roles', ...data } }], ['roles']).get('roles')).toEqual(
    expected,
  );
});
