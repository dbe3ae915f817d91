/** Turns texts into vectors. */
export interface Embedder {
  /** Identifies the model: vectors of different models cannot be compared. */
  model: string;
  /** Unit vectors in the order of the texts; rejects when any is missing. */
  embed: (texts: readonly string[], limits: { timeoutMs: number; tries: number }) => Promise<Float32Array[]>;
}

/** The model that creates vectors; undefined switches semantic reranking off. */
export type EmbeddingSettings =
  | { url: string; model: string; key?: string | undefined }
  | { url?: undefined; model: string };

/** Scales the values to a vector of length 1. */
export const toUnit = (values: ArrayLike<number>): Float32Array => {
  const vector = Float32Array.from(values);
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
};
