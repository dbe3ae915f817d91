import { expect, it } from '@jest/globals';
import { countRecords } from './count-records';

it.each([
  [0, 'skills', '0 skills'],
  [1, 'skills', '1 skill'],
  [1, 'families', '1 family'],
  [1, 'leadership role skills', '1 leadership role skill'],
  [13_896, 'skills', '13,896 skills'],
])('%d %s: %s', (count, noun, text) => {
  expect(countRecords(count, noun)).toBe(text);
});
