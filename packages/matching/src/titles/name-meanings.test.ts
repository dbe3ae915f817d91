import { nameMeanings } from './name-meanings';

const unit = (...values: number[]) => Float32Array.from(values, (value) => value / Math.hypot(...values));

it('the nearest name counts fully, the mean of all names half', () => {
  const meanings = nameMeanings();
  meanings.set(1, [unit(1, 0)]);
  meanings.set(2, [unit(0, 1)]);
  const { of: nearness, ofMean } = meanings.compare(unit(1, 0));
  expect([ofMean(1), ofMean(2)]).toEqual([1, 0]);
  expect(nearness(1)).toBeCloseTo(1.5, 1);
  expect(nearness(2)).toBeCloseTo(0, 1);
});

it('compares in a space in which directions count less in which names of a role differ', () => {
  const meanings = nameMeanings();
  for (const [index, kind] of [1, -1, 2, -2].entries()) meanings.set(index, [unit(kind, 2), unit(kind, -2)]);
  const { of: nearness } = meanings.compare(unit(2, 2));
  expect((nearness(2) ?? 0) - (nearness(0) ?? 0)).toBeGreaterThan(0);
  expect((nearness(0) ?? 0) - (nearness(1) ?? 0)).toBeGreaterThan(1);
});

it.each<[string, number, Float32Array]>([
  ['a role without vectors', 2, unit(1, 0)],
  ['a role whose vectors were removed', 3, unit(1, 0)],
  ['a title of another model', 1, unit(1, 0, 0)],
])('says nothing of %s', (_, roleId, vector) => {
  const meanings = nameMeanings();
  meanings.set(1, [unit(1, 0)]);
  meanings.set(3, [unit(1, 0)]);
  meanings.set(3, undefined);
  expect(meanings.size()).toBe(1);
  const { of, ofMean } = meanings.compare(vector);
  expect([of(roleId), ofMean(roleId)]).toEqual([undefined, undefined]);
});

it('learns the space again when the library has grown', () => {
  const meanings = nameMeanings();
  meanings.set(0, [unit(1, 2)]);
  const before = meanings.compare(unit(1, -2)).of(0) ?? 0;
  for (const [index, kind] of [1, -1, 2, -2].entries()) meanings.set(index, [unit(kind, 2), unit(kind, -2)]);
  expect(meanings.compare(unit(1, -2)).of(0)).toBeGreaterThan(before + 1);
});
