import { nextReviewPath, reviewPathFrom, wayBack } from './review-path';

const USER = { clientId: 1, isApprover: false };
const queryOf = (path: string) => new URL(path, 'http://portal').search;

test.each([
  ['?approval=inReview&personaGroupId=4&page=2', '/personas?client=1&approval=inReview&personaGroupId=4&page=2'],
  ['?client=1&searchString=a%26b', '/personas?client=1&searchString=a%26b'],
  ['?create=zip&skill=7&approval=inReview', '/personas?client=1&approval=inReview'],
  ['?create=zip', '/personas?client=1'],
  ['?client=1', '/personas?client=1'],
  ['', '/personas?client=1'],
])('a review opened from the list with %j leads back to %s', (listQuery, expected) => {
  const path = reviewPathFrom(12, 1, listQuery);
  expect(path).toMatch(/^\/persona\/review\/12\?client=1/);
  expect(wayBack(queryOf(path), USER)).toEqual({ to: expected, text: 'Back to personas' });
  expect(wayBack(queryOf(nextReviewPath(13, 1, queryOf(path))), USER).to).toBe(expected);
});

test.each([
  ['', '/personas/library-changes?client=1'],
  ['?client=1&approvedPage=2&add=true', '/personas/library-changes?client=1&approvedPage=2'],
])('a review opened from the library changes with %j leads back to %s', (listQuery, to) => {
  const path = reviewPathFrom(12, 1, listQuery, 'libraryChanges');
  expect(wayBack(queryOf(path), { ...USER, isApprover: true })).toEqual({ to, text: 'Back to library changes' });
  expect(wayBack(queryOf(nextReviewPath(13, 1, queryOf(path))), USER).to).toBe(to);
});

test.each([
  ['', '/personas?client=1&approval=waitsForMe'],
  ['?place=skill-5', '/personas?client=1&approval=waitsForMe'],
  ['?list=page%3D2', '/personas?client=1&page=2'],
])('the review %j leads an approver back to %s', (reviewQuery, expected) => {
  expect(wayBack(reviewQuery, { clientId: 1, isApprover: true }).to).toBe(expected);
});
