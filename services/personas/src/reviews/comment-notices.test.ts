import { expect, it } from '@jest/globals';
import { noticesOfComment } from './comment-notices';

const comment = {
  personaId: 1,
  personaName: 'Clerk',
  clientId: 7,
  place: {},
  placeName: '',
  text: 'Why level 4?',
  userId: 11,
  userName: 'A. Weber',
  approverIds: [],
  sentBy: null,
  commentedBy: [],
};

it.each([
  [{}, []],
  [{ approverIds: [12, 13] }, [12, 13]],
  [{ sentBy: 14 }, [14]],
  [{ commentedBy: [15] }, [15]],
  [{ approverIds: [12], sentBy: 12, commentedBy: [12, 15] }, [12, 15]],
  [{ approverIds: [11, 12], sentBy: 11, commentedBy: [11] }, [12]],
])('a comment with %j is told to %j', (changes, expected) => {
  expect(noticesOfComment({ ...comment, ...changes }).map(({ userId }) => userId)).toEqual(expected);
});

it('says who commented on what, opens the review, and counts several unread comments', () => {
  const [notice] = noticesOfComment({ ...comment, approverIds: [12], place: { skillId: 5 }, placeName: 'Forklift' });
  expect(notice).toMatchObject({
    userId: 12,
    kind: 'commentAdded',
    key: 'comments-1',
    title: 'A. Weber commented on Forklift of Clerk',
    text: 'Why level 4?',
    to: '/persona/review/1?client=7&place=skill+5',
    toOfMany: '/persona/review/1?client=7',
    clientId: 7,
  });
  expect(notice?.titleOfMany(3)).toBe('3 new comments on Clerk');
  const [ofField] = noticesOfComment({ ...comment, approverIds: [12], place: { field: 'roleDescription' } });
  expect(ofField?.to).toBe('/persona/review/1?client=7&place=roleDescription');
  const long = noticesOfComment({ ...comment, approverIds: [12], text: 'y'.repeat(4000) });
  expect([long[0]?.text.length, long[0]?.title]).toEqual([500, 'A. Weber commented on Clerk']);
});
