/** A row of features with its outcome (1 or 0) and its weight. */
export type Example = { features: readonly number[]; outcome: 0 | 1; weight: number };
export type Logistic = { bias: number; weights: number[] };

const STEPS = 4000;
const RATE = 0.5;
/** L2 regularisation of the weights of standardised features. */
const DECAY = 1e-4;
/** A feature with a lower deviation is constant except for rounding, and gets no weight. */
const CONSTANT = 1e-9;

/** Fits a logistic regression by gradient descent on standardised features; the result applies to the original ones. */
export function fitLogistic(examples: readonly Example[]): Logistic {
  const width = examples[0]?.features.length ?? 0;
  const columns = Array.from({ length: width }, (_, at) => examples.map(({ features }) => features[at] ?? 0));
  const means = columns.map((column) => column.reduce((sum, each) => sum + each, 0) / column.length);
  const deviations = columns.map((column, at) => {
    const mean = means[at] ?? 0;
    const deviation = Math.sqrt(column.reduce((sum, each) => sum + (each - mean) ** 2, 0) / column.length);
    return deviation > CONSTANT ? deviation : 1;
  });
  const rows = examples.map(({ features }) => features.map((x, at) => (x - (means[at] ?? 0)) / (deviations[at] ?? 1)));
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Float64Array(width);
  let bias = 0;
  for (let step = 0; step < STEPS; step++) {
    const slopes = new Float64Array(width);
    let slope = 0;
    examples.forEach(({ outcome, weight }, at) => {
      const row = rows[at] ?? [];
      const sum = row.reduce((all, x, position) => all + x * (weights[position] ?? 0), bias);
      const error = (weight * (1 / (1 + Math.exp(-sum)) - outcome)) / total;
      slope += error;
      for (let position = 0; position < width; position++)
        slopes[position] = (slopes[position] ?? 0) + error * (row[position] ?? 0);
    });
    bias -= RATE * slope;
    for (let position = 0; position < width; position++) {
      weights[position] = (weights[position] ?? 0) * (1 - RATE * DECAY) - RATE * (slopes[position] ?? 0);
    }
  }
  const plain = Array.from(weights, (weight, at) => weight / (deviations[at] ?? 1));
  return { bias: bias - plain.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0), weights: plain };
}

/** The probability (0..1) of outcome 1 for a row of features. */
export const estimateWith = ({ bias, weights }: Logistic, features: readonly number[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, x, at) => sum + x * (weights[at] ?? 0), bias)));
