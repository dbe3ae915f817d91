import type { TermCounts } from '../reading/terms';
import type { WordVectors } from './word-vectors';

/** Measures the share (0..1) of the words of texts for which a model has vectors; undefined for texts without words. */
export function knownShareReader({ words }: WordVectors): (texts: readonly TermCounts[]) => number | undefined {
  const known = new Set(words);
  return (texts) => {
    let [found, all] = [0, 0];
    for (const counts of texts) {
      for (const [term, count] of counts) {
        all += count;
        if (known.has(term)) found += count;
      }
    }
    return all === 0 ? undefined : found / all;
  };
}
