import { expect, it } from '@jest/globals';
import type { LibraryChange } from '@skills-architect/contracts';
import type { ApprovalState } from '@skills-architect/contracts/personas';
import { aRow, aSnapshot } from '../reviews/reviews.fixtures';
import { libraryDifference } from './library-difference';

const APPROVED_AT = new Date('2026-11-02T00:00:00.000Z');
const LATER = new Date('2026-11-03T00:00:00.000Z');
const stamp = {
  created: { at: APPROVED_AT, by: 1 },
  updated: { at: APPROVED_AT, by: 1 },
  deletedAt: null,
  rev: 0,
  changeSet: '',
};
const row = {
  ...aRow(1, 2),
  skillAddedFrom: 'Industry Role' as const,
  industryProficiencyId: 12,
  industryLevelNumber: 2,
};
const version = aSnapshot({ rows: [row] });
const persona = { _id: 7, ...version };
const mapping = { _id: 7, clientId: 1, rows: [row], excludedRoleSkills: [], savedRev: null, ...stamp };
const roleSkills = new Map([[1, [{ skillId: 1, proficiencyId: 13, levelNumber: 3, skillCriticality: 'High' }]]]);

const difference = (
  changed: { role?: LibraryChange; skill?: LibraryChange },
  { state = 'approved', decidedUntil = null }: { state?: ApprovalState; decidedUntil?: Date | null } = {},
  ofRoles = roleSkills,
) => {
  const approved = { by: 1, at: APPROVED_AT, version };
  const review = { _id: 7, clientId: 1, state, sent: null, refused: null, approved, decidedUntil, ...stamp };
  const changedAfter = (since: Date) => ({
    roles: changed.role && since < LATER ? [{ id: 1, name: 'Role', change: changed.role }] : [],
    skills: changed.skill && since < LATER ? [{ id: 1, name: 'Skill', change: changed.skill }] : [],
  });
  return libraryDifference({ persona, mapping, review }, changedAfter, ofRoles);
};

it.each([
  ['a changed role', { role: 'changed' }, 3],
  ['a retired role, whose skills are still known', { role: 'retired' }, 3],
  ['a changed skill, and not its role', { skill: 'changed' }, 2],
] as const)('with %s, which changes %j, its skill is accepted at level %i', (_, changed, level) => {
  const found = difference(changed);
  expect(found?.accepted.rows.map(({ levelNumber }) => levelNumber)).toEqual([level]);
  expect(found?.approvedRows.map(({ levelNumber }) => levelNumber)).toEqual([level]);
  expect(found?.roleSkills).toHaveLength(level === 3 ? 1 : 0);
});

it('a skill that the role had lost before the approval stays, and one that is in no release yet is not added', () => {
  const approved = { by: 1, at: APPROVED_AT, version };
  const review = { _id: 7, clientId: 1, state: 'approved', sent: null, refused: null, approved, ...stamp } as const;
  const links = { gained: [], lost: [5], changed: [] };
  const changedAfter = () => ({ roles: [{ id: 1, name: 'Role', change: 'changed' as const, links }], skills: [] });
  const ofRole = new Map([[1, [{ skillId: 9, proficiencyId: 91, levelNumber: 1, skillCriticality: 'High' }]]]);
  const found = libraryDifference(
    { persona, mapping, review: { ...review, decidedUntil: null } },
    changedAfter,
    ofRole,
  );
  expect([found?.roleSkills, found?.accepted.rows]).toEqual([[], [row]]);
});

it('a deleted role leaves the skills as they are', () => {
  const found = difference({ role: 'deleted' }, {}, new Map());
  expect([found?.role?.change, found?.roleSkills, found?.accepted.rows]).toEqual(['deleted', [], [row]]);
});

it.each([
  ['nothing was changed', {}, {}],
  ['it is in review', { role: 'changed' }, { state: 'inReview' }],
  ['the changes were decided', { role: 'changed' }, { decidedUntil: LATER }],
] as const)('has no difference when %s', (_, changed, review) => {
  expect(difference(changed, review)).toBeUndefined();
});
