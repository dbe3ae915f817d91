import type { ClientSkill, ClientSkills } from '@skills-architect/contracts/personas';
import { SkillWithLevels } from '@skills-architect/contracts/skills';
import type { DraftParts } from '@skills-architect/portal-kit';
import * as z from 'zod';

/** The selection for a client skill. */
const MatchChoice = z.object({
  skill: SkillWithLevels.nullable(),
  isSearchedSkill: z.boolean(),
  proficiencyId: z.number().nullable(),
});
export type MatchChoice = z.infer<typeof MatchChoice>;

/** The choice of each client skill by its row; a deleted row has none. */
export type Choices = ReadonlyMap<number, MatchChoice>;

const NO_CHOICE: MatchChoice = { skill: null, isSearchedSkill: false, proficiencyId: null };

export const savedChoices = ({ rows, skills }: Pick<ClientSkills, 'rows' | 'skills'>): Choices => {
  const skillsById = new Map(skills.map((skill) => [skill.skillId, skill]));
  return new Map(
    rows.map(({ rowId, selectedSkillId, isSearchedSkill, proficiencyId }) => [
      rowId,
      { skill: skillsById.get(selectedSkillId ?? 0) ?? null, isSearchedSkill, proficiencyId },
    ]),
  );
};

/** The level with this number in the client's scheme, if the skill has that scheme. */
const findLevel = (
  { proficiencies }: Pick<SkillWithLevels, 'proficiencies'>,
  levelNumber: number | null,
  levelCount: number | undefined,
): number | null => {
  const ofScheme = proficiencies.filter((proficiency) => proficiency.proficiencySchemeLevelCount === levelCount);
  return ofScheme.find((level) => level.levelNumber === levelNumber)?.proficiencyId ?? null;
};

/** Selects a skill at the level that the client states; selecting the same suggestion again deselects it. */
export const withSkill = (
  choices: Choices,
  { rowId, levelNumber }: Pick<ClientSkill, 'rowId' | 'levelNumber'>,
  { skill, isSearchedSkill = false }: { skill: SkillWithLevels | null; isSearchedSkill?: boolean },
  levelCount: number | undefined,
): Choices => {
  const isDeselected = !isSearchedSkill && skill?.skillId === choices.get(rowId)?.skill?.skillId;
  if (!skill || isDeselected) return new Map(choices).set(rowId, NO_CHOICE);
  const proficiencyId = findLevel(skill, levelNumber, levelCount);
  return new Map(choices).set(rowId, { skill, isSearchedSkill, proficiencyId });
};

export const withLevel = (choices: Choices, rowId: number, proficiencyId: number | null): Choices => {
  const choice = choices.get(rowId);
  return choice?.skill ? new Map(choices).set(rowId, { ...choice, proficiencyId }) : choices;
};

export const withoutRow = (choices: Choices, rowId: number): Choices =>
  new Map([...choices].filter(([id]) => id !== rowId));

const isSame = (a: MatchChoice | undefined, b: MatchChoice | undefined) =>
  (a === undefined) === (b === undefined) &&
  a?.skill?.skillId === b?.skill?.skillId &&
  a?.proficiencyId === b?.proficiencyId;

/** Draft parts: one per client skill. */
export const PARTS: DraftParts<Choices, MatchChoice> = {
  split: (choices) => choices,
  join: (merged, latest) =>
    new Map(
      [...latest.keys()].flatMap((rowId) => {
        const choice = merged.get(rowId);
        return choice ? [[rowId, choice] as const] : [];
      }),
    ),
  isSame,
  parse: (stored) => MatchChoice.safeParse(stored).data,
};

/** Body of a save: the changed and the deleted rows. */
export const toSaveBody = (saved: Choices, choices: Choices) => ({
  rows: [...choices]
    .filter(([rowId, choice]) => !isSame(saved.get(rowId), choice))
    .map(([rowId, { skill, isSearchedSkill, proficiencyId }]) => ({
      rowId,
      selectedSkillId: skill?.skillId ?? null,
      isSearchedSkill,
      proficiencyId,
    })),
  deleted: [...saved.keys()].filter((rowId) => !choices.has(rowId)),
});

/** Whether every client skill has a skill with a level. */
export const isComplete = (choices: Choices): boolean =>
  [...choices.values()].every(({ skill, proficiencyId }) => skill !== null && proficiencyId !== null);
