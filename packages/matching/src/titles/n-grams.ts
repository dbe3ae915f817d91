import { tokens } from '../reading/tokens';
import { GRAM_LENGTHS } from '../recipe';

/**
 * Counts a text's character n-grams within words: each word is padded with a space on both sides and cut into n-grams
 * of all configured lengths. A padded word shorter than an n-gram length is counted once, whole. `weights` are those of the
 * words, by default 1.
 */
export function countGrams(text: string, weights: readonly number[] = []): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [number, token] of tokens(text).entries()) {
    const word = ` ${token.text} `;
    const weight = weights[number] ?? 1;
    for (const length of GRAM_LENGTHS) {
      for (let index = 0; index === 0 || index + length <= word.length; index++) {
        const gram = word.slice(index, index + length);
        counts.set(gram, (counts.get(gram) ?? 0) + weight);
      }
      if (length >= word.length) break;
    }
  }
  return counts;
}
