import { type SkillWithLevels, skillsByIds } from '@skills-architect/contracts/skills';
import type { ServiceKit } from '@skills-architect/service-kit';
import type { Asker } from '../personas/role-names';

/** These skills of the library with their levels, by id; unknown ones are omitted. */
export const readLibrary = async (
  kit: ServiceKit,
  skillIds: number[],
  asker: Asker,
): Promise<Map<number, SkillWithLevels>> => {
  if (!skillIds.length) return new Map();
  const { skills } = await kit.peer(skillsByIds, { body: { skillIds, includeProficiencies: true } }, asker);
  return new Map(skills.map((skill) => [skill.skillId, skill]));
};
