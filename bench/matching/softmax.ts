import { type KindModel, kindProbabilities } from '../../packages/matching/src/kinds/kind-model';
import { uniformRandom } from '../../packages/matching/src/vectors/random';

/** A text's vector and the position of its kind. */
export type Sample = { vector: Float32Array; label: number };

const ROUNDS = 30;
const RATE = 0.5;
/** L2 regularisation for each step. */
const DECAY = 1e-7;

/** Fits a kind model (multinomial logistic regression) by stochastic gradient descent with Adagrad (Duchi and others, JMLR 2011). */
export function fitSoftmax(samples: readonly Sample[], names: readonly string[]): KindModel {
  const classes = names.length;
  const width = samples[0]?.vector.length ?? 0;
  const weights = new Float32Array(classes * width);
  const biases = new Float32Array(classes);
  const model: KindModel = { names, weights: { width, values: weights }, biases };
  const squares = new Float32Array(classes * width).fill(1e-3);
  const biasSquares = new Float32Array(classes).fill(1e-3);
  const random = uniformRandom(1);
  const order = samples.map((_, index) => index);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const index of order) {
      const sample = samples[index];
      if (sample) step(sample);
    }
  }
  return model;

  function step({ vector, label }: Sample): void {
    const errors = kindProbabilities(model, vector);
    errors[label] = (errors[label] ?? 0) - 1;
    for (let classIndex = 0; classIndex < classes; classIndex++) {
      const error = errors[classIndex] ?? 0;
      if (Math.abs(error) < 1e-4) continue;
      biasSquares[classIndex] = (biasSquares[classIndex] ?? 0) + error * error;
      biases[classIndex] = (biases[classIndex] ?? 0) - (RATE * error) / Math.sqrt(biasSquares[classIndex] ?? 1);
      for (let column = 0; column < width; column++) {
        const place = classIndex * width + column;
        const slope = error * (vector[column] ?? 0) + DECAY * (weights[place] ?? 0);
        squares[place] = (squares[place] ?? 0) + slope * slope;
        weights[place] = (weights[place] ?? 0) - (RATE * slope) / Math.sqrt(squares[place] ?? 1);
      }
    }
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index--) {
    const to = Math.floor(random() * (index + 1));
    [order[index], order[to]] = [order[to] ?? 0, order[index] ?? 0];
  }
}
