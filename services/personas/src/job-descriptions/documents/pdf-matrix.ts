/** A matrix [a, b, c, d, e, f] as in PDF: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = [number, number, number, number, number, number];

/** The matrix that applies `first` and then `second`. */
export const multiply = (second: Matrix, [a, b, c, d, e, f]: Matrix): Matrix => [
  second[0] * a + second[2] * b,
  second[1] * a + second[3] * b,
  second[0] * c + second[2] * d,
  second[1] * c + second[3] * d,
  second[0] * e + second[2] * f + second[4],
  second[1] * e + second[3] * f + second[5],
];
