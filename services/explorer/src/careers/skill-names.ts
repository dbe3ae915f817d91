import { LibraryStatus, skillsByIds } from '@skills-architect/contracts/skills';
import type { ServiceKit } from '@skills-architect/service-kit';

/** A published skill. */
export interface SkillName {
  skillName: string;
  skillCategory: string;
}

/** Maximum per `skillsByIds` request. */
const IDS_AT_ONCE = 5000;

/** Reads the names of skills by id; unpublished skills are left out. */
export const skillNames =
  (kit: ServiceKit) =>
  async (ids: readonly number[]): Promise<ReadonlyMap<number, SkillName>> => {
    const unique = [...new Set(ids)];
    const names = new Map<number, SkillName>();
    for (let from = 0; from < unique.length; from += IDS_AT_ONCE) {
      const { skills } = await kit.peer(skillsByIds, { body: { skillIds: unique.slice(from, from + IDS_AT_ONCE) } });
      for (const { skillId, skillName, skillCategory, skillStatus } of skills)
        if (skillStatus === LibraryStatus.Published)
          names.set(skillId, { skillName, skillCategory: skillCategory.skillCategory });
    }
    return names;
  };
