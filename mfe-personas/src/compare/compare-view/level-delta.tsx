import { formatCount } from '@skills-architect/contracts/locale';
import { chakra } from '@skills-architect/ui-kit';
import { levelDelta } from './matrix-view';

interface LevelDeltaProps {
  first: Parameters<typeof levelDelta>[0];
  own: Parameters<typeof levelDelta>[1];
  /** Name of the first column. */
  firstName: string;
}

/** How many levels a column is above or below the first one. */
export function LevelDelta({ first, own, firstName }: LevelDeltaProps) {
  const delta = levelDelta(first, own);
  if (delta === undefined) return null;
  const levels = formatCount(Math.abs(delta), 'level');
  return (
    <chakra.span
      role="img"
      aria-label={`${levels} ${delta > 0 ? 'above' : 'below'} ${firstName}`}
      fontSize="sm"
      whiteSpace="nowrap"
      color={delta > 0 ? 'done.fg' : 'danger.fg'}
    >
      {delta > 0 ? `+${delta}` : `−${Math.abs(delta)}`}
    </chakra.span>
  );
}
