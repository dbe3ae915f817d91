import { Button, Loaded, type LoadedProps, SkeletonLine } from '@skills-architect/ui-kit';
import { LevelSelects, type LevelSelectsProps } from '../levels/level-selects';

export interface FoundLevelsProps extends Omit<LevelSelectsProps, 'theirs'> {
  skillName: string;
  /** Only ticked skills show selects. */
  isTicked: boolean;
  /** State of the call that reads the levels. */
  read: LoadedProps<unknown>['result'];
}

/** Level selects of a listed skill, once it is ticked and its levels have loaded. */
export function FoundLevels({ skillName, isTicked, read, ...selects }: FoundLevelsProps) {
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
    <Loaded result={read} waiting={<SkeletonLine />}>
      {() => <LevelSelects {...selects} />}
    </Loaded>
  );
}
