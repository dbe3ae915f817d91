import type { RoleSkill } from '@skills-architect/contracts/roles';

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
