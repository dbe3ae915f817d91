import { appendNumbers } from '../append-numbers';

/** A dense matrix in one flat array: row r starts at `r * width`. */
export type DenseRows = { width: number; values: Float32Array };

/** `count` rows of zeros. */
export function denseRows(count: number, width: number): DenseRows {
  return { width, values: new Float32Array(count * width) };
}

/** The rows of two matrices of equal width. The first may share its memory with the result. */
export function appendDense(rows: DenseRows, more: DenseRows): DenseRows {
  return { width: rows.width, values: appendNumbers(rows.values, more.values) };
}

/** Number of rows. */
export function denseRowCount(rows: DenseRows): number {
  return rows.width === 0 ? 0 : rows.values.length / rows.width;
}

/** A row as a view: writes go to the matrix. */
export function denseRow(rows: DenseRows, row: number): Float32Array {
  return rows.values.subarray(row * rows.width, (row + 1) * rows.width);
}

/** Inner product of two vectors of equal length. */
export function product(a: Float32Array, b: Float32Array): number {
  return productAt(a, 0, b);
}

/** Inner product of the first components of two vectors, without a view of either. */
export function productOfFirst(a: Float32Array, b: Float32Array, count: number): number {
  return productAt(a, 0, b, count);
}

/** Adds `factor` times `vector` to `sums`. */
export function addScaled(sums: Float32Array, vector: Float32Array, factor: number): void {
  for (let index = 0; index < sums.length; index++) sums[index] = (sums[index] ?? 0) + factor * (vector[index] ?? 0);
}

/** Scales a vector to length 1 in place; a zero vector is unchanged. Returns the previous length. */
export function normalise(vector: Float32Array): number {
  const length = Math.sqrt(product(vector, vector));
  if (length > 0) for (let index = 0; index < vector.length; index++) vector[index] = (vector[index] ?? 0) / length;
  return length;
}

/** Inner products of every row with a vector. */
export function products(rows: DenseRows, vector: Float32Array): Float32Array {
  const results = new Float32Array(denseRowCount(rows));
  for (let row = 0; row < results.length; row++) results[row] = productAt(rows.values, row * rows.width, vector);
  return results;
}

/** Four parallel sums, because with a single one each addition waits for the previous one. */
function productAt(values: Float32Array, start: number, vector: Float32Array, count = vector.length): number {
  const multipleOfFour = count - (count % 4);
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let index = 0; index < multipleOfFour; index += 4) {
    a += (values[start + index] ?? 0) * (vector[index] ?? 0);
    b += (values[start + index + 1] ?? 0) * (vector[index + 1] ?? 0);
    c += (values[start + index + 2] ?? 0) * (vector[index + 2] ?? 0);
    d += (values[start + index + 3] ?? 0) * (vector[index + 3] ?? 0);
  }
  for (let index = multipleOfFour; index < count; index++) a += (values[start + index] ?? 0) * (vector[index] ?? 0);
  return a + b + c + d;
}
