import { applyChanges, createFieldParts, type DraftParts, findChanges, listCollisions, rebase } from './merge';

type Values = Record<string, unknown>;
const fields = createFieldParts<Values>();
const base = { name: 'Acme', domain: 'acme.example', sources: [1, 2] };

describe('fields that changed', () => {
  test.each<[string, Values, string[]]>([
    ['nothing', base, []],
    ['a name', { ...base, name: 'Acme Ltd' }, ['name']],
    ['a list', { ...base, sources: [1] }, ['sources']],
    ['a field that is gone', { name: 'Acme', sources: [1, 2] }, ['domain']],
    ['an empty field that was missing', { ...base, note: '' }, []],
    ['a list in another order', { ...base, sources: [2, 1] }, []],
    ['a list with an empty item', { ...base, sources: [1, 2, undefined] }, ['sources']],
    ['an undefined field that was missing', { ...base, note: undefined }, []],
    ['a field set to undefined', { ...base, domain: undefined }, ['domain']],
    ['an empty list that was missing', { ...base, tags: [] }, []],
  ])('%s', (_, edited, expected) => {
    expect([...findChanges(fields, base, edited).keys()]).toEqual(expected);
  });
});

test.each<[string, unknown, unknown, boolean]>([
  ['another property', [{ id: 1, level: 1 }], [{ id: 1, level: 2 }], false],
  ['another order', [{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 1 }], true],
  ['the properties in another order', [{ id: 1, level: 2 }], [{ level: 2, id: 1 }], true],
  ['one item more', [{ id: 1 }], [{ id: 1 }, { id: 2 }], false],
  ['numbers instead of strings', ['1'], [1], false],
  ['a missing property instead of an undefined one', [{ id: 1, note: undefined }], [{ id: 1 }], true],
])('a list of objects with %s', (_, one, other, same) => {
  expect(fields.isSame(one, other)).toBe(same);
});

test.each<[string, Values, Values, Values, Values]>([
  ['emptied by me', { name: 'A' }, { name: undefined }, { name: 'A' }, { name: undefined }],
  ['emptied by them', { name: 'A' }, { name: 'A' }, { name: undefined }, { name: undefined }],
  ['missing at first and set by me', {}, { name: 'Mine' }, {}, { name: 'Mine' }],
  ['emptied by me and changed by them', { name: 'A' }, { name: undefined }, { name: 'B' }, { name: undefined }],
])('a field %s', (_, before, edited, latest, expected) => {
  expect(rebase(fields, { base: before, edited, latest })).toStrictEqual(expected);
});

describe('a form rebased on what was saved meanwhile', () => {
  test.each<[string, Values, Values, Values]>([
    [
      'my domain, their name',
      { ...base, domain: 'mine' },
      { ...base, name: 'Theirs' },
      { name: 'Theirs', domain: 'mine' },
    ],
    ['my name over theirs', { ...base, name: 'Mine' }, { ...base, name: 'Theirs' }, { name: 'Mine' }],
    ['my list as a whole', { ...base, sources: [3] }, { ...base, sources: [1, 2, 4] }, { sources: [3] }],
    ['their list where I left mine alone', base, { ...base, sources: [] }, { sources: [] }],
    ['a field that I emptied', { ...base, domain: '' }, { ...base, domain: 'theirs' }, { domain: '' }],
  ])('has %s', (_, edited, latest, expected) => {
    expect(rebase(fields, { base, edited, latest })).toEqual({ ...base, ...expected });
  });

  test.each<[string, Values, Values, boolean]>([
    ['different fields', { ...base, domain: 'mine' }, { ...base, name: 'Theirs' }, false],
    ['the same field', { ...base, name: 'Mine' }, { ...base, name: 'Theirs' }, true],
    ['the same field, to the same value', { ...base, name: 'Both' }, { ...base, name: 'Both' }, false],
  ])('collides when both changed %s', (_, edited, latest, expected) => {
    expect(listCollisions(fields, findChanges(fields, base, edited), latest).length > 0).toBe(expected);
  });
});

interface Row {
  id: number;
  level: number;
  label?: string;
}
const row = (id: number, level: number, label = ''): Row => ({ id, level, label });
const rows: DraftParts<readonly Row[], Row> = {
  split: (list) => new Map(list.map((one) => [one.id, one])),
  join: (parts) => [...parts.values()],
  isSame: (a, b) => a?.level === b?.level,
  combine: (mine, theirs) => ({ ...theirs, level: mine.level }),
  parse: () => undefined,
};

describe('rows rebased on what was saved meanwhile', () => {
  const before = [row(1, 1), row(2, 2)];
  test.each<[string, Row[], Row[], Row[]]>([
    ['a row I changed is changed', [row(1, 9), row(2, 2)], before, [row(1, 9), row(2, 2)]],
    [
      'and takes the rest of theirs',
      [row(1, 9), row(2, 2)],
      [row(1, 1, 'new'), row(2, 2)],
      [row(1, 9, 'new'), row(2, 2)],
    ],
    ['a row I removed is gone', [row(2, 2)], before, [row(2, 2)]],
    ['a row I added is there', [...before, row(3, 3)], [row(2, 5)], [row(2, 5), row(3, 3)]],
    ['a row they added is there', before, [...before, row(4, 4)], [...before, row(4, 4)]],
    ['a row they removed is gone', before, [row(1, 1)], [row(1, 1)]],
    ['a row they removed and I changed comes back', [row(1, 1), row(2, 9)], [row(1, 1)], [row(1, 1), row(2, 9)]],
  ])('%s', (_, edited, latest, expected) => {
    expect(rebase(rows, { base: before, edited, latest })).toEqual(expected);
  });
});

test('changes can be applied to another state', () => {
  const changes = findChanges(fields, base, { ...base, name: 'Mine' });
  expect(applyChanges(fields, { ...base, domain: 'theirs' }, changes)).toEqual({
    ...base,
    name: 'Mine',
    domain: 'theirs',
  });
});
