import { getSkill, type SkillSummary } from '@skills-architect/contracts/skills';
import { levelChoices, useCall } from '@skills-architect/portal-kit';
import { Button, Loaded, SelectField, SkeletonLine, Stack } from '@skills-architect/ui-kit';
import type { ChosenSkills } from './use-chosen-skills';

/** Level selects of a found skill, one per scheme; its levels load once it is ticked. */
export function LevelSelects({ skill: { skillId, skillName }, chosen }: { skill: SkillSummary; chosen: ChosenSkills }) {
  const isTicked = chosen.ticked.has(skillId);
  const read = useCall(getSkill, isTicked ? { params: { skillId } } : undefined);
  if (!isTicked)
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
  return (
    <Loaded of={read} waiting={<SkeletonLine />}>
      {(skill) => (
        <Stack gap="1">
          {levelChoices(skill).map(({ schemeId, label, options }) => (
            <SelectField
              key={schemeId}
              label={label}
              hideLabel
              placeholder="Choose a level"
              options={options}
              value={chosen.levels.get(skillId)?.levels.get(schemeId) ?? ''}
              onChange={({ target }) => chosen.setLevel(skill, schemeId, Number(target.value))}
            />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}
