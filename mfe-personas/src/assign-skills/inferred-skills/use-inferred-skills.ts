import {
  type InferredSkill,
  inferredRowSkills,
  inferredSkills,
  type PersonaSkill,
  parseRowId,
} from '@skills-architect/contracts/personas';
import { notify, useCall } from '@skills-architect/portal-kit';
import { useState } from 'react';
import { collectSkillsToAdd, unavailableReason } from '../../persona-skills/suggested-skills';
import { useTicked } from '../../persona-skills/use-ticked';
import { levelWithNumber } from './shown-skills';
import { useWrongSuggestions } from './use-wrong-suggestions';

export interface InferredToAdd {
  skill: InferredSkill;
  proficiencyId: number;
}

/** Reads the skills inferred for a persona, or for the row of an import. */
function useInferred(skillSubject: string, isOpen: boolean) {
  const isRow = parseRowId(skillSubject) !== undefined;
  const personaId = Number(skillSubject);
  const ofPersona = useCall(inferredSkills, isOpen && !isRow ? { params: { personaId } } : undefined);
  const ofRow = useCall(inferredRowSkills, isOpen && isRow ? { params: { skillSubject } } : undefined);
  return isRow ? ofRow : ofPersona;
}

/** The inferred skills, which are ticked, their chosen levels, and marks as wrong. */
export function useInferredSkills(
  skillSubject: string,
  { isOpen, rows, onAdd }: { isOpen: boolean; rows: readonly PersonaSkill[]; onAdd: (skills: InferredToAdd[]) => void },
) {
  const inferred = useInferred(skillSubject, isOpen);
  const wrongSuggestions = useWrongSuggestions(skillSubject);
  const { isTicked, tick, untickAll } = useTicked(({ skillId }: InferredSkill) => skillId);
  const [levels, setLevels] = useState<ReadonlyMap<number, number | null>>(new Map());
  const chosenLevel = ({ skillId, proposedProficiencyId }: InferredSkill) =>
    levels.has(skillId) ? (levels.get(skillId) ?? null) : proposedProficiencyId;
  const disabledReason = (skill: InferredSkill) =>
    unavailableReason(skill, rows) ?? (skill.isMarkedWrong ? 'Marked as wrong' : undefined);
  const [hasTriedToAdd, setTriedToAdd] = useState(false);
  const chosen = (inferred.data?.skills ?? []).filter((skill) => isTicked(skill) && !disabledReason(skill));
  return {
    inferred,
    wrongSuggestions,
    getLevel: chosenLevel,
    setLevel: ({ skillId }: InferredSkill, proficiencyId: number | null) =>
      setLevels((before) => new Map(before).set(skillId, proficiencyId)),
    /** Sets the level with this number for all ticked skills that have it. */
    setLevelOfChosen: (levelNumber: number, levelCount: number | undefined) =>
      setLevels((before) => {
        const after = new Map(before);
        for (const skill of chosen) {
          const level = levelWithNumber(skill, levelNumber, levelCount);
          if (level !== undefined) after.set(skill.skillId, level);
        }
        return after;
      }),
    /** Whether the user tried to add the skill without a level. */
    lacksLevel: (skill: InferredSkill) => hasTriedToAdd && chosen.includes(skill) && chosenLevel(skill) === null,
    count: chosen.length,
    selection: {
      isSelected: isTicked,
      onSelect: tick,
      disabledReason,
    },
    add: () => {
      const { add, message } = collectSkillsToAdd(chosen, chosenLevel, rows);
      setTriedToAdd(chosen.some((skill) => chosenLevel(skill) === null));
      if (add.length) {
        onAdd(add);
        untickAll();
      }
      if (message) notify(message, { variant: 'info' });
    },
  };
}
export type InferredState = ReturnType<typeof useInferredSkills>;
