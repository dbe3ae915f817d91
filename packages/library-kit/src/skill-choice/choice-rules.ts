import type { SkillWithLevels } from '@skills-architect/contracts/skills';
import type { LevelChoice } from '../levels/level-choices';

/** A skill with its chosen levels, by the key of their select, which is the scheme if each scheme has a select. */
export interface ChosenSkill {
  skill: SkillWithLevels;
  levels: ReadonlyMap<number, number>;
  /** Origin of the skill, if not the search. */
  addedFrom?: string | undefined;
}

/** Maximum number of ticked skills. */
export const MAX_TICKED = 50;

/** The ticked skills after ticking or unticking some; undefined if they would be too many. */
export const applyTicks = (
  ticked: ReadonlySet<number>,
  skillIds: readonly number[],
  isTicked: boolean,
): ReadonlySet<number> | undefined => {
  const after = new Set(ticked);
  for (const skillId of skillIds) {
    if (isTicked) after.add(skillId);
    else after.delete(skillId);
  }
  return isTicked && after.size > MAX_TICKED ? undefined : after;
};

/** The chosen levels after choosing the level with this label for a skill; unchanged if the skill has no such level. */
export const applyLevel = (
  chosen: ReadonlyMap<number, ChosenSkill>,
  skill: SkillWithLevels,
  choices: readonly LevelChoice[],
  label: string,
): ReadonlyMap<number, ChosenSkill> => {
  const before = chosen.get(skill.skillId);
  const levels = new Map(before?.levels);
  for (const { schemeId, options } of choices) {
    const level = options.find((option) => option.label === label);
    if (level) levels.set(schemeId, level.value);
  }
  return levels.size ? new Map(chosen).set(skill.skillId, { ...before, skill, levels }) : chosen;
};

/** Proficiency id by scheme: the level that most roles expect. Schemes without an expected level are left out. */
export const pickMostExpected = (
  choices: readonly LevelChoice[],
  expected: readonly { proficiencyId: number; roles: number }[],
): ReadonlyMap<number, number> => {
  const mostFirst = expected.toSorted((a, b) => b.roles - a.roles);
  return new Map(
    choices.flatMap(({ schemeId, options }) => {
      const level = mostFirst.find(({ proficiencyId }) => options.some(({ value }) => value === proficiencyId));
      return level ? [[schemeId, level.proficiencyId] as const] : [];
    }),
  );
};

/** Why the ticked skills cannot be selected; undefined if they can. `countSelects` returns how many levels a skill needs. */
export const findSelectionProblem = (
  ticked: number,
  chosen: readonly ChosenSkill[],
  countSelects: (skill: SkillWithLevels) => number,
): string | undefined => {
  if (!ticked) return 'No skills are selected for mapping';
  if (chosen.filter(({ levels }) => levels.size > 0).length < ticked) return 'please select levels for choosen skills';
  return chosen.every(({ skill, levels }) => levels.size === countSelects(skill))
    ? undefined
    : 'set proficiency level for all schemes';
};
