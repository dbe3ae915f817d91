import { type DenseRows, denseRow } from '../vectors/dense';
import { isKnown, type Kinds } from './kinds-of-work';

/**
 * How likely it is (0..1) that the library has a role for the job's kind of work. For each kind, the probability that the
 * job is of this kind is multiplied by the highest probability of an allowed role; the products are added. 1 if the job's
 * kind is unknown.
 */
export function knownKindShare(job: Kinds, roles: DenseRows, allowed: Uint8Array): number {
  if (!isKnown(job)) return 1;
  const highest = new Float32Array(roles.width);
  for (const [role, isAllowed] of allowed.entries()) {
    if (isAllowed !== 1) continue;
    const kinds = denseRow(roles, role);
    for (let kind = 0; kind < highest.length; kind++) highest[kind] = Math.max(highest[kind] ?? 0, kinds[kind] ?? 0);
  }
  return Math.min(
    1,
    job.reduce((sum, each, kind) => sum + each * (highest[kind] ?? 0), 0),
  );
}
