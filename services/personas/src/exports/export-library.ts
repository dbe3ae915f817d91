import { type SkillWithLevels, skillsByIds } from '@skills-architect/contracts/skills';
import type { Identity } from '@skills-architect/service-kit';
import type { PersonaStores } from '../personas/write-persona';

/** Skills of the library by id. */
export type ExportLibrary = Map<number, SkillWithLevels>;

const SKILLS_PER_BATCH = 5000;

/** Loads missing skills, so that each skill is requested once per export. */
export const completeLibrary = async (
  { kit }: PersonaStores,
  library: ExportLibrary,
  skillIds: readonly number[],
  identity: Identity,
) => {
  const missing = [...new Set(skillIds)].filter((id) => !library.has(id));
  for (let from = 0; from < missing.length; from += SKILLS_PER_BATCH) {
    const body = { skillIds: missing.slice(from, from + SKILLS_PER_BATCH), includeProficiencies: true };
    const { skills } = await kit.peer(skillsByIds, { body }, { identity });
    for (const skill of skills) library.set(skill.skillId, skill);
  }
};
