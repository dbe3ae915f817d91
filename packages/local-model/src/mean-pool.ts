/** Hidden states of a batch of texts: texts × tokens × dimensions, in one array. */
export interface HiddenStates {
  data: ArrayLike<number>;
  tokens: number;
  dimensions: number;
}

/** Scales the vector to the length 1; one of zeros stays as it is. */
const toUnit = (vector: Float32Array): Float32Array => {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
};

/**
 * One unit vector for each text: the mean of its tokens' states, without those that fill up shorter texts.
 * `lengths` are the numbers of tokens of the texts.
 */
export const meanPool = ({ data, tokens, dimensions }: HiddenStates, lengths: readonly number[]): Float32Array[] =>
  lengths.map((length, text) => {
    const vector = new Float32Array(dimensions);
    for (let token = 0; token < length; token++) {
      const start = (text * tokens + token) * dimensions;
      for (let index = 0; index < dimensions; index++)
        vector[index] = (vector[index] ?? 0) + (data[start + index] ?? 0);
    }
    return toUnit(vector);
  });

/** The unit vectors of a matrix with one row for each text. */
export const splitRows = (data: Float32Array, dimensions: number): Float32Array[] =>
  Array.from({ length: data.length / dimensions }, (_, row) =>
    toUnit(data.slice(row * dimensions, (row + 1) * dimensions)),
  );
