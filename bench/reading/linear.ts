/** One example: its features and its class. */
export interface Sample {
  features: string[];
  label: number;
  weight: number;
}

const EPOCHS = 10;
/** The weights are averaged over the last epochs, because those of a single one depend on the order of the samples. */
const AVERAGED = 5;
const RATE = 0.25;
const DECAY = 5e-3;

/** Reproducible pseudo-random numbers. */
const randomNumbers = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

export interface LinearModel {
  bias: number[];
  features: Map<string, number[]>;
}

/** Multinomial logistic regression by stochastic gradient descent, without rare features. */
export const trainLinear = (samples: Sample[], classes: number, fewest = 4): LinearModel => {
  const counts = new Map<string, number>();
  for (const { features } of samples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const zeros = () => new Array<number>(classes).fill(0);
  const weights = new Map([...counts].filter(([, count]) => count >= fewest).map(([name]) => [name, zeros()]));
  const bias = zeros();
  const random = randomNumbers(7);
  const prepared = samples.map(({ features, ...rest }) => ({
    ...rest,
    own: features.map((name) => weights.get(name)).filter((featureWeights) => featureWeights !== undefined),
  }));
  const sums = { bias: zeros(), features: new Map([...weights.keys()].map((name) => [name, zeros()])) };
  const addToSums = () => {
    const add = (sum: number[], own: number[]) => {
      for (const [k, value] of own.entries()) sum[k] = (sum[k] ?? 0) + value / AVERAGED;
    };
    add(sums.bias, bias);
    for (const [name, own] of weights) add(sums.features.get(name) ?? zeros(), own);
  };
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE / (1 + epoch);
    for (let index = prepared.length - 1; index > 0; index--) {
      const other = Math.floor(random() * (index + 1));
      const [a, b] = [prepared[index], prepared[other]];
      if (a && b) [prepared[index], prepared[other]] = [b, a];
    }
    for (const { own, label, weight } of prepared) {
      const scores = bias.map((value, k) => own.reduce((sum, featureWeights) => sum + (featureWeights[k] ?? 0), value));
      const highest = Math.max(...scores);
      const powers = scores.map((sum) => Math.exp(sum - highest));
      const total = powers.reduce((sum, power) => sum + power, 0);
      powers.forEach((power, k) => {
        const step = rate * weight * ((k === label ? 1 : 0) - power / total);
        bias[k] = (bias[k] ?? 0) + step * 0.1;
        for (const featureWeights of own) featureWeights[k] = (featureWeights[k] ?? 0) * (1 - rate * DECAY) + step;
      });
    }
    if (epoch >= EPOCHS - AVERAGED) addToSums();
  }
  return sums;
};
