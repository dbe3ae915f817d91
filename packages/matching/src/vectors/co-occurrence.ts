import { CONTEXT_POWER, WINDOW } from '../recipe';
import { rowCount, type SparseRows, SparseRowsBuilder } from '../sparse-rows';

/** A corpus as word numbers: all texts concatenated, each followed by `TEXT_END`. */
export type Corpus = { words: Int32Array; vocabulary: number };

/** Separates two texts: no co-occurrence across it. */
export const TEXT_END = -1;

/**
 * Counts co-occurrences of words within the window; a pair at distance δ counts 1/√δ. Row w has the contexts of word w.
 * Processes one row at a time, so that extra memory is one number per word.
 */
export function coOccurrences(corpus: Corpus): SparseRows {
  const positions = indexPositions(corpus);
  const distanceWeights = Float32Array.from(
    { length: WINDOW + 1 },
    (_, distance) => 1 / Math.sqrt(Math.max(1, distance)),
  );
  const counts = new Float32Array(corpus.vocabulary);
  const rows = new SparseRowsBuilder();
  for (let word = 0; word < corpus.vocabulary; word++) {
    const contexts: number[] = [];
    for (let index = positions.starts[word] ?? 0; index < (positions.starts[word + 1] ?? 0); index++) {
      const position = positions.indexes[index] ?? 0;
      countSide(corpus.words, position, 1, distanceWeights, counts, contexts);
      countSide(corpus.words, position, -1, distanceWeights, counts, contexts);
    }
    rows.add(contexts.map((context): [number, number] => [context, counts[context] ?? 0]));
    for (const context of contexts) counts[context] = 0;
  }
  return rows.build();
}

/**
 * Positive pointwise mutual information with a lifted context distribution (Levy, Goldberg and Dagan, TACL 2015):
 * max(0, ln(p(w, c) / (p(w)·p(c)^α / Σ p^α))). Works on the counts in place and returns them.
 */
export function positiveInformation(counts: SparseRows): SparseRows {
  const sums = new Float64Array(rowCount(counts));
  for (let row = 0; row < sums.length; row++) {
    for (let index = counts.starts[row] ?? 0; index < (counts.starts[row + 1] ?? 0); index++) {
      sums[row] = (sums[row] ?? 0) + (counts.values[index] ?? 0);
    }
  }
  const lifted = sums.map((sum) => sum ** CONTEXT_POWER);
  const total = lifted.reduce((sum, each) => sum + each, 0);
  for (let row = 0; row < sums.length; row++) {
    for (let index = counts.starts[row] ?? 0; index < (counts.starts[row + 1] ?? 0); index++) {
      const expected = ((sums[row] ?? 0) * (lifted[counts.columns[index] ?? 0] ?? 0)) / total;
      counts.values[index] = Math.max(0, Math.log((counts.values[index] ?? 0) / expected));
    }
  }
  return counts;
}

function indexPositions(corpus: Corpus): { starts: Uint32Array; indexes: Uint32Array } {
  const starts = new Uint32Array(corpus.vocabulary + 1);
  for (const word of corpus.words) if (word !== TEXT_END) starts[word + 1] = (starts[word + 1] ?? 0) + 1;
  for (let word = 0; word < corpus.vocabulary; word++) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
  const fill = starts.slice();
  const indexes = new Uint32Array(starts[corpus.vocabulary] ?? 0);
  corpus.words.forEach((word, position) => {
    if (word === TEXT_END) return;
    indexes[fill[word] ?? 0] = position;
    fill[word] = (fill[word] ?? 0) + 1;
  });
  return { starts, indexes };
}

function countSide(
  words: Int32Array,
  position: number,
  step: 1 | -1,
  distanceWeights: Float32Array,
  counts: Float32Array,
  contexts: number[],
): void {
  for (let distance = 1; distance <= WINDOW; distance++) {
    const context = words[position + step * distance] ?? TEXT_END;
    if (context === TEXT_END) return;
    if (counts[context] === 0) contexts.push(context);
    counts[context] = (counts[context] ?? 0) + (distanceWeights[distance] ?? 0);
  }
}
