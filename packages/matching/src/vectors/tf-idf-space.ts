import { dampen, type TermCounts } from '../reading/terms';
import { type SparseRows, SparseRowsBuilder } from '../sparse-rows';
import type { TextSpace } from './text-space';

/**
 * Vector space for a library too small for training: one coordinate per word, (1 + ln tf)·(1 + ln((1 + N)/(1 + n))),
 * normalised. `texts` are the N texts with the known words and their frequencies.
 */
export function tfIdfSpace(texts: readonly TermCounts[]): TextSpace {
  const ids = new Map<string, number>();
  const frequencies: number[] = [];
  for (const counts of texts) {
    for (const term of counts.keys()) {
      const id = ids.get(term) ?? ids.size;
      ids.set(term, id);
      frequencies[id] = (frequencies[id] ?? 0) + 1;
    }
  }
  const idf = Float32Array.from(frequencies, (count) => 1 + Math.log((1 + texts.length) / (1 + count)));

  function unitRow(counts: TermCounts): [number, number][] {
    const row: [number, number][] = [];
    let squares = 0;
    for (const [term, count] of counts) {
      const id = ids.get(term);
      if (id === undefined) continue;
      const weight = dampen(count) * (idf[id] ?? 0);
      squares += weight * weight;
      row.push([id, weight]);
    }
    const length = Math.sqrt(squares) || 1;
    return row.map(([id, weight]) => [id, weight / length]);
  }

  function wordRows(all: readonly TermCounts[]): SparseRows {
    const rows = new SparseRowsBuilder();
    for (const counts of all) rows.add(unitRow(counts));
    return rows.build();
  }

  return {
    dimensions: ids.size,
    encode: (counts) => {
      const vector = new Float32Array(ids.size);
      for (const [id, weight] of unitRow(counts)) vector[id] = weight;
      return vector;
    },
    rows: wordRows,
    wordRows,
    wordProducts: (vector) => vector,
    wordProduct: (word, vector) => vector[word] ?? 0,
  };
}
