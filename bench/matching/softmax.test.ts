import { expect, it } from '@jest/globals';
import { kindProbabilities } from '../../packages/matching/src/kinds/kind-model';
import { fitSoftmax } from './softmax';

it('finds the direction of each class', () => {
  const samples = Array.from({ length: 300 }, (_, index) => {
    const angle = ((index % 3) * 2 * Math.PI) / 3 + (index % 7) / 20;
    return { vector: Float32Array.from([Math.cos(angle), Math.sin(angle)]), label: index % 3 };
  });
  const model = fitSoftmax(samples, ['a', 'b', 'c']);
  for (const { vector, label } of samples) {
    const probabilities = kindProbabilities(model, vector);
    expect(probabilities.indexOf(Math.max(...probabilities))).toBe(label);
  }
});
