import { isDeepStrictEqual } from 'node:util';

const AUDIT = new Set(['_id', 'rev', 'created', 'updated', 'changeSet']);

/**
 * The record `now` without one earlier change: fields changed by it get their former value, all others keep the current
 * one.
 */
export const withoutChange = <T extends object>(now: T, { before, after }: { before: T; after: T }): T => {
  const result = { ...now };
  const restore = <F extends keyof T>(field: F) => {
    if (!isDeepStrictEqual(before[field], after[field])) result[field] = before[field];
  };
  for (const field in { ...before, ...after }) if (!AUDIT.has(field)) restore(field);
  return result;
};
