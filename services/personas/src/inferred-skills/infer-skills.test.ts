import { describe, expect, it } from '@jest/globals';
import type { Certainty, SkillEvidence } from '@skills-architect/contracts/skills';
import { aSkill } from '../skills.fixtures';
import { inferSkills, levelNumberAt } from './infer-skills';

const evidenceAt = (share?: number): SkillEvidence => ({
  sentence: 'Expert in it.',
  marks: [{ start: 10, end: 12 }],
  ...(share !== undefined && { level: { start: 0, end: 6, share } }),
});
const aFoundSkill = (skillId: number, sureness: Certainty, share?: number) => ({
  skillId,
  name: `Skill ${skillId}`,
  sureness,
  evidence: [evidenceAt(share)],
});
const aStrongSkill = (skillId: number, strength: number) => ({ ...aFoundSkill(skillId, 'clear'), strength });
const aRoleSkill = (skillId: number) => ({
  skillId,
  proficiencyId: skillId * 10 + 3,
  levelNumber: 3,
  skillCriticality: 'High',
});
const library = (...skills: ReturnType<typeof aSkill>[]) => new Map(skills.map((skill) => [skill.skillId, skill]));
const client = { sourceIds: [1, 2], proficiencySchemeLevelCount: 5 };

describe('inferring skills', () => {
  const skills = inferSkills({
    found: [
      aFoundSkill(1, 'possible', 1),
      aFoundSkill(2, 'clear'),
      aFoundSkill(3, 'likely', 0),
      aFoundSkill(4, 'clear'),
    ],
    ofRole: [aRoleSkill(3), aRoleSkill(5)],
    library: library(
      ...[1, 2, 3, 5].map((id) => aSkill(id)),
      aSkill(4, { skillSource: { sourceId: 9, source: 'Not of the client' } }),
    ),
    client,
  });

  it('lists skills of both description and role first, then those with the strongest evidence', () => {
    expect(skills.map(({ skillId, inferredFrom }) => [skillId, inferredFrom])).toEqual([
      [3, 'description and role'],
      [2, 'description'],
      [1, 'description'],
      [5, 'role'],
    ]);
  });

  it('proposes the level of the description, otherwise of the role, otherwise none', () => {
    expect(skills.map(({ skillId, proposedProficiencyId }) => [skillId, proposedProficiencyId])).toEqual([
      [3, 31],
      [2, null],
      [1, 15],
      [5, 53],
    ]);
  });

  it('excludes sources that the client does not use', () => {
    expect(skills.map(({ skillId }) => skillId)).not.toContain(4);
  });
});

it('sorts by the evidence in the description', () => {
  const skills = inferSkills({
    found: [aStrongSkill(1, 0.2), aStrongSkill(2, 0.9)],
    ofRole: [],
    library: library(aSkill(1), aSkill(2)),
    client,
  });
  expect(skills.map(({ skillId }) => skillId)).toEqual([2, 1]);
});

it('prefers of two skills with one name the role’s, otherwise that of the client’s first source', () => {
  const named = { skillName: 'SQL' };
  const second = { ...named, skillSource: { sourceId: 2, source: 'Second' } };
  const infer = (roleSkills: number[]) =>
    inferSkills({
      found: [aFoundSkill(1, 'clear'), aFoundSkill(2, 'clear')],
      ofRole: roleSkills.map(aRoleSkill),
      library: library(aSkill(1, second), aSkill(2, named)),
      client,
    }).map(({ skillId }) => skillId);
  expect(infer([])).toEqual([2]);
  expect(infer([1])).toEqual([1]);
});

it.each([
  [0, 5, 1],
  [0.25, 5, 2],
  [0.75, 5, 4],
  [1, 5, 5],
  [0.75, 4, 3],
  [1, 3, 3],
])('a share of %d of %d levels is the level %d', (share, count, level) =>
  expect(levelNumberAt(share, count)).toBe(level),
);
