import * as z from 'zod';
import { NAME_LANGUAGE } from '../translation';
import { Count, Id } from '../vocabulary';
import { ComparedLanguages, describeLanguages } from './compared-languages';

/** A range in a text: start offset, and end offset (exclusive). */
export const Span = z.object({ start: Count, end: Count });
export type Span = z.infer<typeof Span>;

/** Confidence of the first suggestion; with 'no close role' the nearest roles are marked 'not close', and chosen one by one. */
export const Confidence = z.enum(['clear', 'likely', 'several similar', 'no close role']);
export type Confidence = z.infer<typeof Confidence>;

/**
 * The parts of a score: title, words, duties and skills (0 to 1 each), similarity of the level of responsibility (0 to
 * 0.5), and earlier choices for similar titles (0 to 1). The score is their sum; for a job without a description the
 * similarity in meaning of the closest name is added, and a cost of a long role name subtracted.
 */
export const ScoreParts = z.object({
  title: z.number(),
  words: z.number(),
  duties: z.number(),
  skills: z.number(),
  level: z.number().default(0),
  chosen: z.number().default(0),
});
export type ScoreParts = z.infer<typeof ScoreParts>;

export const Suggestion = z.object({
  roleId: Id,
  roleName: z.string(),
  ...NAME_LANGUAGE,
  /** At most 5.5, the sum of the parts; for a job without a description see `ScoreParts`, it may be below 0. */
  score: z.number(),
  parts: ScoreParts,
  /** Confidence of the first suggestion; null for the others. */
  confidence: Confidence.nullable(),
  /**
   * The language of the description (a code of two letters, or 'other') if nobody has measured how often a confident suggestion
   * for texts in it is right, and the confidence would be 'clear' or 'likely' otherwise: screens say 'possible'.
   */
  unmeasuredLanguage: z.string().max(20).optional(),
  /** For the first suggestion: the languages of job and roles, if they differ. */
  languages: ComparedLanguages.optional(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** Whether only one role is suggested: none is similar to it then. */
export const isOnlySuggestion = (suggestions: readonly unknown[]): boolean => suggestions.length === 1;

/**
 * The word for the confidence in a suggested role on screens and sheets; undefined for a later suggestion. With
 * `isOnly` (`isOnlySuggestion`) it is never called 'several similar'.
 */
export const confidenceWord = (
  { confidence, unmeasuredLanguage }: Partial<Pick<Suggestion, 'confidence' | 'unmeasuredLanguage'>>,
  isOnly = false,
): Confidence | 'possible' | undefined => {
  if (unmeasuredLanguage !== undefined || (isOnly && confidence === 'several similar')) return 'possible';
  return confidence ?? undefined;
};

/** The same word for sheets, where no screen says why it is no better: with the languages, if they differ. */
export const describeConfidence = (
  suggestion: Partial<Pick<Suggestion, 'confidence' | 'unmeasuredLanguage' | 'languages'>>,
  isOnly: boolean,
): string => {
  const word = confidenceWord(suggestion, isOnly) ?? '';
  const { languages } = suggestion;
  return languages && word !== 'clear' && word !== 'likely' ? `${word} (${describeLanguages(languages)})` : word;
};

/** What a suggestion said of a role. */
export const SaidOfRole = Suggestion.pick({ confidence: true, unmeasuredLanguage: true, languages: true }).extend({
  /** No other role was suggested. */
  isOnly: z.boolean(),
});
export type SaidOfRole = z.infer<typeof SaidOfRole>;

/** A sentence of the description; `weight` 0 means ignored, `restored` that the user has included it again. */
export const WeighedSentence = Span.extend({ weight: z.number(), restored: z.boolean() });

/** Reasons for a suggested role; spans refer to the matched description. */
export const SuggestionReasons = z.object({
  roleId: Id,
  roleName: z.string(),
  ...NAME_LANGUAGE,
  parts: ScoreParts,
  /** What the suggestion for this description says of the role; none for a role that is not suggested. */
  suggestion: SaidOfRole.optional(),
  /** The same as in `suggestion`, for screens that do not know that. */
  unmeasuredLanguage: z.string().max(20).optional(),
  /**
   * The role name closest to the title, its similarity (0 to 1), and what the title was taken for unless it was compared as it is
   * written: 'Sr. HR Mgr' as 'senior human resources manager'.
   */
  title: z.object({
    name: z.string(),
    alternative: z.boolean(),
    similarity: z.number(),
    reading: z.object({ writtenAs: z.string(), readAs: z.string() }).optional(),
  }),
  /** Earlier choices: how often for the most similar title, by the client itself or by others. */
  chosen: z
    .object({ title: z.string(), times: Count, similarity: z.number(), clientName: z.string().nullable() })
    .nullable()
    .default(null),
  /**
   * The terms of both job and role that add most to the word score. `share`: part of that score, 0 to 1. `spans`: positions in the
   * description.
   * `writtenAs`: the word of the title that the term was translated or expanded from: 'Krankenpfleger' for 'nurse'.
   */
  words: z.array(
    z.object({ term: z.string(), writtenAs: z.string().optional(), share: z.number(), spans: z.array(Span) }),
  ),
  /** The sentences closest to the role's skills. */
  skills: z.array(Span.extend({ similarity: z.number(), skillNames: z.array(z.string()) })),
  sentences: z.array(WeighedSentence),
  /** Passages of the job and of the role that are near in meaning, with their cosine; none without a language model. */
  nearPassages: z.array(z.object({ passage: z.string(), rolePassage: z.string(), similarity: z.number() })).optional(),
});
export type SuggestionReasons = z.infer<typeof SuggestionReasons>;
