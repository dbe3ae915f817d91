import type { InferredSkill } from '@skills-architect/contracts/personas';
import { aLevelList } from '../../persona-skills/persona-skills.fixtures';

/** An inferred skill, for tests: without a proposed level. */
export const anInferred = (
  skillId: number,
  skillName: string,
  overrides: Partial<InferredSkill> = {},
): InferredSkill => ({
  skillId,
  skillName,
  skillCategory: { skillCategoryId: 1, skillCategory: 'Functional Skills' },
  skillSource: { sourceId: 1, source: 'Skills Architect' },
  proficiencies: aLevelList(skillId),
  inferredFrom: 'description',
  foundAs: skillName,
  sureness: 'clear',
  evidence: [],
  proposedProficiencyId: null,
  ...overrides,
});
