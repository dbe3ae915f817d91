import { UserType } from '@skills-architect/contracts';
import { SourceId, searchSkills, skillsByIds } from '@skills-architect/contracts/skills';
import type { ServiceKit } from '@skills-architect/service-kit';
import { confirmChanges, type IndustrySkill, type Mapping, withIndustryRole } from '../persona-skills/mapping-rules';
import type { Deviation } from './demo-schemas';

const NOTHING_MAPPED: Mapping = { rows: [], excludedRoleSkills: [] };

/** Creates mappings as if confirmed by a user: the industry role's skills with the company's deviations. */
export const demoMappings = async (kit: ServiceKit, deviations: Deviation[]) => {
  const names = new Set(
    deviations.flatMap(({ levels, added, removed }) => [
      ...Object.keys(levels),
      ...added.map(({ name }) => name),
      ...removed,
    ]),
  );
  const library = await kit.peer(searchSkills, { body: { skillSourceId: [SourceId.SkillsArchitect], pagesize: 1000 } });
  const skillIds = library.skills.filter(({ skillName }) => names.has(skillName)).map(({ skillId }) => skillId);
  const { skills } = await kit.peer(skillsByIds, { body: { skillIds, includeProficiencies: true } });
  const byName = new Map(skills.map((skill) => [skill.skillName, skill]));
  const levelsOfSkills = new Map(
    skills.map(({ skillId, proficiencies }) => [
      skillId,
      new Map(proficiencies.map(({ proficiencyId, levelNumber }) => [proficiencyId, levelNumber])),
    ]),
  );

  const skillNamed = (name: string) => {
    const skill = byName.get(name);
    if (!skill) throw new Error(`the demo's personas need the skill ${name}`);
    return skill;
  };
  const toTarget = (name: string, level: number | null) => {
    const { skillId, proficiencies } = skillNamed(name);
    const proficiencyId = proficiencies.find(({ levelNumber }) => levelNumber === level)?.proficiencyId ?? null;
    return { skillId, proficiencyId };
  };

  return (industrySkills: IndustrySkill[], deviation: Deviation | undefined): Mapping => {
    const mapping = withIndustryRole(NOTHING_MAPPED, industrySkills);
    if (!deviation) return mapping;
    const changed = Object.entries(deviation.levels).map(([name, level]) => {
      const { skillId, proficiencyId } = toTarget(name, level);
      const row = mapping.rows.find((mapped) => mapped.skillId === skillId);
      if (!row) throw new Error(`the demo changes the level of ${name}, which the industry role does not have`);
      return { skillId, proficiencyId, skillCriticality: row.skillCriticality, skillAddedFrom: row.skillAddedFrom };
    });
    const added = deviation.added.map(({ name, level, criticality }) => ({
      ...toTarget(name, level),
      skillCriticality: criticality,
      skillAddedFrom: 'Add Skill' as const,
    }));
    const form = {
      skillProficiencyMappings: [...changed, ...added],
      skillIdsToRemoveFromPersona: deviation.removed.map((name) => skillNamed(name).skillId),
    };
    return confirmChanges(mapping, form, levelsOfSkills, UserType.Super);
  };
};
