import { expectedLevels } from '@skills-architect/contracts/roles';
import { getSkill, type SkillSummary, type SkillWithLevels } from '@skills-architect/contracts/skills';
import { askConfirm, notify, request, useCall } from '@skills-architect/portal-kit';
import { useState } from 'react';
import type { LevelChoice } from '../levels/level-choices';
import {
  applyLevel,
  applyTicks,
  type ChosenSkill,
  findSelectionProblem,
  MAX_TICKED,
  pickMostExpected,
} from './choice-rules';
import type { SelectedSkillsState } from './use-restorable-selection';

/** A skill with suggested levels. */
interface SuggestedLevels {
  skill: SkillWithLevels;
  aiSuggestedLevel: readonly number[];
}

/** Where the skills are added. */
export interface ChosenSkillsOptions {
  /** The selects for the level of a skill. */
  listChoices: (skill: SkillWithLevels) => LevelChoice[];
  /** Ids of skills that are in the list already. */
  existingIds?: readonly number[];
  /** The selected skills, by `useRestorableSelection`; by default they end with the page. */
  kept?: SelectedSkillsState;
}

/** Skills ticked in a list with their levels, and the skills selected so far. */
export function useChosenSkills({ listChoices, existingIds = [], kept }: ChosenSkillsOptions) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [levels, setLevels] = useState<ReadonlyMap<number, ChosenSkill>>(new Map());
  const [ownSelected, setOwnSelected] = useState<readonly ChosenSkill[]>([]);
  const { selected, setSelected } = kept ?? { selected: ownSelected, setSelected: setOwnSelected };
  const usedIds = new Set([...existingIds, ...selected.map(({ skill }) => skill.skillId)]);

  const tick = (skills: readonly SkillSummary[], isTicked: boolean): boolean => {
    const ids = skills.map(({ skillId }) => skillId);
    const after = applyTicks(ticked, ids, isTicked);
    if (after) setTicked(after);
    else void askConfirm({ text: `select max ${MAX_TICKED}`, yes: 'OK' });
    return after !== undefined;
  };

  /** Sets levels, except for skills whose levels are set already. */
  const presetLevels = (preset: readonly ChosenSkill[]) =>
    setLevels((before) => {
      const after = new Map(before);
      for (const chosen of preset) {
        const { skillId } = chosen.skill;
        if (!after.has(skillId) && chosen.levels.size) after.set(skillId, chosen);
      }
      return after;
    });
  const presetExpectedLevels = async (skillIds: number[]) => {
    const { levels: expected } = await request(expectedLevels, { body: { skillIds } });
    const known = [...new Set(expected.map(({ skillId }) => skillId))];
    const reads = await Promise.allSettled(known.map((skillId) => request(getSkill, { params: { skillId } })));
    // Skills that failed to load keep empty levels, which the user can still choose.
    const skills = reads.flatMap((read) => (read.status === 'fulfilled' ? read.value : []));
    presetLevels(
      skills.map((skill) => ({
        skill,
        levels: pickMostExpected(
          listChoices(skill),
          expected.filter(({ skillId }) => skillId === skill.skillId),
        ),
      })),
    );
  };

  return {
    ticked,
    levels,
    selected,
    listChoices,
    isDirty: ticked.size > 0 || selected.length > 0,
    /** Ticks or unticks skills; returns whether that was possible. */
    tick,
    /** The number of ticked skills, also of those that a search does not show. */
    allTicked: { count: ticked.size, onClear: () => setTicked(new Set()) },
    selection: {
      isSelected: ({ skillId }: SkillSummary) => ticked.has(skillId),
      onSelect: (skills: SkillSummary[], isTicked: boolean) => {
        if (tick(skills, isTicked) && isTicked)
          presetExpectedLevels(skills.map(({ skillId }) => skillId)).catch(notify);
      },
      disabledReason: ({ skillId }: SkillSummary) => (usedIds.has(skillId) ? 'Already added to skill list' : undefined),
    },
    setLevel: (skill: SkillWithLevels, schemeId: number, proficiencyId: number) =>
      setLevels((before) => {
        const chosenSkill = before.get(skill.skillId);
        const nextLevels = new Map(chosenSkill?.levels);
        if (proficiencyId) nextLevels.set(schemeId, proficiencyId);
        else nextLevels.delete(schemeId);
        return new Map(before).set(skill.skillId, { ...chosenSkill, skill, levels: nextLevels });
      }),
    /** Chooses the level with this label for all ticked skills that have it. */
    setLevelOfTicked: async (label: string): Promise<void> => {
      const skills = await Promise.all([...ticked].map((skillId) => request(getSkill, { params: { skillId } })));
      setLevels((before) =>
        skills.reduce((after, skill) => applyLevel(after, skill, listChoices(skill), label), before),
      );
    },
    /** Chooses suggested levels for skills without chosen levels. */
    suggestLevels: (suggested: readonly SuggestedLevels[], addedFrom: string) =>
      presetLevels(
        suggested.map(({ skill, aiSuggestedLevel }) => ({
          skill,
          levels: pickLevels(listChoices(skill), aiSuggestedLevel),
          addedFrom,
        })),
      ),
    /** Moves the ticked skills to the selected ones; returns false if levels are missing. */
    select: (): boolean => {
      const chosen = [...ticked].flatMap((skillId) => levels.get(skillId) ?? []);
      const problem = findSelectionProblem(ticked.size, chosen, (skill) => listChoices(skill).length);
      if (problem) {
        notify(problem, { variant: 'info' });
        return false;
      }
      // A restored draft may have a skill that was ticked before.
      setSelected([...selected.filter(({ skill }) => !ticked.has(skill.skillId)), ...chosen]);
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

const pickLevels = (choices: readonly LevelChoice[], ids: readonly number[]) =>
  new Map(
    choices.flatMap(({ schemeId, options }) => {
      const found = options.find(({ value }) => ids.includes(value));
      return found ? [[schemeId, found.value] as const] : [];
    }),
  );

/** The level selects of a skill in a list; its levels load once it is ticked. For ui-kit's `FoundLevels`. */
export function useFoundLevels({ skillId, skillName }: SkillSummary, chosen: ChosenSkills) {
  const isTicked = chosen.ticked.has(skillId);
  const read = useCall(getSkill, isTicked ? { params: { skillId } } : undefined);
  const skill = read.data;
  return {
    skillName,
    isTicked,
    read,
    choices: skill ? chosen.listChoices(skill) : [],
    value: chosen.levels.get(skillId)?.levels,
    onChange: (schemeId: number, proficiencyId: number) => skill && chosen.setLevel(skill, schemeId, proficiencyId),
  };
}

/** The names of the chosen levels. */
export const listChosenLevelNames = (
  { skill, levels }: ChosenSkill,
  { listChoices }: Pick<ChosenSkills, 'listChoices'>,
) =>
  listChoices(skill)
    .map(({ schemeId, options }) => options.find(({ value }) => value === levels.get(schemeId))?.label ?? '')
    .join(', ');
