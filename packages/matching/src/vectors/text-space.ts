import type { TermCounts } from '../reading/terms';
import type { SparseRows } from '../sparse-rows';

/** Texts as rows, for comparison with a text's vector. */
export type TextRows = {
  /** Cosine of each row with a vector of length 1; 0 for a row without known words. */
  cosines(vector: Float32Array): Float32Array;
  /** Adds one row to a vector. */
  addTo(row: number, sums: Float32Array): void;
};

/** A vector space in which texts are compared by cosine. */
export type TextSpace = {
  dimensions: number;
  /** The text's vector of length 1, or zeros when all of its words are unknown. */
  encode(counts: TermCounts): Float32Array;
  rows(texts: readonly TermCounts[]): TextRows;
  /** Many short texts, stored by word with a few numbers per text. Multiply with `wordProducts`. */
  wordRows(texts: readonly TermCounts[]): SparseRows;
  /** Product of each word of the space with a vector; multiplied with a row of `wordRows` it gives the cosine. */
  wordProducts(vector: Float32Array): Float32Array;
};
