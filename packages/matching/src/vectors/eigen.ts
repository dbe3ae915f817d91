/**
 * Unit eigenvectors of a symmetric matrix in descending order of eigenvalues, by Jacobi's cyclic rotations (Golub and
 * Van Loan, Matrix Computations, 8.5). `rows` is the matrix by rows and is overwritten.
 */
export function eigenvectors(rows: Float64Array[]): Float64Array[] {
  const vectors = rows.map((_, row) => Float64Array.from(rows, (_cell, column) => (row === column ? 1 : 0)));
  for (let sweep = 0; sweep < 30 && offDiagonal(rows) > 1e-18 * diagonal(rows); sweep++) {
    for (let p = 0; p < rows.length; p++) for (let q = p + 1; q < rows.length; q++) rotate(rows, vectors, p, q);
  }
  const order = rows.map((row, index) => ({
    value: row[index] ?? 0,
    vector: vectors[index] ?? new Float64Array(rows.length),
  }));
  return order.sort((a, b) => b.value - a.value).map((each) => each.vector);
}

/** Rotates the plane of p and q so that their common cell becomes 0; `vectors` has the eigenvectors as rows. */
function rotate(rows: Float64Array[], vectors: Float64Array[], p: number, q: number): void {
  const [rowP, rowQ, vectorP, vectorQ] = [rows[p], rows[q], vectors[p], vectors[q]];
  if (!rowP || !rowQ || !vectorP || !vectorQ) return;
  const common = rowP[q] ?? 0;
  if (common === 0) return;
  const ratio = ((rowQ[q] ?? 0) - (rowP[p] ?? 0)) / (2 * common);
  const tangent = Math.sign(ratio || 1) / (Math.abs(ratio) + Math.sqrt(ratio * ratio + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (const row of rows) {
    const [a, b] = [row[p] ?? 0, row[q] ?? 0];
    row[p] = cosine * a - sine * b;
    row[q] = sine * a + cosine * b;
  }
  rotateRows(rowP, rowQ, cosine, sine);
  rotateRows(vectorP, vectorQ, cosine, sine);
}

function rotateRows(first: Float64Array, second: Float64Array, cosine: number, sine: number): void {
  for (let index = 0; index < first.length; index++) {
    const [a, b] = [first[index] ?? 0, second[index] ?? 0];
    first[index] = cosine * a - sine * b;
    second[index] = sine * a + cosine * b;
  }
}

function diagonal(rows: Float64Array[]): number {
  return rows.reduce((sum, row, index) => sum + (row[index] ?? 0) ** 2, 0);
}

function offDiagonal(rows: Float64Array[]): number {
  return rows.reduce(
    (sum, row, index) => sum + row.reduce((all, cell, to) => (to === index ? all : all + cell * cell), 0),
    0,
  );
}
