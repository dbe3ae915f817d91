import type { Criticality, RoleSkill } from '@skills-architect/contracts/roles';
import { levelsByScheme } from '@skills-architect/contracts/skills';

/** A skill of a role in one row: a role expects a level in each scheme of the skill. */
export interface SkillRow extends RoleSkill {
  /** What the role expects, one per scheme. */
  expected: RoleSkill[];
}

/** One row per skill. */
export const toSkillRows = (skills: readonly RoleSkill[]): SkillRow[] => {
  const rows = new Map<number, SkillRow>();
  for (const skill of skills) {
    const row = rows.get(skill.skillId);
    if (row) row.expected.push(skill);
    else rows.set(skill.skillId, { ...skill, expected: [skill] });
  }
  return [...rows.values()];
};

/** Name of an expected level. */
export const levelName = ({ proficiencies, proficiencyId, levelNumber }: RoleSkill): string =>
  proficiencies.find((one) => one.proficiencyId === proficiencyId)?.level ?? `Level ${levelNumber}`;

/** Select for the level of a skill; a skill with several proficiency schemes gets one select per scheme. */
export const levelChoices = ({ skillName, proficiencies }: Pick<RoleSkill, 'skillName' | 'proficiencies'>) => {
  const schemes = levelsByScheme(proficiencies);
  return schemes.map(({ schemeId, levelCount, levels }) => ({
    schemeId,
    label: `Level of ${skillName}${schemes.length > 1 ? `, ${levelCount} PL` : ''}`,
    options: levels
      .toSorted((a, b) => a.levelNumber - b.levelNumber)
      .map(({ proficiencyId, level }) => ({
        value: proficiencyId,
        label: schemes.length > 1 ? `${level} (${levelCount} PL)` : level,
      })),
  }));
};

export const CRITICALITIES: { value: Criticality; label: string }[] = [
  { value: 'High', label: 'High' },
  { value: 'Medium', label: 'Medium' },
  { value: 'Low', label: 'Low' },
  { value: '', label: 'None' },
];
