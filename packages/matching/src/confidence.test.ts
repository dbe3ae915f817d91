import { rateConfidence } from './confidence';

describe('confidenceOf', () => {
  it.each([
    [3, 2.25, 'clear'],
    [3, 2.5, 'likely'],
    [3, 2.9375, 'likely'],
    [3, 2.96875, 'several similar'],
    [3, 3, 'several similar'],
    [3, undefined, 'likely'],
  ])('%f before %p is %s', (first, second, expected) => {
    expect(rateConfidence(first, second)).toBe(expected);
  });
});
