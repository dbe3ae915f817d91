import { expect, it } from '@jest/globals';
import { fitSoftmax } from './softmax';

it('finds the direction of each class', () => {
  const samples = Array.from({ length: 300 }, (_, at) => {
    const angle = ((at % 3) * 2 * Math.PI) / 3 + (at % 7) / 20;
    return { vector: Float32Array.from([Math.cos(angle), Math.sin(angle)]), label: at % 3 };
  });
  const { weights, biases } = fitSoftmax(samples, 3);
  for (const { vector, label } of samples) {
    const sums = [0, 1, 2].map(
      (one) =>
        (weights[2 * one] ?? 0) * (vector[0] ?? 0) +
        (weights[2 * one + 1] ?? 0) * (vector[1] ?? 0) +
        (biases[one] ?? 0),
    );
    expect(sums.indexOf(Math.max(...sums))).toBe(label);
  }
});
