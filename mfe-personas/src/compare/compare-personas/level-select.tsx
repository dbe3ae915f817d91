import type { PersonaSkill } from '@skills-architect/contracts/personas';
import { SelectField } from '@skills-architect/ui-kit';
import { lockedReason } from '../../assign-skills/mapping-rules';
import { levelOptions } from '../../persona-skills/level-options';

interface LevelSelectProps {
  /** The skill of this persona, or of another one that has it. */
  skill: PersonaSkill;
  /** Undefined when the persona does not have the skill. */
  own: PersonaSkill | undefined;
  personaName: string;
  levelCount: number | undefined;
  userType: number;
  onChoose: (proficiencyId: number | null) => void;
}

/** Chooses a persona's level of a skill; for a missing skill this adds it. */
export function LevelSelect({ skill, own, personaName, levelCount, userType, onChoose }: LevelSelectProps) {
  const chosen = own?.proficiencyId ?? null;
  const mayClear = chosen === null || !own || !lockedReason(own, userType);
  const optionForNoLevel = mayClear ? 'None' : undefined;
  return (
    <SelectField
      label={`${skill.skillName}, ${personaName}`}
      hideLabel
      value={chosen ?? ''}
      placeholder={own ? optionForNoLevel : 'Not in the list'}
      options={levelOptions(skill.proficiencies, { levelCount, chosen })}
      onChange={({ target }) => onChoose(target.value ? Number(target.value) : null)}
    />
  );
}
