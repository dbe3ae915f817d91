/** A row of features with its outcome (1 or 0) and its weight. */
export type Example = { features: readonly number[]; outcome: 0 | 1; weight: number };
export type Logistic = { bias: number; weights: number[] };

/** Newton's method needs about ten steps, gradient descent thousands. */
const MAX_STEPS = 50;
const SWEEPS = 100;
const MAX_HALVINGS = 20;
/** The fit ends when a step reduces the loss by less than this. */
const ENOUGH = 1e-9;
/** L2 regularisation of the weights of standardised features. */
const DECAY = 1e-4;
/** A feature with a lower deviation is constant except for rounding, and gets no weight. */
const CONSTANT = 1e-9;

const logistic = (sum: number) => 1 / (1 + Math.exp(-sum));

/** Features scaled to mean 0 and deviation 1; a constant 1 is appended for the bias. */
const standardise = (examples: readonly Example[]) => {
  const width = examples[0]?.features.length ?? 0;
  const columns = Array.from({ length: width }, (_, index) => examples.map(({ features }) => features[index] ?? 0));
  const means = columns.map((column) => column.reduce((sum, each) => sum + each, 0) / column.length);
  const deviations = columns.map((column, index) => {
    const mean = means[index] ?? 0;
    const deviation = Math.sqrt(column.reduce((sum, each) => sum + (each - mean) ** 2, 0) / column.length);
    return deviation > CONSTANT ? deviation : 1;
  });
  const toRow = (features: readonly number[]) => [
    ...features.map((value, index) => (value - (means[index] ?? 0)) / (deviations[index] ?? 1)),
    1,
  ];
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const rows = examples.map(({ features, outcome, weight }) => ({
    values: Float64Array.from(toRow(features)),
    outcome,
    share: weight / total,
  }));
  return { rows, means, deviations };
};

type Rows = ReturnType<typeof standardise>['rows'];

const product = (values: Float64Array, weights: Float64Array) => {
  let sum = 0;
  for (let index = 0; index < weights.length; index++) sum += (values[index] ?? 0) * (weights[index] ?? 0);
  return sum;
};

/** L2 decay of the weight at an index; the last one is the bias, which has none. */
const decayOf = (index: number, width: number) => (index === width - 1 ? 0 : DECAY);

const lossOf = (rows: Rows, weights: Float64Array) => {
  const decay = weights.reduce((sum, weight, index) => sum + (decayOf(index, weights.length) / 2) * weight ** 2, 0);
  return rows.reduce((sum, { values, outcome, share }) => {
    const score = product(values, weights) * (outcome ? 1 : -1);
    return sum + share * (score > 0 ? Math.log1p(Math.exp(-score)) : Math.log1p(Math.exp(score)) - score);
  }, decay);
};

/** Gradient and Hessian of the loss. */
const slopesOf = (rows: Rows, weights: Float64Array) => {
  const width = weights.length;
  const slopes = weights.map((weight, index) => decayOf(index, width) * weight);
  const curvatures = Array.from({ length: width }, (_, index) => {
    const line = new Float64Array(width);
    line[index] = decayOf(index, width);
    return line;
  });
  for (const { values, outcome, share } of rows) {
    const estimate = logistic(product(values, weights));
    const [error, curve] = [share * (estimate - outcome), share * estimate * (1 - estimate)];
    for (let index = 0; index < width; index++) {
      const value = values[index] ?? 0;
      slopes[index] = (slopes[index] ?? 0) + error * value;
      const line = curvatures[index];
      if (line)
        for (let other = 0; other < width; other++)
          line[other] = (line[other] ?? 0) + curve * value * (values[other] ?? 0);
    }
  }
  return { slopes, curvatures };
};

/** One Newton step, solved by coordinate descent; `keep` sets a weight with the wrong sign to 0. */
const nextWeights = (
  rows: Rows,
  weights: Float64Array,
  keep: (weight: number, index: number) => number,
): Float64Array => {
  const { slopes, curvatures } = slopesOf(rows, weights);
  const next = Float64Array.from(weights);
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const [index, line] of curvatures.entries()) {
      const curvature = line[index] ?? 0;
      if (curvature <= CONSTANT) continue;
      const slope = line.reduce(
        (sum, curve, other) => sum + curve * ((next[other] ?? 0) - (weights[other] ?? 0)),
        slopes[index] ?? 0,
      );
      next[index] = keep((next[index] ?? 0) - slope / curvature, index);
    }
  return next;
};

/**
 * Fits a logistic regression on standardised features; the result applies to the original ones. `signs` (1 or -1 for each
 * feature) keeps a feature from counting against its meaning: such a weight stays 0.
 */
export function fitLogistic(examples: readonly Example[], signs?: readonly (1 | -1)[]): Logistic {
  const { rows, means, deviations } = standardise(examples);
  const keep = (weight: number, index: number) => (weight * (signs?.[index] ?? weight) < 0 ? 0 : weight);
  let weights = new Float64Array(means.length + 1);
  let loss = lossOf(rows, weights);
  for (let step = 0; step < MAX_STEPS; step++) {
    const aim = nextWeights(rows, weights, keep);
    const before = loss;
    for (let halving = 0; halving < MAX_HALVINGS; halving++) {
      const tried = weights.map((weight, index) => weight + ((aim[index] ?? 0) - weight) / 2 ** halving);
      const reached = lossOf(rows, tried);
      if (reached >= loss) continue;
      [weights, loss] = [tried, reached];
      break;
    }
    if (before - loss < ENOUGH) break;
  }
  const plain = deviations.map((deviation, index) => (weights[index] ?? 0) / deviation);
  const bias = weights[means.length] ?? 0;
  return { bias: bias - plain.reduce((sum, weight, index) => sum + weight * (means[index] ?? 0), 0), weights: plain };
}

/** The probability (0..1) of outcome 1 for a row of features. */
export const estimateWith = ({ bias, weights }: Logistic, features: readonly number[]): number =>
  logistic(bias + features.reduce((sum, x, index) => sum + x * (weights[index] ?? 0), 0));
