import { differing, rebased } from './rebased';

const base = { name: 'Acme', domain: 'acme.example', sources: [1, 2] };

test.each([
  ['nothing', base, []],
  ['a name', { ...base, name: 'Acme Ltd' }, ['name']],
  ['a list', { ...base, sources: [1] }, ['sources']],
  ['a field that is gone', { name: 'Acme', sources: [1, 2] }, ['domain']],
])('of %s that was changed', (_, other, expected) => {
  expect(differing<Record<string, unknown>>(base, other)).toEqual(expected);
});

test.each([
  ['an empty field', { name: 'Acme', note: '' }, { name: 'Acme' }],
  ['a list in another order', { ids: [1, 2] }, { ids: [2, 1] }],
  ['no clients', { ids: [] }, { ids: [] }],
])('%s stays the same', (_, one, other) => {
  expect(differing<Record<string, unknown>>(one, other)).toEqual([]);
});

test.each([
  [
    'their name, my domain',
    { ...base, domain: 'mine' },
    { ...base, name: 'Theirs' },
    { name: 'Theirs', domain: 'mine' },
  ],
  ['my name over theirs', { ...base, name: 'Mine' }, { ...base, name: 'Theirs' }, { name: 'Mine' }],
  ['my list as a whole', { ...base, sources: [3] }, { ...base, sources: [1, 2, 4] }, { sources: [3] }],
  ['their list where mine was left alone', base, { ...base, sources: [] }, { sources: [] }],
  ['a field that I emptied', { ...base, domain: '' }, { ...base, domain: 'theirs' }, { domain: '' }],
])('keeps %s', (_, typed, theirs, expected) => {
  expect(rebased(base, typed, theirs)).toEqual({ ...base, ...expected });
});
