import type { AuditFilter } from '@skills-architect/contracts/portal';
import { type AuditRecord, searchFilter } from '@skills-architect/service-kit';
import type { mongo } from 'mongoose';

/** The stored entries that a filter means. */
export const toEntryFilter = (filter: AuditFilter): mongo.Filter<AuditRecord> => {
  const { from, to, userId, clientId, kind, outcome, searchString } = filter;
  return {
    ...searchFilter(searchString),
    ...((from || to) && { at: { ...(from && { $gte: new Date(from) }), ...(to && { $lte: new Date(to) }) } }),
    ...(userId !== undefined && { userId }),
    ...(clientId !== undefined && { clientId }),
    ...(kind?.length && { kind: { $in: kind } }),
    ...(outcome?.length && { outcome: { $in: outcome } }),
  };
};

/** Latest entries first; every filtered list has an index that ends with it. */
export const LATEST_FIRST = { at: -1, _id: -1 } as const;
