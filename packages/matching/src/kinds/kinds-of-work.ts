import model from '../../background/kinds-of-work.json' with { type: 'json' };
import type { TermCounts } from '../reading/terms';
import { KNOWN_WORDS } from '../recipe';
import { backgroundVectors } from '../vectors/background';
import { knownShareReader } from '../vectors/known-share';
import { vectorSpace } from '../vectors/vector-space';
import { expandKinds, kindProbabilities } from './kind-model';

/** Probabilities (0..1) of the kinds of work of a text; all 0 if the shipped vectors know too few of its words. */
export type Kinds = Float32Array;

type Classifier = { estimate(counts: TermCounts): Kinds };

let cachedClassifier: Classifier | undefined;

/**
 * Estimates the kind of work of a text: the 125 minor groups of ISCO-08, such as 541 "Protective services workers". The
 * classifier is shipped with the matcher, so that it knows kinds of work that a library lacks; it was trained on ESCO by
 * `npm run bench -- kinds`.
 */
export function estimateKinds(counts: TermCounts): Kinds {
  cachedClassifier ??= buildClassifier();
  return cachedClassifier.estimate(counts);
}

function buildClassifier(): Classifier {
  const vectors = backgroundVectors();
  const readKnownShare = knownShareReader(vectors);
  const space = vectorSpace(vectors);
  const kinds = expandKinds(model);
  return {
    estimate: (counts) =>
      (readKnownShare([counts]) ?? 0) < KNOWN_WORDS
        ? new Float32Array(kinds.names.length)
        : kindProbabilities(kinds, space.encode(counts)),
  };
}

/** The terms of several texts together. */
export function mergeCounts(texts: readonly TermCounts[]): TermCounts {
  const merged: TermCounts = new Map();
  for (const counts of texts) for (const [term, count] of counts) merged.set(term, (merged.get(term) ?? 0) + count);
  return merged;
}

/** The terms of a job: a word of the title counts as much as two of the description. */
export function jobTerms(title: TermCounts, description: TermCounts): TermCounts {
  return mergeCounts([description, title, title]);
}

/** Whether the kind of work could be estimated. */
export function isKnown(kinds: Kinds): boolean {
  return kinds.some((probability) => probability > 0);
}

/**
 * How far two texts have the same kind of work (0..1): the Bhattacharyya coefficient Σ √(p·q) of their probabilities. 1 if
 * both are unknown, for example because they are in the same foreign language; 0 if only one is.
 */
export function sameKindShare(a: Kinds, b: Kinds): number {
  if (!isKnown(a) && !isKnown(b)) return 1;
  return Math.min(
    1,
    a.reduce((sum, each, kind) => sum + Math.sqrt(each * (b[kind] ?? 0)), 0),
  );
}
