import { rowCount, type SparseRows } from '../sparse-rows';
import { type DenseRows, denseRow, denseRowCount, denseRows, product } from './dense';
import { eigenvectors } from './eigen';
import { orthonormalise, transpose } from './orthonormal';
import { normalRandom } from './random';

const OVERSAMPLING = 20;
const POWER_ITERATIONS = 2;

/**
 * Left singular vectors of a sparse square matrix for its `size` largest singular values, not scaled by them: one row
 * of `size` numbers per matrix row. Randomised range finder with power iterations (Halko, Martinsson and Tropp, SIAM
 * Review 2011, algorithms 4.4 and 5.1); `seed` determines the random start, so equal input gives equal output. Unscaled
 * vectors suit words: the strongest directions distinguish them least (Levy and others, 2015).
 */
export function leftSingularVectors(matrix: SparseRows, size: number, seed: number): DenseRows {
  const words = rowCount(matrix);
  const width = Math.min(size + OVERSAMPLING, words);
  const random = normalRandom(seed);
  let range = times(matrix, { width, values: Float32Array.from({ length: words * width }, random) });
  for (let iteration = 0; iteration < POWER_ITERATIONS; iteration++) {
    const back = orthonormalColumns(timesTransposed(matrix, orthonormalColumns(range, 1)), 1);
    range = times(matrix, back);
  }
  range = orthonormalColumns(range, 2);
  const projected = transpose(timesTransposed(matrix, range));
  return combine(range, eigenvectors(gram(projected)).slice(0, size));
}

function orthonormalColumns(rows: DenseRows, passes: 1 | 2): DenseRows {
  return transpose(orthonormalise(transpose(rows), passes));
}

/** matrix · dense */
function times(matrix: SparseRows, dense: DenseRows): DenseRows {
  const { width, values } = dense;
  const result = denseRows(rowCount(matrix), width);
  for (let row = 0; row < rowCount(matrix); row++) {
    for (let index = matrix.starts[row] ?? 0; index < (matrix.starts[row + 1] ?? 0); index++) {
      addTo(result.values, row * width, values, (matrix.columns[index] ?? 0) * width, matrix.values[index] ?? 0, width);
    }
  }
  return result;
}

/** transpose of matrix · dense */
function timesTransposed(matrix: SparseRows, dense: DenseRows): DenseRows {
  const { width, values } = dense;
  const result = denseRows(rowCount(matrix), width);
  for (let row = 0; row < rowCount(matrix); row++) {
    for (let index = matrix.starts[row] ?? 0; index < (matrix.starts[row + 1] ?? 0); index++) {
      addTo(result.values, (matrix.columns[index] ?? 0) * width, values, row * width, matrix.values[index] ?? 0, width);
    }
  }
  return result;
}

function addTo(
  to: Float32Array,
  start: number,
  from: Float32Array,
  offset: number,
  factor: number,
  width: number,
): void {
  for (let index = 0; index < width; index++)
    to[start + index] = (to[start + index] ?? 0) + factor * (from[offset + index] ?? 0);
}

function gram(rows: DenseRows): Float64Array[] {
  const count = denseRowCount(rows);
  const result = Array.from({ length: count }, () => new Float64Array(count));
  result.forEach((own, row) => {
    for (let other = 0; other <= row; other++) {
      const value = product(denseRow(rows, row), denseRow(rows, other));
      own[other] = value;
      const mirrored = result[other];
      if (mirrored) mirrored[row] = value;
    }
  });
  return result;
}

function combine(range: DenseRows, vectors: readonly Float64Array[]): DenseRows {
  const words = denseRowCount(range);
  const copies = vectors.map((vector) => Float32Array.from(vector));
  const result = denseRows(words, copies.length);
  for (let word = 0; word < words; word++) {
    const row = denseRow(range, word);
    copies.forEach((vector, to) => {
      result.values[word * copies.length + to] = product(row, vector);
    });
  }
  return result;
}
