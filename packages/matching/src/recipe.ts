/**
 * Constants of the algorithm. They were chosen with job descriptions of known roles in a library of 3,007 occupations;
 * the README has the figures. Nothing is fitted to a client's data.
 */

/** Weight of each field in a term's frequency (BM25F): highest for the label, lowest for a group's text. */
export const FIELD_WEIGHTS = {
  label: 2,
  names: 1,
  description: 1,
  skills: 0.3,
  groupLabel: 0.5,
  groupText: 0.3,
} as const;

/**
 * BM25F: `K1` is how slowly a repeated term saturates, `B` how much a field's length counts (0 not at all, 1 fully).
 */
export const K1 = 2.5;
export const B = 0.75;

/** A word of the title counts as much as this many in the description. */
export const TITLE_WEIGHT = 3;

/**
 * Lengths of the character n-grams for comparing titles: short enough for inflections, long enough to distinguish
 * words.
 */
export const GRAM_LENGTHS = [3, 4, 5] as const;

/**
 * Word vectors: dimensions, window in words on either side, and the exponent that raises rare contexts (Levy and
 * others, 2015).
 */
export const DIMENSIONS = 200;
export const WINDOW = 15;
export const CONTEXT_POWER = 0.75;

/** Smooth inverse frequency `a / (a + p)` of Arora and others (2017), with their usual `a`. */
export const SMOOTHING = 1e-3;

/** Word vectors are used for a library if they contain at least this share of its words. */
export const KNOWN_WORDS = 0.6;

/** Weight of the agreement in level: enough to distinguish a manager from a clerk, less than the work itself. */
export const LEVEL_WEIGHT = 0.5;

/** Descriptions with fewer content words are used as a whole: they are too short for text about the employer. */
export const GATED_FROM_WORDS = 60;

/** Number of roles nearest to the title that together represent the job's topic. */
export const GATE_ROLES = 10;

/** A sentence's weight is (similarity / best similarity) to this power; at or below the threshold it is ignored. */
export const GATE_POWER = 4;
export const GATE_THRESHOLD = 0.2;

/** Minimum weight of a sentence known to be a duty, even if it is not similar to the title. */
export const DUTY_WEIGHT = 0.25;

/** Minimum number of different content words, beyond the title's, of an informative sentence. */
export const MIN_INFORMATIVE_WORDS = 2;

/** Above this number of weighted words in a filtered description, the title's weight grows with the square root. */
export const TITLE_BALANCE_WORDS = 20;

/**
 * Without a description: weights beside the title's similarity by letters. `words`: common words with names; `name`: the nearest name by
 * the words' meaning; `together`: similarity by letters with all names of a role, which tells apart roles that share one;
 * `labelWords`: cost of each further word of a label (times ln(1 + words)), which prefers the plain role.
 */
export const TITLE_ALONE = { words: 0.2, name: 0.2, together: 0.6, labelWords: 0.08 } as const;

/**
 * With a language model: number of reranked roles with the best scores, the further ones that are nearest in meaning
 * with the least similarity (0..2) of these, and the weight of the similarity.
 */
export const RERANKED = 50;
export const NEAREST = 20;
export const LEAST_NEARNESS = 0.8;
export const EMBEDDING_WEIGHT = 2;
/**
 * The same without a description: least cosine of the mean of all names of those nearest in meaning, and weights of the nearness of
 * the names (`nameMeanings`) and of this similarity.
 */
export const LEAST_MEAN_NEARNESS = 0.4;
export const NAME_NEARNESS_WEIGHT = 1.5;
export const TITLE_SIMILARITY_WEIGHT = 0.3;
