import type { SkillSummary } from '@skills-architect/contracts/skills';
import { notify } from '@skills-architect/portal-kit';
import { useCallback, useMemo, useState } from 'react';
import type { ChosenSkill } from '../persona-skills/chosen-skill';

const PRESENT = 'Already added to skill list';

/** State of the dialog: skills ticked in the search, their levels, and the skills selected so far. */
export function useSkillChoice(present: readonly number[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [levels, setLevels] = useState<ReadonlyMap<number, ChosenSkill>>(new Map());
  const [selected, setSelected] = useState<readonly ChosenSkill[]>([]);

  const taken = useMemo(
    () => new Set([...present, ...selected.map(({ skill }) => skill.skillId)]),
    [present, selected],
  );
  const selection = {
    isSelected: ({ skillId }: SkillSummary) => ticked.has(skillId),
    onSelect: (skills: SkillSummary[], on: boolean) =>
      setTicked((before) => {
        const after = new Set(before);
        for (const { skillId } of skills) {
          if (on) after.add(skillId);
          else after.delete(skillId);
        }
        return after;
      }),
    disabledReason: ({ skillId }: SkillSummary) => (taken.has(skillId) ? PRESENT : undefined),
  };
  const onLevel = useCallback(
    (chosen: ChosenSkill) => setLevels((before) => new Map(before).set(chosen.skill.skillId, chosen)),
    [],
  );
  const remove = useCallback(
    (gone: ChosenSkill) => setSelected((before) => before.filter((chosen) => chosen !== gone)),
    [],
  );

  /** Selects the ticked skills; returns whether all had a level. */
  const select = (): boolean => {
    const chosen = [...ticked].flatMap((skillId) => levels.get(skillId) ?? []);
    if (!ticked.size) notify('No skills are selected for mapping', { variant: 'info' });
    else if (chosen.length < ticked.size) notify('please select levels for choosen skills', { variant: 'info' });
    else {
      setSelected((before) => [...before, ...chosen]);
      setTicked(new Set());
      setLevels(new Map());
      return true;
    }
    return false;
  };
  return { ticked, levels, selected, selection, onLevel, select, remove };
}
