import type { PersonaSkill } from '@skills-architect/contracts/personas';

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Why a skill cannot be chosen; undefined when it can. */
export const unavailableReason = (
  { skillId }: Pick<PersonaSkill, 'skillId'>,
  rows: readonly Pick<PersonaSkill, 'skillId'>[],
): string | undefined => (rows.some((row) => row.skillId === skillId) ? 'Already added to skill list' : undefined);

/** Whether the list has a skill of this name from another source. */
const hasNamesake = (skillName: string, rows: readonly Pick<PersonaSkill, 'skillName'>[]): boolean =>
  rows.some((row) => sameName(row.skillName, skillName));

/** Outcome of Add to Skill List: the skills to add, or a message. */
export const collectSkillsToAdd = <S extends Pick<PersonaSkill, 'skillName'>>(
  chosen: readonly S[],
  getLevel: (skill: S) => number | null,
  rows: readonly PersonaSkill[],
): { add: { skill: S; proficiencyId: number }[]; message?: string } => {
  if (!chosen.length) return { add: [], message: 'No skills are selected for mapping' };
  const add: { skill: S; proficiencyId: number }[] = [];
  for (const skill of chosen) {
    const proficiencyId = getLevel(skill);
    if (proficiencyId === null) return { add: [], message: 'please select levels for choosen skills' };
    if (!hasNamesake(skill.skillName, rows)) add.push({ skill, proficiencyId });
  }
  return add.length < chosen.length ? { add, message: 'Suggested skill already present in skill list' } : { add };
};
