/** A row of features with its outcome (1 or 0) and its weight. */
export type Example = { features: readonly number[]; outcome: 0 | 1; weight: number };
export type Logistic = { bias: number; weights: number[] };

const STEPS = 4000;
const RATE = 0.5;
/** L2 regularisation of the weights of standardised features. */
const DECAY = 1e-4;
/** A feature with a lower deviation is constant except for rounding, and gets no weight. */
const CONSTANT = 1e-9;

/**
 * Fits a logistic regression by gradient descent on standardised features; the result applies to the original ones.
 * `signs` (1 or -1 for each feature) keeps a feature from counting against its meaning: such a weight stays 0.
 */
export function fitLogistic(examples: readonly Example[], signs?: readonly (1 | -1)[]): Logistic {
  const width = examples[0]?.features.length ?? 0;
  const columns = Array.from({ length: width }, (_, at) => examples.map(({ features }) => features[at] ?? 0));
  const means = columns.map((column) => column.reduce((sum, each) => sum + each, 0) / column.length);
  const deviations = columns.map((column, at) => {
    const mean = means[at] ?? 0;
    const deviation = Math.sqrt(column.reduce((sum, each) => sum + (each - mean) ** 2, 0) / column.length);
    return deviation > CONSTANT ? deviation : 1;
  });
  const standardise = (value: number, at: number) => (value - (means[at] ?? 0)) / (deviations[at] ?? 1);
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const outcomes = Float64Array.from(examples, ({ outcome }) => outcome);
  const shares = Float64Array.from(examples, ({ weight }) => weight / total);
  const values = Float64Array.from(examples.flatMap(({ features }) => features.map(standardise)));
  const [weights, slopes] = [new Float64Array(width), new Float64Array(width)];
  let bias = 0;
  // Loops over one flat array are several times faster here than array methods: each step reads every value.
  for (let step = 0; step < STEPS; step++) {
    slopes.fill(0);
    let slope = 0;
    for (let row = 0; row < outcomes.length; row++) {
      const start = row * width;
      let sum = bias;
      for (let at = 0; at < width; at++) sum += (values[start + at] ?? 0) * (weights[at] ?? 0);
      const error = (shares[row] ?? 0) * (1 / (1 + Math.exp(-sum)) - (outcomes[row] ?? 0));
      slope += error;
      for (let at = 0; at < width; at++) slopes[at] = (slopes[at] ?? 0) + error * (values[start + at] ?? 0);
    }
    bias -= RATE * slope;
    for (let at = 0; at < width; at++) {
      const weight = (weights[at] ?? 0) * (1 - RATE * DECAY) - RATE * (slopes[at] ?? 0);
      weights[at] = weight * (signs?.[at] ?? weight) < 0 ? 0 : weight;
    }
  }
  const plain = Array.from(weights, (weight, at) => weight / (deviations[at] ?? 1));
  return { bias: bias - plain.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0), weights: plain };
}

/** The probability (0..1) of outcome 1 for a row of features. */
export const estimateWith = ({ bias, weights }: Logistic, features: readonly number[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, x, at) => sum + x * (weights[at] ?? 0), bias)));
