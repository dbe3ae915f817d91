import { CLEAR_DISTANCE, SIMILAR_DISTANCE } from './recipe';

/** How sure the first suggestion is: it stands alone, it leads, or others are as near. */
export type Confidence = 'clear' | 'likely' | 'several similar';

/**
 * From the distance of the first two scores. A first without a second is 'likely' at most: there was nothing to be
 * compared with.
 */
export function rateConfidence(first: number, second: number | undefined): Confidence {
  if (second === undefined) return 'likely';
  if (first - second >= CLEAR_DISTANCE) return 'clear';
  return first - second < SIMILAR_DISTANCE ? 'several similar' : 'likely';
}
