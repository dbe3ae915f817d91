import { describe, expect, it } from '@jest/globals';
import { createdMapping, currentMapping, mappingState, type SavedMapping } from './current-mapping';

const skill = (skillId: number) => ({ skillId, proficiencyId: skillId * 10 + 3, levelNumber: 3, skillCriticality: '' });
const row = (skillId: number, skillAddedFrom: 'Industry Role' | 'Skill Match', levelNumber: number) => ({
  skillId,
  skillAddedFrom,
  proficiencyId: skillId * 10 + levelNumber,
  levelNumber,
  industryProficiencyId: null,
  industryLevelNumber: null,
  skillCriticality: '' as const,
});
const saved: SavedMapping = {
  rows: [row(1, 'Industry Role', 5), row(9, 'Skill Match', 2)],
  excludedRoleSkills: [2],
  rev: 4,
  roleId: 1,
  state: 'done',
};

describe('the mapping of a row', () => {
  it.each([
    ['not saved', undefined, 1, 'not started', [1, 2]],
    ['saved', saved, 1, 'done', [1, 9]],
    ['saved for another role: a removed skill stays removed', saved, 7, 'in progress', [1, 9]],
    ['saved, and then the role was cleared', saved, null, 'in progress', [9]],
  ] as const)('that is %s', (_, mapping, roleId, state, skillIds) => {
    const current = currentMapping(mapping, roleId, roleId === null ? [] : [skill(1), skill(2)]);
    expect(current.rows.map(({ skillId }) => skillId)).toEqual(skillIds);
    expect([current.state, mappingState(mapping, roleId)]).toEqual([state, state]);
  });

  it('is copied to the persona without skills that the library no longer has', () => {
    const skillIds = (library: number[]) =>
      createdMapping(saved, 1, [], new Set(library)).rows.map(({ skillId }) => skillId);
    expect(skillIds([1, 9])).toEqual([1, 9]);
    expect(skillIds([9])).toEqual([9]);
  });

  it('keeps its levels for the same role, and is replaced for another one', () => {
    const levels = (roleId: number) => currentMapping(saved, roleId, [skill(1)]).rows.map((level) => level.levelNumber);
    expect(levels(1)).toEqual([5, 2]);
    expect(levels(7)).toEqual([3, 2]);
  });
});
