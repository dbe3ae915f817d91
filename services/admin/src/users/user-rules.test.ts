import { expect, it } from '@jest/globals';
import { findObjection, findRestoreObjection } from './user-rules';

it.each([
  ['deletes oneself', { userId: 2, before: 2, by: 2, otherSupers: 3 }, /your own account/],
  ['deletes oneself, of another type', { userId: 4, before: 4, by: 4, otherSupers: 1 }, /your own account/],
  ['deletes the last one', { userId: 2, before: 2, by: 9, otherSupers: 0 }, /last Super User cannot be deleted/],
  ['deletes one of several', { userId: 2, before: 2, by: 9, otherSupers: 1 }, undefined],
  ['deletes somebody else', { userId: 4, before: 1, by: 2, otherSupers: 1 }, undefined],
  ['takes one’s own type', { userId: 2, before: 2, after: 4, by: 2, otherSupers: 3 }, /your own type/],
  ['keeps one’s own type', { userId: 2, before: 2, after: 2, by: 2, otherSupers: 0 }, undefined],
  ['takes the type from the last one', { userId: 2, before: 2, after: 1, by: 9, otherSupers: 0 }, /keeps this type/],
  ['takes the type from one of several', { userId: 2, before: 2, after: 1, by: 9, otherSupers: 1 }, undefined],
  ['gives somebody the type', { userId: 4, before: 4, after: 2, by: 2, otherSupers: 1 }, undefined],
] as const)('whoever %s', (_, change, expected) => {
  const objection = findObjection(change);
  if (expected) expect(objection).toMatch(expected);
  else expect(objection).toBeUndefined();
});

const SINCE = new Date('2026-03-01T10:00:00Z');
const deleted = { deletedAt: new Date('2026-03-02T10:00:00Z'), deletedBy: 2, isErased: false };
it.each([
  ['a deletion by a Super User', deleted, undefined],
  ['the deletion by a sign-in provider', { ...deleted, deletedBy: 0 }, /sign-in provider/],
  ['an old deletion', { ...deleted, deletedAt: new Date('2026-02-28T10:00:00Z') }, /too long ago/],
  ['the deletion of an erased user', { ...deleted, isErased: true }, /was erased/],
  ['what is not deleted', { ...deleted, deletedAt: null }, /is not deleted/],
] as const)('taking back %s', (_, user, expected) => {
  const objection = findRestoreObjection(user, SINCE);
  if (expected) expect(objection).toMatch(expected);
  else expect(objection).toBeUndefined();
});
