import { listSchemes, listSources, searchSkills, skillsByIds } from '@skills-architect/contracts/skills';
import type { ServiceKit } from '@skills-architect/service-kit';

/** Looks up the demo's skill levels by source, name, scheme and number in the skills service. */
export const demoSkillLevels = async (kit: ServiceKit) => {
  const [{ skills }, { schemes }, { sources }] = await Promise.all([
    kit.peer(searchSkills, { body: { pagesize: 1000 } }),
    kit.peer(listSchemes, {}),
    kit.peer(listSources, {}),
  ]);
  const skillIds = skills.map((skill) => skill.skillId);
  const found = await kit.peer(skillsByIds, { body: { skillIds, includeProficiencies: true } });
  const buildKey = (source: string, name: string) => `${source} ${name}`;
  const byName = new Map(found.skills.map((skill) => [buildKey(skill.skillSource.source, skill.skillName), skill]));
  return {
    sourceId: (source: string) => sources.find((known) => known.source === source)?.sourceId ?? 0,
    /** The skill level to link to a role; must exist for all names in the demo's files. */
    level(source: string, name: string, scheme: string, levelNumber: number) {
      const schemeId = schemes.find((known) => known.schemeName === scheme)?.schemeId;
      const skill = byName.get(buildKey(source, name));
      const level = skill?.proficiencies.find(
        (proficiency) => proficiency.schemeId === schemeId && proficiency.levelNumber === levelNumber,
      );
      if (!skill || !level) throw new Error(`the demo needs ${name} of ${source} at level ${levelNumber} of ${scheme}`);
      return { skillId: skill.skillId, proficiencyId: level.proficiencyId, levelNumber };
    },
  };
};
export type DemoSkillLevels = Awaited<ReturnType<typeof demoSkillLevels>>;
