import { SelectField, type SelectOption, Stack, Text } from '@skills-architect/ui-kit';

export interface LevelSelectsProps {
  /** One select per scheme; its label is visually hidden. */
  choices: readonly { schemeId: number; label: string; options: SelectOption[] }[];
  /** Chosen levels by scheme. */
  value: ReadonlyMap<number, number> | undefined;
  /** `proficiencyId` is 0 when the level was cleared. */
  onChange: (schemeId: number, proficiencyId: number) => void;
  /** Text about what somebody else saved meanwhile. */
  theirs?: string;
}

/** Selects for the level of a skill, one per scheme. */
export function LevelSelects({ choices, value, onChange, theirs }: LevelSelectsProps) {
  return (
    <Stack gap="1">
      {choices.map(({ schemeId, label, options }) => (
        <SelectField
          key={schemeId}
          label={label}
          hideLabel
          placeholder="Choose a level"
          options={options}
          value={value?.get(schemeId) ?? ''}
          onChange={({ target }) => onChange(schemeId, Number(target.value))}
        />
      ))}
      {theirs && <Text>Theirs: {theirs}</Text>}
    </Stack>
  );
}
