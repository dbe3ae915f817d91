import { product } from '../vectors/dense';
import { learnNameSpace } from './name-space';

const unit = (...values: number[]) => Float32Array.from(values, (value) => value / Math.hypot(...values));

it('gives less weight to the direction in which names of one role differ', () => {
  // The first component tells roles apart, the second how a name is put.
  const roles = [1, -1, 2, -2].map((role) => [unit(role, 2), unit(role, -2)]);
  const toSpace = learnNameSpace(roles);
  const nearness = ([a, b]: [Float32Array, Float32Array]) => product(toSpace(a), toSpace(b));
  const sameRole: [Float32Array, Float32Array] = [unit(1, 2), unit(1, -2)];
  const samePhrase: [Float32Array, Float32Array] = [unit(1, 2), unit(-1, 2)];
  expect(nearness(sameRole)).toBeGreaterThan(product(...sameRole) + 0.1);
  expect(nearness(samePhrase)).toBeLessThan(product(...samePhrase) - 0.1);
});

it('has vectors of length 1', () => {
  const toSpace = learnNameSpace([[unit(1, 2), unit(2, 1)], [unit(0, 1)]]);
  expect(Math.hypot(...toSpace(unit(3, 4)))).toBeCloseTo(1);
});

it.each([
  ['no names', []],
  ['one name for each role', [[unit(1, 2)], [unit(2, 1)]]],
  ['equal names', [[unit(1, 2), unit(1, 2)]]],
])('leaves vectors as they are with %s', (_, roles) => {
  expect([...learnNameSpace(roles)(unit(1, 2))]).toEqual([...unit(1, 2)]);
});
