import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icon/icon';

const LEVELS = [1, 2, 3, 4, 5, 6, 7];

const getLevelStyles = (level: number | null | undefined) => {
  // The border is visible under forced colours.
  if (typeof level === 'number' && LEVELS.includes(level))
    return { bg: `level.${level}`, color: `onLevel.${level}`, borderWidth: '1px', borderColor: 'transparent' };
  return { color: 'danger.fg', borderWidth: '2px', borderColor: 'danger.solid' };
};

export interface LevelCellProps {
  /** 1 to 7; null or undefined if the skill is missing. */
  level: number | null | undefined;
  /** Name of the level in its scheme, e.g. 'Proficient'. */
  name?: string;
  /** Another compared item has the same level. */
  equal?: boolean;
  /** Context for screen readers, e.g. 'Python, Data Analyst'. */
  owner?: string;
  /** Renders it as a button. */
  onPress?: () => void;
}

/** A proficiency level: its number on the colour ramp; a missing level is a red outline and a dash. */
export function LevelCell({ level, name, equal, owner: of, onPress }: LevelCellProps) {
  const isMissing = level === null || level === undefined;
  const description = isMissing ? 'missing' : [`level ${level}`, name, equal && 'equal'].filter(Boolean).join(', ');
  const label = of ? `${of}: ${description}` : description;
  const styles = {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minW: '10',
    h: '7',
    px: '2',
    rounded: 'md',
    fontSize: 'sm',
    fontWeight: 'semibold',
    ...getLevelStyles(level),
  } as const;
  const content = (
    <>
      {isMissing ? '–' : level}
      {equal && !isMissing && <Icon name="equal" size="3" />}
    </>
  );
  if (onPress) {
    return (
      <chakra.button type="button" aria-label={label} title={name} onClick={onPress} cursor="pointer" {...styles}>
        {content}
      </chakra.button>
    );
  }
  return (
    <chakra.span role="img" aria-label={label} title={name} {...styles}>
      {content}
    </chakra.span>
  );
}
