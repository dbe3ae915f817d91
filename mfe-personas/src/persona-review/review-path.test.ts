import { listPathOf, reviewPathFrom } from './review-path';

test.each([
  ['?approval=inReview&personaGroupId=4&page=2', '/personas?client=1&approval=inReview&personaGroupId=4&page=2'],
  ['?client=1&searchString=a%26b', '/personas?client=1&searchString=a%26b'],
  ['?client=1', '/personas?client=1'],
  ['', '/personas?client=1'],
])('a review opened from the list with %j leads back to %s', (listQuery, expected) => {
  const path = reviewPathFrom(12, 1, listQuery);
  expect(path).toMatch(/^\/persona\/review\/12\?client=1/);
  expect(listPathOf(new URL(path, 'http://portal').search, 1)).toBe(expected);
});
