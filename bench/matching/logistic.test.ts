import { expect, it } from '@jest/globals';
import { type Example, fitLogistic } from './logistic';

it('finds the relevant features and ignores the others', () => {
  const examples = Array.from({ length: 400 }, (_, index): Example => {
    const [deciding, noise] = [(index % 20) / 20, ((index * 7) % 20) / 20];
    return { features: [deciding, noise], outcome: deciding > 0.5 ? 1 : 0, weight: 1 };
  });
  const { bias, weights } = fitLogistic(examples);
  const rate = (x: number) => 1 / (1 + Math.exp(-(bias + (weights[0] ?? 0) * x + (weights[1] ?? 0) * 0.5)));
  expect(rate(0.2)).toBeLessThan(0.1);
  expect(rate(0.8)).toBeGreaterThan(0.9);
  expect(Math.abs(weights[1] ?? 0)).toBeLessThan(Math.abs(weights[0] ?? 0) / 10);
});

it('keeps a feature without weight that counts against its meaning', () => {
  const examples = Array.from({ length: 400 }, (_, index): Example => {
    const [deciding, opposite] = [(index % 20) / 20, 1 - ((index + (index % 7)) % 20) / 20];
    return { features: [deciding, opposite], outcome: deciding > 0.5 ? 1 : 0, weight: 1 };
  });
  const [weight, forbidden] = fitLogistic(examples, [1, 1]).weights;
  expect(weight).toBeGreaterThan(0);
  expect(forbidden).toBe(0);
});
