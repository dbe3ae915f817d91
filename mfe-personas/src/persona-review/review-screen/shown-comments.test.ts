import type { CommentPlace, ReviewComment } from '@skills-architect/contracts/personas';
import { firstOpenPlace, groupComments } from './shown-comments';

const by = { userId: 1, userName: 'Ari' };
const at = '2026-11-03T08:00:00.000Z';
const comment = (commentId: number, place: CommentPlace, isResolved = false): ReviewComment => ({
  commentId,
  place,
  placeName: '',
  text: 'Why?',
  by,
  at,
  isEdited: false,
  resolved: isResolved ? { by, at } : null,
  rev: 0,
  isOwn: true,
});
const COMMENTS = [
  comment(1, { field: 'roleDescription' }),
  comment(2, { skillId: 5 }, true),
  comment(3, { skillId: 9 }),
  comment(4, {}),
];

test.each([
  [true, { roleDescription: [1], 'skill 5': [2], persona: [3, 4] }],
  [false, { roleDescription: [1], persona: [3, 4] }],
])('groups by place; a skill that the persona lacks counts as the whole; resolved shown: %s', (showsResolved, ids) => {
  const groups = groupComments(COMMENTS, [{ field: 'roleDescription' }, { skillId: 5 }], showsResolved);
  const idsOf = (list: ReviewComment[]) => list.map(({ commentId }) => commentId);
  expect(Object.fromEntries([...groups].map(([key, list]) => [key, idsOf(list)]))).toEqual(ids);
});

test.each<[string, ReviewComment[], CommentPlace | undefined]>([
  [
    'a field before a skill',
    [comment(1, { skillId: 5 }), comment(2, { field: 'roleDescription' })],
    { field: 'roleDescription' },
  ],
  ['a skill before the whole', [comment(1, {}), comment(2, { skillId: 5 })], { skillId: 5 }],
  ['the whole, for a skill that is not shown', [comment(1, { skillId: 9 })], {}],
  ['none of the resolved ones', [comment(1, { skillId: 5 }, true)], undefined],
])('the first open comment on the screen is at %s', (_, comments, place) => {
  const places = [{ field: 'roleDescription' as const }, { skillId: 5 }];
  expect(firstOpenPlace(groupComments(comments, places, true), places)).toEqual(place);
});
