import { type SkillWithLevels, skillsByIds } from '@skills-architect/contracts/skills';
import type { ServiceKit } from '@skills-architect/service-kit';
import type { Asker } from '../personas/role-names';

/** Most skills that one call returns. */
const SKILLS_PER_CALL = 5000;

type LibrarySkill = SkillWithLevels & { isDeleted?: boolean | undefined };

/** These skills of the library with their levels, by id; unknown ones are omitted, and so are deleted ones by default. */
export const readLibrary = async (
  kit: ServiceKit,
  skillIds: readonly number[],
  asker: Asker,
  { includeDeleted }: { includeDeleted?: boolean } = {},
): Promise<Map<number, LibrarySkill>> => {
  const library = new Map<number, LibrarySkill>();
  for (let from = 0; from < skillIds.length; from += SKILLS_PER_CALL) {
    const body = { skillIds: skillIds.slice(from, from + SKILLS_PER_CALL), includeProficiencies: true, includeDeleted };
    const { skills } = await kit.peer(skillsByIds, { body }, asker);
    for (const skill of skills) library.set(skill.skillId, skill);
  }
  return library;
};
