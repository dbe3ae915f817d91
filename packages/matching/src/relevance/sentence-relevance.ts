import type { MatchIndex } from '../match-index';
import { countTerms, type Term } from '../reading/terms';
import { GATE_POWER, GATE_ROLES, GATE_THRESHOLD, MIN_INFORMATIVE_WORDS } from '../recipe';
import { withoutRemoved } from '../removed-roles';
import { withoutSeniority } from '../titles/seniority';
import { topPositions } from '../top-positions';
import { normalise, product } from '../vectors/dense';
import { addTextRow, rowCosines } from '../vectors/text-space';

/**
 * Relevance of each sentence to the job, 0..1, the best 1: (s/best)^4 with s = max(0, cos(s, v)) + max(0, cos(s, c)), v
 * the title without seniority, c the mean of the ten roles nearest by name and by v. Undefined when neither
 * distinguishes sentences, as with a title of unknown words.
 */
export function sentenceWeights(
  index: MatchIndex,
  title: readonly Term[],
  titleScores: Float32Array,
  sentences: readonly (readonly Term[])[],
): Float32Array | undefined {
  const subject = index.space.encode(countTerms(withoutSeniority(title)));
  const centre = computeCentre(index, subject, titleScores);
  const nearness = Float32Array.from(sentences, (terms) => {
    const vector = index.space.encode(countTerms(terms));
    return Math.max(0, product(vector, subject)) + Math.max(0, product(vector, centre));
  });
  const best = findBest(nearness, sentences, title);
  return best > 0 ? nearness.map((each) => Math.min(1, (each / best) ** GATE_POWER)) : undefined;
}

/** Only informative sentences count, because a line that repeats the title would always be the best. */
function findBest(nearness: Float32Array, sentences: readonly (readonly Term[])[], title: readonly Term[]): number {
  const titleWords = new Set(title.map((term) => term.text));
  const informative = nearness.filter((_, number) => {
    const newWords = new Set(sentences[number]?.filter((term) => !titleWords.has(term.text)).map((term) => term.text));
    return newWords.size >= MIN_INFORMATIVE_WORDS;
  });
  return findGreatest(informative) || findGreatest(nearness);
}

/** Whether a sentence's weight is high enough to count. */
export function isRelevant(weight: number): boolean {
  return weight > GATE_THRESHOLD;
}

function computeCentre(index: MatchIndex, subject: Float32Array, titleScores: Float32Array): Float32Array {
  const cosines = withoutRemoved(index, rowCosines(index.duties, subject));
  const centre = new Float32Array(index.space.dimensions);
  const scores = Float64Array.from(titleScores, (score, role) => score + (cosines[role] ?? 0));
  for (const role of topPositions(scores, GATE_ROLES, (position) => (scores[position] ?? 0) > 0))
    addTextRow(index.duties, role, centre);
  normalise(centre);
  return centre;
}

function findGreatest(numbers: Float32Array): number {
  return numbers.reduce((most, each) => Math.max(most, each), 0);
}
