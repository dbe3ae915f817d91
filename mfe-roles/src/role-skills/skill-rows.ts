import { RoleSkill } from '@skills-architect/contracts/roles';
import * as z from 'zod';

const SkillRow = RoleSkill.extend({
  /** What the role expects, one per scheme. */
  expected: z.array(RoleSkill),
});
/** A skill of a role in one row: a role expects a level in each scheme of the skill. */
export type SkillRow = z.infer<typeof SkillRow>;

/** Parses a row stored in the browser. */
export const parseSkillRow = (stored: unknown): SkillRow | undefined => SkillRow.safeParse(stored).data;

/** The rows of a page, preceded by the edited row if that is on another page. */
export const withEditedRow = <Row extends Pick<SkillRow, 'skillId'>>(page: readonly Row[], edited: Row | undefined) =>
  edited && !page.some(({ skillId }) => skillId === edited.skillId) ? [edited, ...page] : page;

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
  proficiencies.find((proficiency) => proficiency.proficiencyId === proficiencyId)?.level ?? `Level ${levelNumber}`;
