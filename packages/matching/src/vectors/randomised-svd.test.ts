import { SparseRowsBuilder } from '../sparse-rows';
import { denseRow, product } from './dense';
import { eigenvectors } from './eigen';
import { leftSingularVectors } from './randomised-svd';

/** Two blocks of words that co-occur only within their block: rank two, the larger block first. */
function blocks(): SparseRowsBuilder {
  const builder = new SparseRowsBuilder();
  for (let row = 0; row < 5; row++) {
    const [from, to] = row < 3 ? [0, 3] : [3, 5];
    builder.add(Array.from({ length: to - from }, (_, index): [number, number] => [from + index, 1]));
  }
  return builder;
}

describe('leftSingularVectors', () => {
  const vectors = leftSingularVectors(blocks().build(), 2, 7);

  it('finds the directions of a matrix, strongest first', () => {
    const size = [1 / Math.sqrt(3), 1 / Math.sqrt(2)];
    for (let row = 0; row < 5; row++) {
      const [first, second] = denseRow(vectors, row);
      expect(Math.abs(first ?? 0)).toBeCloseTo(row < 3 ? (size[0] ?? 0) : 0, 4);
      expect(Math.abs(second ?? 0)).toBeCloseTo(row < 3 ? 0 : (size[1] ?? 0), 4);
    }
  });

  it('is deterministic for the same seed', () => {
    expect(leftSingularVectors(blocks().build(), 2, 7).values).toEqual(vectors.values);
  });
});

describe('eigenvectors', () => {
  it('orders by eigenvalue', () => {
    const [first, second] = eigenvectors([Float64Array.of(2, 1), Float64Array.of(1, 2)]);
    const [a, b] = [Float32Array.from(first ?? []), Float32Array.from(second ?? [])];
    expect(Math.abs(product(a, Float32Array.of(1, 1)))).toBeCloseTo(Math.SQRT2, 5);
    expect(Math.abs(product(b, Float32Array.of(1, -1)))).toBeCloseTo(Math.SQRT2, 5);
  });
});
