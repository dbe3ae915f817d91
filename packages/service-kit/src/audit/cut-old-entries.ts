import type { Connection } from 'mongoose';
import type { AuditRecord } from './audit-entry';
import type { AuditLog } from './audit-log';

/** The act of cutting, by which the chain stays verifiable. */
export const CUT = 'Old entries removed';
const DAY_MS = 24 * 3600 * 1000;

export interface CutOptions {
  /** Days to keep entries; 0 keeps them for ever. */
  days: number;
  now: Date;
  /** Number of the last entry that every receiver has got; entries after it are kept. */
  forwarded?: number;
}

/**
 * Removes the oldest entries. First an entry says up to which one and what its hash was: the chain then begins after it.
 * Returns the number of removed entries.
 */
export const cutOldEntries = async (
  portal: Connection,
  audit: Pick<AuditLog, 'append'>,
  { days, now, forwarded }: CutOptions,
) => {
  if (!days) return 0;
  const entries = portal.collection<AuditRecord>('audit');
  // A crash after the entry below: what it announces is removed first.
  const announced = await entries.find({ kind: 'log', what: CUT }).sort({ _id: -1 }).limit(1).next();
  if (announced) await entries.deleteMany({ _id: { $lte: Number(announced.details.through) } });
  // Every cut adds an entry: once a day is enough.
  if (announced && announced.at.getTime() > now.getTime() - DAY_MS) return 0;
  const before = new Date(now.getTime() - days * DAY_MS);
  // The first entry to keep; all before it are older.
  const kept = await entries
    .find({ at: { $gte: before } })
    .sort({ _id: 1 })
    .limit(1)
    .next();
  const limit = Math.min(kept?._id ?? Number.MAX_SAFE_INTEGER, (forwarded ?? Number.MAX_SAFE_INTEGER - 1) + 1);
  const last = await entries
    .find({ _id: { $lt: limit } })
    .sort({ _id: -1 })
    .limit(1)
    .next();
  if (!last) return 0;
  await audit.append({
    kind: 'log',
    what: CUT,
    outcome: 'done',
    at: now,
    userId: 0,
    details: { through: last._id, hash: last.hash },
  });
  const { deletedCount } = await entries.deleteMany({ _id: { $lte: last._id } });
  return deletedCount;
};
