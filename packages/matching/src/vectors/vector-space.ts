import { dampen, type TermCounts } from '../reading/terms';
import { SparseRowsBuilder } from '../sparse-rows';
import { addScaled, denseRow, denseRows, normalise, product, products } from './dense';
import type { TextSpace } from './text-space';
import type { WordVectors } from './word-vectors';

/**
 * Vector space of trained word vectors. A text is Σ (1 + ln tf)·w·a/(a + p) over its words, without the common
 * direction, normalised (smooth inverse frequency: Arora, Liang and Ma, ICLR 2017).
 */
export function vectorSpace(model: WordVectors): TextSpace {
  const ids = new Map(model.words.map((word, id) => [word, id]));

  function weights(counts: TermCounts): [number, number][] {
    const wordWeights: [number, number][] = [];
    for (const [term, count] of counts) {
      const id = ids.get(term);
      if (id !== undefined) wordWeights.push([id, dampen(count) * (model.smoothing[id] ?? 0)]);
    }
    return wordWeights;
  }

  function sum(words: [number, number][]): { vector: Float32Array; length: number } {
    const vector = new Float32Array(model.vectors.width);
    for (const [word, weight] of words) addScaled(vector, denseRow(model.vectors, word), weight);
    addScaled(vector, model.common, -product(vector, model.common));
    return { vector, length: normalise(vector) };
  }

  return {
    dimensions: model.vectors.width,
    encode: (counts) => sum(weights(counts)).vector,
    rows: (texts) => {
      const rows = denseRows(texts.length, model.vectors.width);
      texts.forEach((counts, row) => {
        denseRow(rows, row).set(sum(weights(counts)).vector);
      });
      return rows;
    },
    wordRows: (texts) => {
      const rows = new SparseRowsBuilder();
      for (const counts of texts) {
        const words = weights(counts);
        const length = sum(words).length || 1;
        rows.add(words.map(([word, weight]): [number, number] => [word, weight / length]));
      }
      return rows.build();
    },
    wordProducts: (vector) => products(model.vectors, vector),
    wordProduct: (word, vector) => product(denseRow(model.vectors, word), vector),
  };
}
