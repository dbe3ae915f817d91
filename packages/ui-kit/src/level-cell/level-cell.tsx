import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icon/icon';

const SHOWN = [1, 2, 3, 4, 5, 6, 7];

const look = (level: number | null | undefined) => {
  if (typeof level === 'number' && SHOWN.includes(level)) return { bg: `level.${level}`, color: `onLevel.${level}` };
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
  of?: string;
  /** Renders it as a button. */
  onPress?: () => void;
}

/** A proficiency level: its number on the colour ramp; a missing level is a red outline and a dash. */
export function LevelCell({ level, name, equal, of, onPress }: LevelCellProps) {
  const missing = level === null || level === undefined;
  const words = missing ? 'missing' : [`level ${level}`, name, equal && 'equal'].filter(Boolean).join(', ');
  const label = of ? `${of}: ${words}` : words;
  const box = {
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
    ...look(level),
  } as const;
  const content = (
    <>
      {missing ? '–' : level}
      {equal && !missing && <Icon name="equal" size="3" />}
    </>
  );
  if (onPress) {
    return (
      <chakra.button type="button" aria-label={label} title={name} onClick={onPress} cursor="pointer" {...box}>
        {content}
      </chakra.button>
    );
  }
  return (
    <chakra.span role="img" aria-label={label} title={name} {...box}>
      {content}
    </chakra.span>
  );
}
