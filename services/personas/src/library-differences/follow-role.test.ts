import { expect, it } from '@jest/globals';
import type { MappingRow } from '../persona-skills/mapping-document';
import { aSnapshot } from '../reviews/reviews.fixtures';
import { followRole, formerlyExpected } from './follow-role';

const SKILL = 1;
/** The skill of a persona: at `level`, while its role expected `expected`; level n of it has the id 10 + n. */
const aRow = (level: number | null, expected: number | null, skillAddedFrom: MappingRow['skillAddedFrom']) => ({
  skillId: SKILL,
  skillAddedFrom,
  proficiencyId: level && 10 + level,
  levelNumber: level,
  industryProficiencyId: expected && 10 + expected,
  industryLevelNumber: expected,
  skillCriticality: 'Low' as const,
});
const ofRole = (levelNumber: number) => ({
  skillId: SKILL,
  proficiencyId: 10 + levelNumber,
  levelNumber,
  skillCriticality: 'High',
});

type Case = [
  name: string,
  row: MappingRow | null,
  approved: number | null | undefined,
  role: number | null,
  excluded: number[],
  after: [level: number | null, expected: number | null, from: string] | null,
  change: [string, number | null, number | null] | null,
];
it.each<Case>([
  ['gained', null, undefined, 3, [], [3, 3, 'Industry Role'], ['added', null, 3]],
  ['gained, removed by people', null, undefined, 3, [SKILL], null, null],
  ['expected before, removed by people', null, 2, 3, [], null, null],
  ['gained, added by people', aRow(2, null, 'Add Skill'), null, 3, [], [2, 3, 'Add Skill'], null],
  ['lost', aRow(2, 2, 'Industry Role'), 2, null, [], null, ['removed', 2, null]],
  ['lost, at a level of people', aRow(4, 2, 'Industry Role'), 2, null, [], [4, null, 'Add Skill'], null],
  ['lost, level cleared', aRow(null, 2, 'Industry Role'), 2, null, [], [null, null, 'Add Skill'], null],
  ['lost, added by people', aRow(2, 2, 'Skill Match'), 2, null, [], [2, null, 'Skill Match'], null],
  ['never of the role', aRow(2, null, 'Add Skill'), null, null, [], [2, null, 'Add Skill'], null],
  ['another level', aRow(2, 2, 'Industry Role'), 2, 3, [], [3, 3, 'Industry Role'], ['level', 2, 3]],
  ['another level, added by people', aRow(2, 2, 'Add Skill'), 2, 3, [], [3, 3, 'Add Skill'], ['level', 2, 3]],
  ['another level than people’s', aRow(4, 2, 'Industry Role'), 2, 3, [], [4, 3, 'Industry Role'], null],
  ['another level, cleared', aRow(null, 2, 'Industry Role'), 2, 3, [], [null, 3, 'Industry Role'], null],
  ['newer level known already', aRow(2, 3, 'Industry Role'), 2, 3, [], [3, 3, 'Industry Role'], ['level', 2, 3]],
  ['unchanged', aRow(2, 2, 'Industry Role'), 2, 2, [], [2, 2, 'Industry Role'], null],
])('a skill of the role: %s', (_, row, approved, role, excluded, after, change) => {
  const expected = new Map(approved === undefined ? [] : [[SKILL, approved]]);
  const mapping = { rows: row ? [row] : [], excludedRoleSkills: excluded };
  const followed = followRole(mapping, expected, role === null ? [] : [ofRole(role)]);
  const [result] = followed.mapping.rows;
  expect(result ? [result.levelNumber, result.industryLevelNumber, result.skillAddedFrom] : null).toEqual(after);
  expect(result?.proficiencyId ?? null).toEqual(after?.[0] ? 10 + after[0] : null);
  expect(
    followed.changes.map((difference) => [difference.change, difference.formerLevel, difference.newLevel]),
  ).toEqual(change ? [change] : []);
  expect(followed.mapping.excludedRoleSkills).toEqual(excluded);
});

it.each([
  ['the approved version', 1, 2],
  ['the current skills after a change of the role', 5, 4],
])('what the role expected is told by %s', (_, industryRoleId, level) => {
  const version = aSnapshot({ rows: [aRow(2, 2, 'Industry Role')] });
  const current = aSnapshot({ industryRoleId, rows: [aRow(4, 4, 'Industry Role')] });
  expect(formerlyExpected(version, current).get(SKILL)).toBe(level);
});
