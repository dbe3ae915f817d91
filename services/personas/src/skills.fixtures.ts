import type { SkillWithLevels } from '@skills-architect/contracts/skills';

/** A published skill of the first source with five levels: level 3 of skill 7 has the id 73. */
export const aSkill = (skillId: number, overrides: Partial<SkillWithLevels> = {}): SkillWithLevels => ({
  skillId,
  skillName: `Skill ${skillId}`,
  skillCategory: { skillCategoryId: 1, skillCategory: 'Functional Skills' },
  skillFamily: { skillFamilyId: 1, skillFamily: 'Transport' },
  skillSource: { sourceId: 1, source: 'Skills Architect' },
  skillStatus: 4,
  proficiencies: [1, 2, 3, 4, 5].map((levelNumber) => ({
    proficiencyId: skillId * 10 + levelNumber,
    schemeId: 1,
    proficiencySchemeLevelCount: 5,
    levelId: levelNumber,
    levelNumber,
    level: `Level ${levelNumber}`,
    description: '',
  })),
  ...overrides,
});
