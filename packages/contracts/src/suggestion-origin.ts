import * as z from 'zod';
import { Count } from './vocabulary';

/** A record of the library that a suggestion was made from. */
export const SuggestedFrom = z.object({
  kind: z.enum(['skill', 'role', 'knowledge base', 'scheme']),
  id: Count,
  name: z.string(),
  /** Name of the source that the record belongs to; empty where there is none. */
  source: z.string(),
});
export type SuggestedFrom = z.infer<typeof SuggestedFrom>;

/** Who made a suggestion: the library itself, or a model whose texts have to be checked. */
export const SuggestionOrigin = z.object({ source: z.enum(['library', 'model']), model: z.string().optional() });
export type SuggestionOrigin = z.infer<typeof SuggestionOrigin>;

/** Whether a configured model may write the suggestions, or the library alone. */
export const AskedOf = z.enum(['any', 'library']).default('any');

const records = z.array(SuggestedFrom);
/** An answer with suggestions, the best first; each names the records that it was made from, or written with. */
export const suggestionsOf = <S extends z.ZodRawShape>(one: S) =>
  SuggestionOrigin.extend({ suggestions: z.array(z.object({ ...one, records })) });

/** Suggested texts for one field. */
export const TextSuggestions = suggestionsOf({ text: z.string() });
export type TextSuggestions = z.infer<typeof TextSuggestions>;
