import model from '../../background/kinds-of-work.json' with { type: 'json' };
import type { LibraryRole } from '../library-role';
import { listNames, skillsText } from '../library-role';
import { countTerms, type TermCounts, type TermReader } from '../reading/terms';
import { KNOWN_WORDS } from '../recipe';
import { backgroundVectors } from '../vectors/background';
import { vectorSpace } from '../vectors/vector-space';
import { expandKinds, kindProbabilities } from './kind-model';

/** Probabilities (0..1) of the kinds of work of a text; all 1 if the text has too few known words to tell. */
export type Kinds = Float32Array;

type Classifier = { estimate(counts: TermCounts): Kinds };

let loaded: Classifier | undefined;

/**
 * Estimates the kind of work of a text: the 125 minor groups of ISCO-08, such as 541 "Protective services workers". The
 * classifier is shipped with the matcher, so that it knows kinds of work that a library lacks; it was trained on ESCO by
 * `npm run bench -- kinds`.
 */
export function estimateKinds(counts: TermCounts): Kinds {
  loaded ??= classifier();
  return loaded.estimate(counts);
}

function classifier(): Classifier {
  const vectors = backgroundVectors();
  const known = new Set(vectors.words);
  const space = vectorSpace(vectors);
  const kinds = expandKinds(model);
  return {
    estimate: (counts) =>
      knownShare(counts, known) < KNOWN_WORDS
        ? new Float32Array(kinds.names.length).fill(1)
        : kindProbabilities(kinds, space.encode(counts)),
  };
}

function knownShare(counts: TermCounts, known: ReadonlySet<string>): number {
  let [found, all] = [0, 0];
  for (const [term, count] of counts) {
    all += count;
    if (known.has(term)) found += count;
  }
  return all === 0 ? 0 : found / all;
}

/** The terms of a role from which its kind of work is estimated. */
export function roleTerms(role: LibraryRole, reader: TermReader): TermCounts {
  const counts: TermCounts = new Map();
  for (const text of [...listNames(role), role.description, skillsText(role)]) countTerms(reader.prose(text), counts);
  return counts;
}

/** The terms of a job: a word of the title counts as much as two of the description. */
export function jobTerms(title: TermCounts, description: TermCounts): TermCounts {
  const counts = new Map(description);
  for (const [term, count] of title) counts.set(term, (counts.get(term) ?? 0) + 2 * count);
  return counts;
}

/**
 * How far two texts have the same kind of work (0..1): the Bhattacharyya coefficient Σ √(p·q) of their probabilities; 1
 * if one of them is unknown.
 */
export function sameKindShare(one: Kinds, other: Kinds): number {
  return Math.min(
    1,
    one.reduce((sum, each, kind) => sum + Math.sqrt(each * (other[kind] ?? 0)), 0),
  );
}
