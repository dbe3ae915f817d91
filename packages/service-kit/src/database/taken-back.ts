import { isDeepStrictEqual } from 'node:util';

const AUDIT = new Set(['_id', 'rev', 'created', 'updated', 'changeSet']);

/** A record as it is `now` without one earlier change: fields that it changed stand as before it, all others as now. */
export const takenBack = <T extends object>(now: T, { before, after }: { before: T; after: T }): T => {
  const result: Record<string, unknown> = { ...now };
  const [former, later]: Record<string, unknown>[] = [{ ...before }, { ...after }];
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (AUDIT.has(field) || isDeepStrictEqual(former?.[field], later?.[field])) continue;
    result[field] = former?.[field];
  }
  return result as T;
};
