import type { InferredFrom, InferredSkill, PersonaSkill } from '@skills-architect/contracts/personas';
import type { SkillEvidence } from '@skills-architect/contracts/skills';
import type { TextMark } from '@skills-architect/ui-kit/extra';

/** Titles of the groups, in their order. */
export const GROUP_TITLES: Record<InferredFrom, string> = {
  'description and role': 'In the description and the role',
  description: 'Only in the description',
  role: 'Only in the role',
};

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Why a skill cannot be chosen; undefined when it can. */
export const takenReason = (
  { skillId }: Pick<InferredSkill, 'skillId'>,
  rows: readonly Pick<PersonaSkill, 'skillId'>[],
): string | undefined => (rows.some((row) => row.skillId === skillId) ? 'Already added to skill list' : undefined);

/** Whether the list has a skill of this name from another source. */
export const hasNamesake = (skillName: string, rows: readonly Pick<PersonaSkill, 'skillName'>[]): boolean =>
  rows.some((row) => sameName(row.skillName, skillName));

/** Marks of a sentence: the words of the skill, and those that state its level. */
export const evidenceMarks = ({ marks, level }: SkillEvidence): TextMark[] => [
  ...marks.map(({ start, end }): TextMark => ({ id: `skill ${start}`, start, end, note: 'Names the skill' })),
  ...(level
    ? [
        {
          id: `level ${level.start}`,
          start: level.start,
          end: level.end,
          tone: 'strong',
          note: 'States the level',
        } satisfies TextMark,
      ]
    : []),
];

/** Outcome of Add to Skill List: the skills to add, or what to tell instead. */
export const chosenToAdd = (
  chosen: readonly InferredSkill[],
  levelOf: (skill: InferredSkill) => number | null,
  rows: readonly PersonaSkill[],
): { add: { skill: InferredSkill; proficiencyId: number }[]; message?: string } => {
  if (!chosen.length) return { add: [], message: 'No skills are selected for mapping' };
  const add: { skill: InferredSkill; proficiencyId: number }[] = [];
  for (const skill of chosen) {
    const proficiencyId = levelOf(skill);
    if (proficiencyId === null) return { add: [], message: 'please select levels for choosen skills' };
    if (!hasNamesake(skill.skillName, rows)) add.push({ skill, proficiencyId });
  }
  return add.length < chosen.length ? { add, message: 'Suggested skill already present in skill list' } : { add };
};
