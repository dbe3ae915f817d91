/** Uniform random numbers in [0, 1), determined by `seed` (mulberry32, T. Ettinger, public domain). */
export function uniformRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Normally distributed random numbers (Box and Muller, 1958), mean 0, variance 1. */
export function normalRandom(seed: number): () => number {
  const even = uniformRandom(seed);
  return () => Math.sqrt(-2 * Math.log(1 - even())) * Math.cos(2 * Math.PI * even());
}
