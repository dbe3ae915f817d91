/**
 * The constants of the recipe, each with its reason. They were chosen on job descriptions with a known role in a library
 * of 3,007 occupations; the README has the figures. Nothing here is fitted to a client's data.
 */

/** A field's share in a term's weighted frequency (BM25F). The label says most, a group's text least. */
export const FIELD_WEIGHTS = {
  label: 2,
  names: 1,
  description: 1,
  skills: 0.3,
  groupLabel: 0.5,
  groupText: 0.3,
} as const;

/** BM25F: `K1` is how slowly a repeated term saturates, `B` how far a field's length counts (0 not at all, 1 fully). */
export const K1 = 2.5;
export const B = 0.75;

/** A word of the title counts as often as this many in the description. */
export const TITLE_WEIGHT = 3;

/** Lengths in characters of the n-grams that compare titles: short enough for inflections, long enough to tell words. */
export const GRAM_LENGTHS = [3, 4, 5] as const;

/** Word vectors: size, window in words on either side, and the power that lifts rare contexts (Levy and others, 2015). */
export const DIMENSIONS = 200;
export const WINDOW = 15;
export const CONTEXT_POWER = 0.75;

/** Smooth inverse frequency `a / (a + p)` of Arora and others (2017), with their usual `a`. */
export const SMOOTHING = 1e-3;

/** Below this many roles a library has too little text for vectors of its own. */
export const ROLES_FOR_VECTORS = 500;

/** Shorter descriptions, in content words, are taken whole: they have no room for an employer's own text. */
export const GATED_FROM_WORDS = 60;

/** The roles nearest to the title that together stand for what the job is about. */
export const GATE_ROLES = 10;

/** A sentence's weight is (nearness / best nearness) to this power; at or below the threshold it is ignored. */
export const GATE_POWER = 4;
export const GATE_THRESHOLD = 0.2;

/** A sentence tells something from this many different content words beyond the title's on. */
export const TELLING_WORDS = 2;

/** From this many weighted words on, a gated description makes the title count more, by the square root. */
export const TITLE_BALANCE_WORDS = 20;

/** Without a description, what each further word of a label costs (times ln(1 + words)): prefers the plain role. */
export const LABEL_WORD_COST = 0.4;

/**
 * Distances between the first two scores: from `CLEAR_DISTANCE` on the first was right in about nine of ten cases,
 * below `SIMILAR_DISTANCE` in fewer than half.
 */
export const CLEAR_DISTANCE = 0.6;
export const SIMILAR_DISTANCE = 0.05;
