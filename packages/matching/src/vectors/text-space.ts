import type { TermCounts } from '../reading/terms';
import type { SparseRows } from '../sparse-rows';

/** Texts as rows, to be compared with a text's vector. */
export type TextRows = {
  /** Cosine of each row with a vector of length 1; 0 for a row without a word the space knows. */
  cosines(vector: Float32Array): Float32Array;
  /** Adds one row to a vector. */
  addTo(row: number, sums: Float32Array): void;
};

/** A space in which texts are compared by cosine, whatever its coordinates stand for. */
export type TextSpace = {
  dimensions: number;
  /** The text's vector of length 1, or zeros if the space knows none of its words. */
  encode(counts: TermCounts): Float32Array;
  rows(texts: readonly TermCounts[]): TextRows;
  /** Many short texts, kept by word: memory of a few numbers a text. Multiply with `wordProducts`. */
  wordRows(texts: readonly TermCounts[]): SparseRows;
  /** For every word of the space its product with a vector: with a row of `wordRows` it gives the cosine. */
  wordProducts(vector: Float32Array): Float32Array;
};
