import { getSkill, type SkillSummary } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { Button, SelectField, SkeletonLine } from '@skills-architect/ui-kit';
import type { ChosenSkill } from '../persona-skills/chosen-skill';
import { levelOptions } from '../persona-skills/level-options';

interface LevelChoiceProps {
  skill: SkillSummary;
  /** Number of levels in the client's scheme. */
  levelCount: number | undefined;
  /** The skill is selected: its level can be chosen. */
  active: boolean;
  value: number | undefined;
  onChange: (chosen: ChosenSkill) => void;
}

/** Level select of a search result; its levels load once it is selected. */
export function LevelChoice({ skill, levelCount, active, value, onChange }: LevelChoiceProps) {
  const { skillId, skillName } = skill;
  const { data, error, retry } = useCall(getSkill, active ? { params: { skillId } } : undefined);
  if (!active)
    return (
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Choose a level of ${skillName}`}
        disabledReason="Select skill to choose proficiency level"
      >
        Choose a level
      </Button>
    );
  if (error && !data)
    return (
      <Button
        size="sm"
        icon="refresh"
        onClick={retry}
        aria-label={`Retry: levels of ${skillName}`}
        title={error.message}
      >
        Retry
      </Button>
    );
  if (!data) return <SkeletonLine />;
  return (
    <SelectField
      label={`Level of ${skillName}`}
      hideLabel
      placeholder="Choose a level"
      value={value ?? ''}
      options={levelOptions(data.proficiencies, { levelCount })}
      onChange={({ target }) => target.value && onChange({ skill: data, proficiencyId: Number(target.value) })}
    />
  );
}
