import { expect, it } from '@jest/globals';
import { levelOfShare, relevancyLabels } from './content-rules';

it.each([
  ['a skill of the AI source', 2, ['AI Verified', 'SA Verified - Yes', 'SA Verified - No']],
  ['a skill of the own source', 1, ['Not verified', 'Yes', 'No']],
  ['an imported skill', 100, ['Not verified', 'Yes', 'No']],
])('relevancy 0, 1 and 2 of %s', (_, sourceId, expected) => {
  expect(Object.values(relevancyLabels(sourceId))).toEqual(expected);
});

it.each([
  [0, 5, 1],
  [1, 5, 5],
  [0.5, 5, 3],
  [0.5, 4, 3],
  [1, 2, 2],
  [7, 4, 4],
])('the share %s of %s levels is level %s, at most the last one', (share, count, expected) => {
  expect(levelOfShare(share, count)).toBe(expected);
});
