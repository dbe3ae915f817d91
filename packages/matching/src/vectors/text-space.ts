import type { TermCounts } from '../reading/terms';
import { addRow, appendRows, rowCount, rowProduct, type SparseRows } from '../sparse-rows';
import { addScaled, appendDense, type DenseRows, denseRow, products } from './dense';

/** Texts as rows, for comparison with a text's vector: dense with word vectors, otherwise by word. */
export type TextRows = DenseRows | SparseRows;

const isDense = (rows: TextRows): rows is DenseRows => 'width' in rows;

/** Cosine of each row with a vector of length 1; 0 for a row without known words. */
export function rowCosines(rows: TextRows, vector: Float32Array): Float32Array {
  if (isDense(rows)) return products(rows, vector);
  return Float32Array.from({ length: rowCount(rows) }, (_, row) => rowProduct(rows, row, vector));
}

/** Adds one row to a vector. */
export function addTextRow(rows: TextRows, row: number, sums: Float32Array): void {
  if (isDense(rows)) addScaled(sums, denseRow(rows, row), 1);
  else addRow(rows, row, 1, sums);
}

/** Appends the rows of further texts of the same space. */
export function appendTextRows(rows: TextRows, more: TextRows): TextRows {
  if (isDense(rows) && isDense(more)) return appendDense(rows, more);
  if (!isDense(rows) && !isDense(more)) return appendRows(rows, more);
  throw new Error('Rows of different spaces cannot be joined.');
}

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
  /** The same of one word: for a few rows, as the product of all words takes milliseconds. */
  wordProduct(word: number, vector: Float32Array): number;
};
