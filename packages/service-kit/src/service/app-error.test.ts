import { expect, test } from '@jest/globals';
import { toNoun } from './app-error';

test.each([
  ['skill', 'skill'],
  ['jobPosting', 'job posting'],
  ['leadershipRole', 'leadership role'],
  ['subsector', 'industry or function'],
])('%s is called %s', (name, expected) => {
  expect(toNoun(name)).toBe(expected);
});
