import { CLEAR_DISTANCE, SIMILAR_DISTANCE } from './recipe';

/** Confidence of the first suggestion: far ahead, ahead, or close to others. */
export type Confidence = 'clear' | 'likely' | 'several similar';

/** Rates the distance of the first two scores. Without a second score at most 'likely', as there is no comparison. */
export function rateConfidence(first: number, second: number | undefined): Confidence {
  if (second === undefined) return 'likely';
  if (first - second >= CLEAR_DISTANCE) return 'clear';
  return first - second < SIMILAR_DISTANCE ? 'several similar' : 'likely';
}
