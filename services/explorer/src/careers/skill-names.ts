import { LibraryStatus, skillsByIds } from '@skills-architect/contracts/skills';
import type { ServiceKit } from '@skills-architect/service-kit';

/** A published skill. */
export interface SkillName {
  skillName: string;
  skillCategory: string;
}

/** Maximum per `skillsByIds` request. */
const IDS_PER_BATCH = 5000;

const loadNames = async (kit: ServiceKit, ids: readonly number[]): Promise<Map<number, SkillName>> => {
  const names = new Map<number, SkillName>();
  for (let from = 0; from < ids.length; from += IDS_PER_BATCH) {
    const { skills } = await kit.peer(skillsByIds, { body: { skillIds: ids.slice(from, from + IDS_PER_BATCH) } });
    for (const { skillId, skillName, skillCategory, skillStatus } of skills)
      if (skillStatus === LibraryStatus.Published)
        names.set(skillId, { skillName, skillCategory: skillCategory.skillCategory });
  }
  return names;
};

/** Reads the names of skills by id, cached until a skill changes; unpublished skills are left out. */
export const skillNames = (kit: ServiceKit) => {
  const read = kit.cachedById(['skills'], (ids) => loadNames(kit, ids));
  return async (ids: readonly number[]): Promise<ReadonlyMap<number, SkillName>> => {
    const cachedNames = await read(ids);
    const names = ids.flatMap((id) => {
      const name = cachedNames.get(id);
      return name ? [[id, name] as const] : [];
    });
    return new Map(names);
  };
};
