import type { TileCounter } from '@skills-architect/contracts';
import { formatCounter } from './format-counter';
import { useAnswers } from './use-answers';

/** The counters of a tile as text, for example '12 users'; zero and missing counters are omitted. */
export function useCounters(counters: readonly TileCounter[] = []): string[] {
  const answers = useAnswers(counters.map(({ path }) => path));
  return counters.flatMap((counter, index) => formatCounter(answers[index], counter) ?? []);
}
