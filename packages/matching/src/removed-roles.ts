import type { MatchIndex } from './match-index';

/** Sets the scores of roles that were changed or removed to 0. */
export function withoutRemoved<T extends Float32Array>({ removed }: Pick<MatchIndex, 'removed'>, scores: T): T {
  for (const position of removed) scores[position] = 0;
  return scores;
}
