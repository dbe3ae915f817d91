import type { DuplicateReason } from './duplicate-pair';

/** Features of a pair of records that may be duplicates. Words are stems without stop words. */
export type PairEvidence = {
  why: DuplicateReason;
  /** Number of the two records whose own name, not an alternative name, is the shared name. */
  own: 0 | 1 | 2;
  /** Number of records in the library with the shared name. */
  holders: number;
  /** Cosine similarity of the TF-IDF vectors of own name and description, 0..1. */
  likeness: number;
  /** Number of the two records with a description; one shared by more than three records does not count. */
  describedCount: 0 | 1 | 2;
  /** Words in both own names. */
  common: readonly string[];
  /** For each record, the words of its own name that are missing from the other's text, also as synonyms. */
  added: readonly [readonly string[], readonly string[]];
  /** For each record, the words of its own name that are not in the other's own name. */
  apart: readonly [readonly string[], readonly string[]];
};

/** Minimum likeness by what the two share: own name, alternative names only, the same words, or a similar meaning. */
const MIN_LIKENESS = { own: 0.55, alternative: 0.6, words: 0.5, meaning: 0.72 } as const;
/**
 * Minimum likeness in special cases: names that differ by light words only, one narrower name, missing descriptions.
 */
const MIN_LIKENESS_EQUAL = 0.4;
const MIN_LIKENESS_NARROWER = 0.8;
const MIN_LIKENESS_UNDESCRIBED = { name: 0.3, meaning: 0.92 } as const;
/**
 * Each further record with the same alternative name raises the minimum likeness by this share of its distance to 1.
 */
const PER_HOLDER = 0.2;
const SCORES = { 'same name': 1, 'alternative name': 0.95, 'same words': 0.9, 'similar meaning': 0.85 } as const;

/** Stems of light words: verbs of doing and nouns such as 'method', which do not tell skills apart. */
const LIGHT = new Set(
  `appli use perform conduct carri provid give undertak oper make manag work techniqu method process procedur principl
  concept practic system type skill`.split(/\s+/),
);

const heavyWords = (words: readonly string[]) => words.filter((word) => !LIGHT.has(word));

/**
 * Returns how likely two records are the same, 0..1; undefined if they are more likely different. If each name has an
 * own word, they mean different things ('timber piles', 'concrete piles'); a name with an additional word is usually
 * narrower.
 */
export function judgePair(evidence: PairEvidence): number | undefined {
  const { why, likeness } = evidence;
  if (why === 'same name') return SCORES[why];
  const isSame = why === 'similar meaning' ? meansTheSame(evidence) : sharesName(evidence);
  return isSame ? SCORES[why] * (0.5 + Math.min(likeness, 1) / 2) : undefined;
}

function meansTheSame({ likeness, describedCount, added, apart }: PairEvidence): boolean {
  if (apart.every((words) => heavyWords(words).length)) return false;
  if (describedCount === 0) return likeness >= MIN_LIKENESS_UNDESCRIBED.meaning;
  const isNarrower = describedCount === 2 && heavyWords(apart.flat()).length > 0;
  return likeness >= (isNarrower ? MIN_LIKENESS_NARROWER : MIN_LIKENESS.meaning) && !heavyWords(added.flat()).length;
}

function minLikeness(isByWords: boolean, isOwnName: boolean): number {
  if (isByWords) return MIN_LIKENESS.words;
  return isOwnName ? MIN_LIKENESS.own : MIN_LIKENESS.alternative;
}

function sharesName({ why, own, holders, likeness, describedCount, common, added, apart }: PairEvidence): boolean {
  const isByWords = why === 'same words';
  if (describedCount === 0) return isByWords || likeness >= MIN_LIKENESS_UNDESCRIBED.name || own > 0;
  // Alternative names of a class are often its examples: 'learning management systems', 'Moodle'.
  if (describedCount === 1) return likeness >= MIN_LIKENESS_UNDESCRIBED.name && common.length > 0;
  const least = minLikeness(isByWords, own > 0);
  const isShared = likeness >= 1 - (1 - least) * (1 - PER_HOLDER) ** (holders - 2);
  // Names without common words are synonyms, not two kinds of the same.
  if (!isByWords && own && !common.length) return isShared;
  if (added.every((words) => heavyWords(words).length)) return false;
  if (heavyWords(added.flat()).length) return !isByWords && likeness >= MIN_LIKENESS_NARROWER;
  if (!heavyWords(apart.flat()).length) return likeness >= MIN_LIKENESS_EQUAL;
  return isShared;
}
