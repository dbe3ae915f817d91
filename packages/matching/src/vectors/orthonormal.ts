import { addScaled, type DenseRows, denseRow, denseRowCount, denseRows, normalise, product } from './dense';

/**
 * Orthonormalises the rows in place by Gram–Schmidt. One pass preserves the spanned space, two give orthogonality to
 * the last digit (Giraud and others, 2005). A row that depends on previous ones becomes zeros.
 */
export function orthonormalise(rows: DenseRows, passes: 1 | 2): DenseRows {
  for (let row = 0; row < denseRowCount(rows); row++) {
    const vector = denseRow(rows, row);
    const lengthBefore = normalise(vector);
    for (let pass = 0; pass < passes; pass++) {
      for (let other = 0; other < row; other++) {
        const earlier = denseRow(rows, other);
        addScaled(vector, earlier, -product(earlier, vector));
      }
    }
    const lengthLeft = normalise(vector);
    if (lengthBefore === 0 || lengthLeft < 1e-5) vector.fill(0);
  }
  return rows;
}

/** Transposes. */
export function transpose(rows: DenseRows): DenseRows {
  const count = denseRowCount(rows);
  const result = denseRows(rows.width, count);
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < rows.width; column++) {
      result.values[column * count + row] = rows.values[row * rows.width + column] ?? 0;
    }
  }
  return result;
}
