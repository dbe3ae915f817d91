import { describe, expect, it } from '@jest/globals';
import type { MappingRow } from './mapping-document';
import { confirmChanges, type IndustrySkill, type Mapping, restoreMapping, withIndustryRole } from './mapping-rules';

const aRow = (skillId: number, changes: Partial<MappingRow> = {}): MappingRow => ({
  skillId,
  skillAddedFrom: 'Industry Role',
  proficiencyId: skillId * 10 + 3,
  levelNumber: 3,
  industryProficiencyId: skillId * 10 + 3,
  industryLevelNumber: 3,
  skillCriticality: 'High',
  ...changes,
});
const industry = (skillId: number, level = 3): IndustrySkill => ({
  skillId,
  proficiencyId: skillId * 10 + level,
  levelNumber: level,
  skillCriticality: 'High',
});
const aMapping = (rows: MappingRow[], excludedRoleSkills: number[] = []): Mapping => ({ rows, excludedRoleSkills });
const levels = new Map(
  [1, 2, 3, 4].map((skillId) => [skillId, new Map([1, 2, 3, 4, 5].map((level) => [skillId * 10 + level, level]))]),
);
const ids = ({ rows }: Mapping) => rows.map((row) => row.skillId).sort();

describe('the industry role of a persona', () => {
  it('adds its skills with target levels equal to the industry’s', () => {
    expect(withIndustryRole(aMapping([]), [industry(1, 4)]).rows).toEqual([
      aRow(1, { proficiencyId: 14, levelNumber: 4, industryProficiencyId: 14, industryLevelNumber: 4 }),
    ]);
  });

  it('replaces the rows of the former role and keeps those added otherwise', () => {
    const before = aMapping([aRow(1), aRow(2, { skillAddedFrom: 'Add Skill', levelNumber: 5, proficiencyId: 25 })]);
    const after = withIndustryRole(before, [industry(2), industry(3)]);
    expect(ids(after)).toEqual([2, 3]);
    expect(after.rows.find((row) => row.skillId === 2)).toMatchObject({
      skillAddedFrom: 'Add Skill',
      levelNumber: 5,
      industryLevelNumber: 3,
    });
  });

  it('does not add a skill again that a user has removed', () => {
    expect(ids(withIndustryRole(aMapping([], [1]), [industry(1), industry(2)]))).toEqual([2]);
  });
});

const form = (changes: object) => ({ skillProficiencyMappings: [], skillIdsToRemoveFromPersona: [], ...changes });
const change = (
  skillId: number,
  proficiencyId: number | null,
  skillAddedFrom: MappingRow['skillAddedFrom'] = 'Add Skill',
) => ({
  skillId,
  proficiencyId,
  skillCriticality: 'Medium' as const,
  skillAddedFrom,
});

describe('confirming changes', () => {
  it('changes target level and criticality but not the industry’s level', () => {
    const { rows } = confirmChanges(
      aMapping([aRow(1)]),
      form({ skillProficiencyMappings: [change(1, 15)] }),
      levels,
      1,
    );
    expect(rows).toEqual([aRow(1, { proficiencyId: 15, levelNumber: 5, skillCriticality: 'Medium' })]);
  });

  it('clears criticality with the level', () => {
    const { rows } = confirmChanges(
      aMapping([aRow(1)]),
      form({ skillProficiencyMappings: [change(1, null)] }),
      levels,
      1,
    );
    expect(rows[0]).toMatchObject({ proficiencyId: null, levelNumber: null, skillCriticality: '' });
  });

  it('stores that a skill of the industry role was removed, until it is added again', () => {
    const removed = confirmChanges(aMapping([aRow(1), aRow(2)]), form({ skillIdsToRemoveFromPersona: [1] }), levels, 1);
    expect([ids(removed), removed.excludedRoleSkills]).toEqual([[2], [1]]);
    const addedAgain = confirmChanges(removed, form({ skillProficiencyMappings: [change(1, 12)] }), levels, 1);
    expect([ids(addedAgain), addedAgain.excludedRoleSkills]).toEqual([[1, 2], []]);
  });

  it('does not store that another skill was removed', () => {
    const removed = confirmChanges(
      aMapping([aRow(1, { skillAddedFrom: 'Add Skill' })]),
      form({ skillIdsToRemoveFromPersona: [1] }),
      levels,
      1,
    );
    expect(removed).toEqual({ rows: [], excludedRoleSkills: [] });
  });

  it.each(['Skill Match', 'Inferred Skill'] as const)(
    'allows only administrators to remove rows from %s',
    (skillAddedFrom) => {
      const mapping = aMapping([aRow(1, { skillAddedFrom })]);
      for (const changes of [
        form({ skillIdsToRemoveFromPersona: [1] }),
        form({ skillProficiencyMappings: [change(1, null)] }),
      ]) {
        expect(() => confirmChanges(mapping, changes, levels, 1)).toThrow('administrators only');
        expect(() => confirmChanges(mapping, changes, levels, 8)).toThrow('administrators only');
        expect(() => confirmChanges(mapping, changes, levels, 4)).not.toThrow();
      }
    },
  );

  it('refuses a level of another skill and a skill that is not in the library', () => {
    expect(() => confirmChanges(aMapping([]), form({ skillProficiencyMappings: [change(1, 23)] }), levels, 2)).toThrow(
      'does not belong',
    );
    expect(() =>
      confirmChanges(aMapping([]), form({ skillProficiencyMappings: [change(9, null)] }), levels, 2),
    ).toThrow('not found');
  });
});

it('a skill of the industry role that is added again counts as role skill', () => {
  const after = confirmChanges(
    aMapping([], [1]),
    form({ skillProficiencyMappings: [change(1, 12), change(2, 22)] }),
    levels,
    4,
    [industry(1, 4)],
  );
  expect(after.rows).toMatchObject([
    { skillId: 1, skillAddedFrom: 'Industry Role', levelNumber: 2, industryLevelNumber: 4 },
    { skillId: 2, skillAddedFrom: 'Add Skill', levelNumber: 2, industryLevelNumber: null },
  ]);
  expect(after.excludedRoleSkills).toEqual([]);
});

it('a restored version has only skills and levels that still exist, and the levels of the current role', () => {
  const library = new Map([
    [1, { proficiencies: [{ proficiencyId: 13 }] }],
    [2, { proficiencies: [{ proficiencyId: 29 }] }],
  ]);
  const former = aMapping([aRow(1), aRow(2), aRow(3)], [4]);
  const restored = restoreMapping(aMapping([]), former, { library, ofRole: [industry(1, 4)], userType: 1 });
  expect(restored).toEqual({
    rows: [
      aRow(1, { industryProficiencyId: 14, industryLevelNumber: 4 }),
      aRow(2, {
        skillAddedFrom: 'Add Skill',
        proficiencyId: null,
        levelNumber: null,
        skillCriticality: '',
        industryProficiencyId: null,
        industryLevelNumber: null,
      }),
    ],
    excludedRoleSkills: [4],
  });
});
