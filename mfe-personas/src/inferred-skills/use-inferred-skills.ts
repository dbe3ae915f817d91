import { type InferredSkill, inferredSkills, type PersonaSkill } from '@skills-architect/contracts/personas';
import { notify, useCall } from '@skills-architect/portal-kit';
import { useState } from 'react';
import { chosenToAdd, takenReason } from '../persona-skills/suggested-skills';

export interface InferredToAdd {
  skill: InferredSkill;
  proficiencyId: number;
}

/** The skills inferred for a persona, those that are ticked, and the levels chosen for them. */
export function useInferredSkills(
  personaId: number | undefined,
  { isOpen, rows, onAdd }: { isOpen: boolean; rows: readonly PersonaSkill[]; onAdd: (added: InferredToAdd[]) => void },
) {
  const inferred = useCall(inferredSkills, isOpen && personaId !== undefined ? { params: { personaId } } : undefined);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [levels, setLevels] = useState<ReadonlyMap<number, number | null>>(new Map());
  const levelOf = ({ skillId, proposedProficiencyId }: InferredSkill) =>
    levels.has(skillId) ? (levels.get(skillId) ?? null) : proposedProficiencyId;
  const chosen = (inferred.data?.skills ?? []).filter((one) => ticked.has(one.skillId) && !takenReason(one, rows));
  return {
    inferred,
    levelOf,
    setLevel: ({ skillId }: InferredSkill, proficiencyId: number | null) =>
      setLevels((before) => new Map(before).set(skillId, proficiencyId)),
    count: chosen.length,
    selection: {
      isSelected: ({ skillId }: InferredSkill) => ticked.has(skillId),
      onSelect: (some: InferredSkill[], selected: boolean) =>
        setTicked((before) => {
          const after = new Set(before);
          for (const { skillId } of some)
            if (selected) after.add(skillId);
            else after.delete(skillId);
          return after;
        }),
      disabledReason: (skill: InferredSkill) => takenReason(skill, rows),
    },
    add: () => {
      const { add, message } = chosenToAdd(chosen, levelOf, rows);
      if (add.length) {
        onAdd(add);
        setTicked(new Set());
      }
      if (message) notify(message, { variant: 'info' });
    },
  };
}
export type InferredState = ReturnType<typeof useInferredSkills>;
