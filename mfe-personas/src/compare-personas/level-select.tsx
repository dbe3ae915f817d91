import type { PersonaSkill } from '@skills-architect/contracts/personas';
import { SelectField } from '@skills-architect/ui-kit';
import { lockReason } from '../assign-skills/mapping-rules';
import { levelOptions } from '../persona-skills/level-options';
import type { SkillEdit } from './skill-edits';

interface LevelSelectProps {
  /** The skill, as this or another persona has it. */
  skill: PersonaSkill;
  /** Undefined where the persona does not have the skill. */
  own: PersonaSkill | undefined;
  personaName: string;
  levelCount: number | undefined;
  userType: number;
  onEdit: (edit: SkillEdit) => void;
}

/** Chooses a persona's level of a skill; a level of a skill that it lacks adds the skill. */
export function LevelSelect({ skill, own, personaName, levelCount, userType, onEdit }: LevelSelectProps) {
  const chosen = own?.proficiencyId ?? null;
  const mayClear = chosen === null || !own || !lockReason(own, userType);
  const choose = (text: string) => {
    const proficiencyId = text ? Number(text) : null;
    if (own) onEdit({ proficiencyId });
    else if (proficiencyId !== null) onEdit({ added: { skill, proficiencyId } });
  };
  return (
    <SelectField
      label={`${skill.skillName}, ${personaName}`}
      hideLabel
      value={chosen ?? ''}
      placeholder={own ? (mayClear ? 'None' : undefined) : 'Not in the list'}
      options={levelOptions(skill.proficiencies, { levelCount, chosen })}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
