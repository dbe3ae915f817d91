import type { TileCounter } from '@skills-architect/contracts';
import { fieldAt } from './field-at';
import { useAnswers } from './use-answers';

/** The counters of a tile as text, for example '12 users'; zero and missing counters are omitted. */
export function useCounters(counters: readonly TileCounter[] = []): string[] {
  const answers = useAnswers(counters.map(({ path }) => path));
  return counters.flatMap(({ field, word, one }, at) => {
    const answer = answers[at];
    const number = fieldAt(answer, field);
    const more = fieldAt(answer, `${field}IsCapped`) === true ? '+' : '';
    return typeof number === 'number' && number > 0
      ? [`${number.toLocaleString()}${more} ${number === 1 ? (one ?? word) : word}`]
      : [];
  });
}
