import type { SuggestedFrom, TextSuggestions } from '@skills-architect/contracts';
import { fold } from '@skills-architect/service-kit';

const MAX_SUGGESTIONS = 3;

/** Suggestions from the texts of records: the first few, without duplicates, empty texts and the current text. */
export const distinctTexts = (
  texts: readonly { text: string; record: SuggestedFrom }[],
  present: string,
): TextSuggestions['suggestions'] => {
  const seenTexts = new Set([fold(present), '']);
  const suggestions: TextSuggestions['suggestions'] = [];
  for (const { text, record } of texts) {
    if (seenTexts.has(fold(text))) continue;
    seenTexts.add(fold(text));
    suggestions.push({ text: text.trim(), records: [record] });
  }
  return suggestions.slice(0, MAX_SUGGESTIONS);
};
