import type { SuggestedRoleSkill } from '@skills-architect/contracts/roles';
import type { SkillSummary, SkillWithLevels } from '@skills-architect/contracts/skills';
import { levelChoices, notify } from '@skills-architect/portal-kit';
import { useState } from 'react';

/** A skill with the levels chosen for it, by scheme. */
export interface ChosenSkill {
  skill: SkillWithLevels;
  levels: ReadonlyMap<number, number>;
  /** How it comes to the role, if not by the search. */
  addedFrom?: string;
}

type SuggestedLevels = Pick<SuggestedRoleSkill, 'skill' | 'aiSuggestedLevel'>;

/** Levels by scheme. */
const levelsOf = ({ proficiencies }: SkillWithLevels, ids: readonly number[]) =>
  new Map(
    proficiencies
      .filter(({ proficiencyId }) => ids.includes(proficiencyId))
      .map(({ schemeId, proficiencyId }) => [schemeId, proficiencyId]),
  );

const hasAllLevels = ({ skill, levels }: ChosenSkill) => levels.size === levelChoices(skill).length;

/** Why the ticked skills cannot be selected; undefined when they can. */
export const selectionProblem = (ticked: number, chosen: readonly ChosenSkill[]): string | undefined => {
  if (!ticked) return 'No skills are selected for mapping';
  if (chosen.filter(({ levels }) => levels.size > 0).length < ticked) return 'please select levels for choosen skills';
  return chosen.every(hasAllLevels) ? undefined : 'set proficiency level for all schemes';
};

/** Skills ticked in the search with their levels, and the skills selected so far. */
export function useChosenSkills() {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [levels, setLevels] = useState<ReadonlyMap<number, ChosenSkill>>(new Map());
  const [selected, setSelected] = useState<readonly ChosenSkill[]>([]);
  const taken = new Set(selected.map(({ skill }) => skill.skillId));
  return {
    ticked,
    levels,
    selected,
    isDirty: ticked.size > 0 || selected.length > 0,
    selection: {
      isSelected: ({ skillId }: SkillSummary) => ticked.has(skillId),
      onSelect: (skills: SkillSummary[], isTicked: boolean) => {
        const after = new Set(ticked);
        for (const { skillId } of skills) {
          if (isTicked) after.add(skillId);
          else after.delete(skillId);
        }
        setTicked(after);
      },
      disabledReason: ({ skillId }: SkillSummary) => (taken.has(skillId) ? 'Already added to skill list' : undefined),
    },
    setLevel: (skill: SkillWithLevels, schemeId: number, proficiencyId: number) =>
      setLevels((before) => {
        const known = before.get(skill.skillId);
        const own = new Map(known?.levels);
        if (proficiencyId) own.set(schemeId, proficiencyId);
        else own.delete(schemeId);
        return new Map(before).set(skill.skillId, { ...known, skill, levels: own });
      }),
    /** Chooses suggested levels for skills that have none yet. */
    suggestLevels: (suggested: readonly SuggestedLevels[], addedFrom: string) =>
      setLevels((before) => {
        const after = new Map(before);
        for (const { skill, aiSuggestedLevel } of suggested)
          if (!after.has(skill.skillId))
            after.set(skill.skillId, { skill, levels: levelsOf(skill, aiSuggestedLevel), addedFrom });
        return after;
      }),
    /** Moves the ticked skills to the selected ones; returns whether all had their levels. */
    select: (): boolean => {
      const chosen = [...ticked].flatMap((skillId) => levels.get(skillId) ?? []);
      const problem = selectionProblem(ticked.size, chosen);
      if (problem) {
        notify(problem, { variant: 'info' });
        return false;
      }
      setSelected([...selected, ...chosen]);
      setTicked(new Set());
      setLevels(new Map());
      return true;
    },
    remove: (skillId: number) => setSelected(selected.filter(({ skill }) => skill.skillId !== skillId)),
    clear: () => {
      setTicked(new Set());
      setSelected([]);
    },
  };
}
export type ChosenSkills = ReturnType<typeof useChosenSkills>;
