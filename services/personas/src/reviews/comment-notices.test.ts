import { expect, it } from '@jest/globals';
import { noticesOfComment } from './comment-notices';

const comment = {
  commentId: 3,
  personaId: 1,
  personaName: 'Clerk',
  clientId: 7,
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

it('says who commented on which persona, and opens its review', () => {
  expect(noticesOfComment({ ...comment, approverIds: [12] })).toEqual([
    {
      userId: 12,
      kind: 'commentAdded',
      key: 'comment-3',
      title: 'A. Weber commented on Clerk',
      text: 'Why level 4?',
      to: '/persona/review/1?client=7',
      clientId: 7,
    },
  ]);
  expect(noticesOfComment({ ...comment, approverIds: [12], text: 'y'.repeat(4000) })[0]?.text).toHaveLength(500);
});
