import { expect, it } from '@jest/globals';
import { nestingDepth } from './json-bodies';

it.each([
  ['1', 0],
  ['{}', 1],
  ['[[],[[]],{"a":[]}]', 3],
  ['{"a":"[[[["}', 1],
  ['{"a":"\\"[[","b":[]}', 2],
  ['{"a":"\\\\","b":[]}', 2],
])('%s is nested %i deep', (json, depth) => {
  expect(nestingDepth(json)).toBe(depth);
});

it('stops counting when it is too deep', () => {
  expect(nestingDepth('['.repeat(1000), 10)).toBe(11);
});
