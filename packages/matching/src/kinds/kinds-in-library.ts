import { type DenseRows, denseRow } from '../vectors/dense';
import type { Kinds } from './kinds-of-work';

/**
 * Share of a job's kind of work that the library has (0..1): Σ p·q over the kinds, where p is the job's probability and q
 * the highest one of the roles that may be suggested. 1 if the kind of the job is unknown.
 */
export function knownKindShare(job: Kinds, roles: DenseRows, allowed: Uint8Array): number {
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
