import { tokens } from '../reading/tokens';
import { GRAM_LENGTHS } from '../recipe';

/**
 * Counts the character n-grams of a text inside word bounds: each word with a blank on either side, cut into pieces of
 * every length of the recipe. A word shorter than a length yields itself once.
 */
export function countGrams(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens(text)) {
    const word = ` ${token.text} `;
    for (const length of GRAM_LENGTHS) {
      for (let at = 0; at === 0 || at + length <= word.length; at++) {
        const gram = word.slice(at, at + length);
        counts.set(gram, (counts.get(gram) ?? 0) + 1);
      }
      if (length >= word.length) break;
    }
  }
  return counts;
}
