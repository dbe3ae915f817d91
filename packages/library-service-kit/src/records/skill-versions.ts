import type { VersionField } from '@skills-architect/contracts';
import { compareNames } from '@skills-architect/contracts/locale';
import type { SkillWithLevels } from '@skills-architect/contracts/skills';

/** A skill of a role or persona at a level. */
interface SkillLink {
  skillId: number;
  proficiencyId: number | null;
  levelNumber: number | null;
  skillCriticality: string;
}

/** Names of skills and of their levels, by id. */
export type NamedSkills = ReadonlyMap<
  number,
  Pick<SkillWithLevels, 'skillName' | 'proficiencies'> & { isDeleted?: boolean | undefined }
>;

/** The name of a skill, marked if it is deleted; with a fallback for one that the library no longer has. */
export const skillNameIn = (skills: NamedSkills, skillId: number): string => {
  const skill = skills.get(skillId);
  if (!skill) return `Skill ${skillId}`;
  return skill.isDeleted ? `${skill.skillName} (deleted)` : skill.skillName;
};

const levelNameIn = (skills: NamedSkills, { skillId, proficiencyId, levelNumber }: SkillLink): string => {
  if (levelNumber === null) return 'no level';
  const level = skills.get(skillId)?.proficiencies.find((proficiency) => proficiency.proficiencyId === proficiencyId);
  return level?.level ?? `Level ${levelNumber}`;
};

/** The skills of a role or persona in one version of its history: one line per skill, with level and criticality. */
export const skillsField = (links: readonly SkillLink[], skills: NamedSkills): VersionField => ({
  field: 'Skills',
  value: links
    .map((link) => {
      const criticality = link.skillCriticality ? `, ${link.skillCriticality}` : '';
      return `${skillNameIn(skills, link.skillId)}: ${levelNameIn(skills, link)}${criticality}`;
    })
    .sort(compareNames)
    .join('\n'),
  isList: true,
});
