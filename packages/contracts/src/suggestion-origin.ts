import * as z from 'zod';
import { Count } from './vocabulary';

/** A library record from which a suggestion was made. */
export const SuggestedFrom = z.object({
  kind: z.enum(['skill', 'role', 'knowledge base', 'scheme']),
  id: Count,
  name: z.string(),
  /** Name of the source of the record; empty if it has none. */
  source: z.string(),
});
export type SuggestedFrom = z.infer<typeof SuggestedFrom>;

/** The origin of a suggestion: the library, or a model whose texts must be reviewed. */
export const SuggestionOrigin = z.object({ source: z.enum(['library', 'model']), model: z.string().optional() });
export type SuggestionOrigin = z.infer<typeof SuggestionOrigin>;

/** Whether a configured model may write the suggestions, or only the library is used. */
export const AskedOf = z.enum(['any', 'library']).default('any');

const records = z.array(SuggestedFrom);
/** A response with suggestions, best first; each lists the records that it was made from. */
export const suggestionsSchema = <S extends z.ZodRawShape>(suggestion: S) =>
  SuggestionOrigin.extend({ suggestions: z.array(z.object({ ...suggestion, records })) });

/** Suggested texts for one field. */
export const TextSuggestions = suggestionsSchema({ text: z.string() });
export type TextSuggestions = z.infer<typeof TextSuggestions>;

const TRY_AGAIN = 'Please try again';

/** What a failed suggestion says beside its reason; a reason that says it already stays as it is. */
export const describeSuggestionFailure = (reason = ''): string => {
  if (reason.startsWith(TRY_AGAIN)) return reason;
  return reason ? `${TRY_AGAIN}. ${reason}` : TRY_AGAIN;
};
