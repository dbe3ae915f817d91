import { compactKinds, expandKinds, kindProbabilities } from './kind-model';

const model = {
  names: ['241', '541'],
  weights: { width: 2, values: Float32Array.from([4, 0, 0, 4]) },
  biases: Float32Array.from([0, 0]),
};

it('a model that was shipped gives the same probabilities', () => {
  const vector = Float32Array.from([1, 0]);
  const probabilities = kindProbabilities(expandKinds(compactKinds(model)), vector);
  expect(probabilities).toEqual(kindProbabilities(model, vector));
  expect(probabilities[0]).toBeGreaterThan(0.9);
});

it('a truncated model is refused', () => {
  const { weights, ...rest } = compactKinds(model);
  expect(() => expandKinds({ ...rest, weights: weights.slice(0, 16) })).toThrow('cut short');
});
