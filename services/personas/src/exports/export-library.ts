import type { SkillWithLevels } from '@skills-architect/contracts/skills';
import type { Identity } from '@skills-architect/service-kit';
import { readLibrary } from '../persona-skills/read-library';
import type { PersonaStores } from '../personas/write-persona';

/** Skills of the library by id. */
export type ExportLibrary = Map<number, SkillWithLevels>;

/** Loads missing skills, so that each skill is requested once per export. */
export const completeLibrary = async (
  { kit }: PersonaStores,
  library: ExportLibrary,
  skillIds: readonly number[],
  identity: Identity,
) => {
  const missing = [...new Set(skillIds)].filter((id) => !library.has(id));
  for (const [id, skill] of await readLibrary(kit, missing, { identity })) library.set(id, skill);
};
