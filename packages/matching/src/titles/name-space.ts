import { addScaled, normalise, productOfFirst } from '../vectors/dense';

/** A vector of the embedding model as compared with names of the library: of length 1. */
export type ToNameSpace = (vector: Float32Array) => Float32Array;

/** Names from which the space is learned at most: more hardly change it. */
export const LEARNED_FROM = 8000;
/** Share of the mean variance that is added to every direction: chosen on left-out names of ESCO; 1 to 3 are as good. */
const SHRINKAGE = 3;

const meanOf = (vectors: readonly Float32Array[], width: number): Float32Array => {
  const mean = new Float32Array(width);
  for (const vector of vectors) addScaled(mean, vector, 1 / vectors.length);
  return mean;
};

/** What is left of the names of each role without their mean. */
const deviationsWithin = (roles: readonly (readonly Float32Array[])[], width: number): Float32Array[] =>
  roles
    .filter((own) => own.length > 1)
    .flatMap((own) => {
      const mean = meanOf(own, width);
      return own.map((vector) => vector.map((value, index) => value - (mean[index] ?? 0)));
    });

/**
 * Lower triangle, by rows, of the sums of products of all components. Four vectors at a time, because reading and writing the sums
 * takes most of the time; they are added in their order, so that the sums stay the same to the last digit.
 */
const sumProducts = (vectors: readonly Float32Array[], width: number): Float64Array[] => {
  const rows = Array.from({ length: width }, (_, row) => new Float64Array(row + 1));
  const none = new Float64Array(width);
  for (let from = 0; from < vectors.length; from += 4) {
    const [a = none, b = none, c = none, d = none] = vectors.slice(from, from + 4).map((one) => Float64Array.from(one));
    for (let row = 0; row < width; row++) {
      const sums = rows[row] ?? new Float64Array();
      const [ofA, ofB, ofC, ofD] = [a[row] ?? 0, b[row] ?? 0, c[row] ?? 0, d[row] ?? 0];
      for (let at = 0; at <= row; at++)
        sums[at] = (sums[at] ?? 0) + ofA * (a[at] ?? 0) + ofB * (b[at] ?? 0) + ofC * (c[at] ?? 0) + ofD * (d[at] ?? 0);
    }
  }
  return rows;
};

/** The Cholesky factor of a positive definite matrix, given and returned as its lower triangle. */
const factorise = (rows: readonly Float64Array[]): Float32Array[] => {
  const factor: Float32Array[] = [];
  for (const [row, values] of rows.entries()) {
    const own = new Float32Array(row + 1);
    factor.push(own);
    for (let at = 0; at <= row; at++) {
      const rest = (values[at] ?? 0) - productOfFirst(own, factor[at] ?? own, at);
      own[at] = at === row ? Math.sqrt(Math.max(rest, Number.EPSILON)) : rest / (factor[at]?.[at] ?? 1);
    }
  }
  return factor;
};

/**
 * Learns from a library in which directions names of one role differ, and gives them less weight (within-class covariance
 * normalisation, Hatch and others, 2006): what tells roles apart counts more than how a name is put. `roles` has the
 * unit vectors of the names of each role; without roles of several names vectors stay as they are.
 */
export const learnNameSpace = (roles: readonly (readonly Float32Array[])[]): ToNameSpace => {
  const every = Math.max(1, Math.ceil(roles.flat().length / LEARNED_FROM));
  const sample = roles.filter((_, role) => role % every === 0);
  const width = roles.find((own) => own[0])?.[0]?.length ?? 0;
  const deviations = deviationsWithin(sample, width);
  const freedom = deviations.length - sample.filter((own) => own.length > 1).length;
  if (freedom < 1) return (vector) => vector;
  const rows = sumProducts(deviations, width);
  const variance = rows.reduce((sum, row, at) => sum + (row[at] ?? 0), 0) / width;
  if (variance === 0) return (vector) => vector;
  // Few names say little about directions.
  const added = SHRINKAGE * variance * (1 + width / freedom);
  for (const [at, row] of rows.entries()) row[at] = (row[at] ?? 0) + added;
  const factor = factorise(rows);
  const mean = meanOf(sample.flat(), width);
  return (vector) => {
    const result = new Float32Array(width);
    for (const [row, weights] of factor.entries())
      result[row] =
        ((vector[row] ?? 0) - (mean[row] ?? 0) - productOfFirst(weights, result, row)) / (weights[row] ?? 1);
    normalise(result);
    return result;
  };
};
