import { HStack, Switch } from '@skills-architect/ui-kit';
import type { DEFAULT_VIEW } from './matrix-view';

const SWITCHES = [
  ['differences', 'Differences only'],
  ['shared', 'Shared skills only'],
  ['gaps', 'Largest gaps first'],
] as const;

interface ViewSwitchesProps {
  view: typeof DEFAULT_VIEW;
  onChange: (change: Partial<typeof DEFAULT_VIEW>) => void;
}

/** Switches for which rows of a comparison are shown, and in which order. */
export function ViewSwitches({ view, onChange }: ViewSwitchesProps) {
  return (
    <HStack wrap="wrap" columnGap="4" rowGap="2" w={{ base: 'full', sm: 'auto' }}>
      {SWITCHES.map(([field, label]) => (
        <Switch
          key={field}
          label={label}
          checked={view[field]}
          onChange={({ target }) => onChange({ [field]: target.checked })}
        />
      ))}
    </HStack>
  );
}
