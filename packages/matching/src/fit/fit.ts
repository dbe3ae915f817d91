import { EVIDENCE, type Evidence, librarySize } from './evidence';
import fitted from './weights.json' with { type: 'json' };

/** Confidence in the first suggestion; `no close role`: the library has probably no role for this job. */
export type Confidence = 'clear' | 'likely' | 'several similar' | 'no close role';

/** The language model with which the weights for a language model were fitted. */
export const FITTED_MODEL = 'all-minilm-l6-v2-q';

/**
 * Probability (0..1) that the first suggestion is right: a logistic model of the evidence, fitted on jobs whose role is
 * in the library, was removed from it, or never was in it (`npm run bench -- calibrate`).
 */
export function estimateFit(evidence: Evidence): number {
  const { bias, weights } = modelFor(evidence);
  const sum = EVIDENCE.reduce((all, name) => all + (weights[name] ?? 0) * evidence[name], bias);
  return 1 / (1 + Math.exp(-sum));
}

/** What a job says: a description and mostly a title, a title alone, or a description in another language than the library's. */
export type JobKind = 'description' | 'title' | 'otherLanguage';

/** Lowest probabilities of each confidence: they depend on how much of the evidence such a job can have. */
export type Limits = Record<'clear' | 'likely' | 'close', Record<JobKind, number>>;

type Model = { bias: number; weights: Partial<Evidence>; limits: Limits };
/** By size of the library; `near…` with a language model. */
export type FittedFor = 'large' | 'small' | 'nearLarge' | 'nearSmall';
const models: Record<FittedFor, Model> = fitted;

/**
 * Libraries with fewer roles use a separate model, whose evidence means the same in a library of 60 roles as in one of 450,
 * and with short texts as with long ones. From 500 to 700 roles the model of large libraries called 63 % of the right roles
 * of single industries 'no close role' (`bench -- matching`), this one 4 %.
 */
const SMALL_LIBRARY = 700;

const modelFor = ({ size, near }: Evidence): Model => {
  if (size < librarySize(SMALL_LIBRARY)) return near ? models.nearSmall : models.small;
  return near ? models.nearLarge : models.large;
};

export const jobKind = ({ titleOnly, otherLanguage }: Evidence): JobKind => {
  if (titleOnly) return 'title';
  return otherLanguage ? 'otherLanguage' : 'description';
};

/** With a smaller lead, the second suggestion counts as equally good. */
export const SIMILAR_LEAD = 0.05;

/** From this similarity (`Evidence.title`) on, the job's title equals a name of the role except for punctuation. */
export const EQUAL_NAME = 0.99;

/**
 * Kinds of jobs of which it was not measured how often a confidence is right, but only with the library's own descriptions of roles
 * instead of advertisements: of 16 German ones called 'likely' 7 were right. They are not called so, nor 'clear'.
 */
const PRECISION_UNMEASURED: ReadonlySet<JobKind> = new Set(['otherLanguage']);

/**
 * Of titles alone that are compared with names in another language, .60 to .64 of the 'likely' ones were right, and .81 to .89 of the
 * 'clear' ones: about as many as of 'likely' English ones (`docs/performance.md`).
 */
const ACROSS_LANGUAGES: Partial<Record<Confidence, Confidence>> = { clear: 'likely', likely: 'several similar' };

/**
 * Rates the evidence for the first suggestion. A role with the job's own title is always close, even in a library whose
 * texts share nothing with the job's; the limits are fitted with the weights. */
export function rateFit(evidence: Evidence): Confidence {
  if (isConfidenceLowered(evidence)) return 'several similar';
  const confidence = rateByLimits(evidence);
  return evidence.titleOnly && evidence.otherLanguage ? (ACROSS_LANGUAGES[confidence] ?? confidence) : confidence;
}

/** Whether the confidence in a first suggestion is lowered: it would be 'clear' or 'likely', if that were known to be right often enough for such a job. */
export function isConfidenceLowered(evidence: Evidence): boolean {
  const confidence = rateByLimits(evidence);
  return PRECISION_UNMEASURED.has(jobKind(evidence)) && (confidence === 'clear' || confidence === 'likely');
}

function rateByLimits(evidence: Evidence): Confidence {
  const fit = estimateFit(evidence);
  const { clear, likely, close } = modelFor(evidence).limits;
  const kind = jobKind(evidence);
  if (fit < close[kind]) return evidence.title < EQUAL_NAME ? 'no close role' : 'several similar';
  if (fit < likely[kind] || evidence.lead < SIMILAR_LEAD) return 'several similar';
  return fit < clear[kind] ? 'likely' : 'clear';
}

/** Least bonus at which people clearly prefer a role; one decision of the same client for an equal title reaches it. */
const MIN_PREFERRED_BONUS = 0.6;

/** Raises the confidence to `likely` if the bonus of previous choices says that people clearly prefer the role. */
export function raiseConfidence(confidence: Confidence, bonus: number): Confidence {
  return bonus < MIN_PREFERRED_BONUS || confidence === 'clear' ? confidence : 'likely';
}
