import { expect, test } from '@jest/globals';
import { nounOf } from './app-error';

test.each([
  ['skill', 'skill'],
  ['jobPosting', 'job posting'],
  ['leadershipRole', 'leadership role'],
  ['subsector', 'industry or function'],
])('%s is called %s', (name, expected) => {
  expect(nounOf(name)).toBe(expected);
});
