import { expect, it } from '@jest/globals';
import { aRole } from '@skills-architect/contracts/testing';
import { fieldDifferences, isChanged, skillDifferences } from './differences';
import { aSnapshot } from './reviews.fixtures';

const names = { roles: new Map([1, 2].map((id) => [id, aRole(id)])), leadershipRoles: new Map() };
const row = (skillId: number, levelNumber: number | null, skillCriticality: 'High' | 'Low' = 'High') => ({
  skillId,
  levelNumber,
  skillCriticality,
});

it.each([
  [{}, []],
  [{ personaName: 'Lead' }, [{ field: 'personaName', approved: 'Clerk', current: 'Lead' }]],
  [{ industryRoleId: 2 }, [{ field: 'industryRole', approved: 'Role 1', current: 'Role 2' }]],
  [{ industryRoleId: null }, [{ field: 'industryRole', approved: 'Role 1', current: '' }]],
  [{ leadershipRoleId: 9 }, [{ field: 'leadershipRole', approved: '', current: 'Deleted role' }]],
  [{ roleDescription: 'Counts' }, [{ field: 'roleDescription', approved: '', current: 'Counts' }]],
])('the fields %j differ as %j', (changes, expected) => {
  expect(fieldDifferences(aSnapshot(), aSnapshot(changes), names)).toEqual(expected);
  expect(isChanged(aSnapshot(), aSnapshot(changes))).toBe(expected.length > 0);
});

it.each([
  [[row(1, 3)], [row(1, 3)], []],
  [
    [row(1, 3)],
    [row(1, 4)],
    [{ skillId: 1, approvedLevel: 3, approvedCriticality: 'High', currentLevel: 4, currentCriticality: 'High' }],
  ],
  [
    [row(1, null)],
    [row(1, null, 'Low')],
    [{ skillId: 1, approvedLevel: null, approvedCriticality: 'High', currentLevel: null, currentCriticality: 'Low' }],
  ],
  [[row(1, 3)], [], [{ skillId: 1, approvedLevel: 3, approvedCriticality: 'High' }]],
  [[], [row(2, null)], [{ skillId: 2, currentLevel: null, currentCriticality: 'High' }]],
])('the skills %j and %j differ as %j', (approved, current, expected) => {
  expect(skillDifferences(approved, current)).toEqual(expected);
  expect(isChanged(aSnapshot({ rows: approved }), aSnapshot({ rows: current }))).toBe(expected.length > 0);
});
