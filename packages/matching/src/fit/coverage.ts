import type { MatchIndex } from '../match-index';
import { dampen, type TermCounts } from '../reading/terms';
import { rarity, termShare } from '../words/term-index';

/**
 * Share of a text's weight (0..1) whose words the role contains in any field. Rare words weigh more, words unknown to
 * the library the most. 0 for a text without words.
 */
export function explainedShare(index: MatchIndex, text: TermCounts, role: number): number {
  let [explained, all] = [0, 0];
  for (const [term, count] of text) {
    const weight = dampen(count) * rarity(index.terms, term);
    all += weight;
    if (termShare(index.terms, term, role) > 0) explained += weight;
  }
  return all === 0 ? 0 : explained / all;
}
