import { readBytes, toBase64 } from '../vectors/base64-numbers';
import { type DenseRows, products } from '../vectors/dense';

/**
 * A linear classifier of texts by kind of work: a row of `weights` for each kind, in the dimensions of the shipped word
 * vectors, and its bias. `names` are the codes of the kinds.
 */
export type KindModel = { names: readonly string[]; weights: DenseRows; biases: Float32Array };

/** A kind model for shipping: `names` separated by blanks, 32-bit floats (little-endian) in base64. */
export type CompactKindModel = { names: string; width: number; weights: string; biases: string };

/** The model as JSON value. */
export function compactKinds({ names, weights, biases }: KindModel): CompactKindModel {
  return { names: names.join(' '), width: weights.width, weights: toBase64(weights.values), biases: toBase64(biases) };
}

/** The model of a JSON value; throws if it is truncated. */
export function expandKinds(model: CompactKindModel): KindModel {
  const names = model.names.split(' ');
  const weights = { width: model.width, values: new Float32Array(readBytes(model.weights)) };
  const biases = new Float32Array(readBytes(model.biases));
  if (weights.values.length !== names.length * model.width || biases.length !== names.length) {
    throw new Error('The model of the kinds of work is cut short or too long.');
  }
  return { names, weights, biases };
}

/** Probability of each kind (0..1, sum 1) for the vector of a text: softmax of the weighted sums. */
export function kindProbabilities({ weights, biases }: KindModel, vector: Float32Array): Float32Array {
  const sums = products(weights, vector).map((sum, kind) => sum + (biases[kind] ?? 0));
  const highest = sums.reduce((most, each) => Math.max(most, each), Number.NEGATIVE_INFINITY);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((sum, each) => sum + each, 0);
  return powers.map((power) => power / total);
}
