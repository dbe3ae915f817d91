import type { DenseRows } from '../vectors/dense';
import { isKnown, type Kinds } from './kinds-of-work';

/**
 * How likely it is (0..1) that the library has a role for the job's kind of work. For each kind, the probability that the
 * job is of this kind is multiplied by the highest probability of an allowed role; the products are added. 1 if the job's
 * kind is unknown.
 */
export function knownKindShare(job: Kinds, roles: DenseRows, allowed: Uint8Array): number {
  if (!isKnown(job)) return 1;
  const { width, values } = roles;
  const highest = new Float32Array(width);
  for (let role = 0; role < allowed.length; role++) {
    if (allowed[role] !== 1) continue;
    for (let kind = 0; kind < width; kind++) {
      const value = values[role * width + kind] ?? 0;
      if (value > (highest[kind] ?? 0)) highest[kind] = value;
    }
  }
  return Math.min(
    1,
    job.reduce((sum, each, kind) => sum + each * (highest[kind] ?? 0), 0),
  );
}
