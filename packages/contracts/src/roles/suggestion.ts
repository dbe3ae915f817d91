import * as z from 'zod';
import { Count, Id } from '../vocabulary';

/** A range in a text: start offset, and end offset (exclusive). */
export const Span = z.object({ start: Count, end: Count });
export type Span = z.infer<typeof Span>;

/** Confidence of a suggestion, by its distance to the next one. */
export const Confidence = z.enum(['clear', 'likely', 'several similar', 'no close role']);
export type Confidence = z.infer<typeof Confidence>;

/** The four parts of a score, each 0 to 1; the score is their sum. */
export const ScoreParts = z.object({
  title: z.number(),
  words: z.number(),
  duties: z.number(),
  skills: z.number(),
  /** 0 to 0.5; absent in suggestions from before this part existed. */
  level: z.number().optional(),
});
export type ScoreParts = z.infer<typeof ScoreParts>;

export const Suggestion = z.object({
  roleId: Id,
  roleName: z.string(),
  /** 0 to 4, the sum of the parts. */
  score: z.number(),
  parts: ScoreParts,
  /** Confidence of the first suggestion; null for the others. */
  confidence: Confidence.nullable(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** A close role of a source that the client does not use. */
export const RoleElsewhere = z.object({ roleId: Id, roleName: z.string(), sourceName: z.string() });
export type RoleElsewhere = z.infer<typeof RoleElsewhere>;

/** A sentence of the description; `weight` 0 means ignored, `restored` means that the user included it again. */
export const WeighedSentence = Span.extend({ weight: z.number(), restored: z.boolean() });

/** Reasons for a suggested role; spans point into the matched description. */
export const SuggestionReasons = z.object({
  roleId: Id,
  roleName: z.string(),
  parts: ScoreParts,
  /** The role name closest to the title, and its similarity (0 to 1). */
  title: z.object({ name: z.string(), alternative: z.boolean(), similarity: z.number() }),
  /** The strongest terms, with their share of the word score and their positions in the description. */
  words: z.array(z.object({ term: z.string(), share: z.number(), spans: z.array(Span) })),
  /** The sentences closest to the role's skills. */
  skills: z.array(Span.extend({ similarity: z.number(), skillNames: z.array(z.string()) })),
  sentences: z.array(WeighedSentence),
});
export type SuggestionReasons = z.infer<typeof SuggestionReasons>;
