import type { Connection } from 'mongoose';
import { type AuditRecord, type AuditTail, CHAIN_START, digestOrigin, hashRecord } from './audit-entry';
import { CUT } from './cut-old-entries';

export interface ChainReport {
  entries: number;
  /** Entries whose address and login id were erased. */
  erased: number;
  /** Number of the first entry; larger than 1 after old ones were cut. */
  first: number;
  last: AuditTail;
  /** The first entry that is not as it was written, and why. */
  broken?: { seq: number; reason: string };
}

/** Why an entry cannot follow the one before; undefined when it can. */
export const findBreak = (before: AuditTail, entry: AuditRecord): string | undefined => {
  if (entry._id !== before._id + 1) {
    const last = entry._id - 1;
    return before._id + 1 === last ? `entry ${last} is missing` : `entries ${before._id + 1} to ${last} are missing`;
  }
  if (entry.previous !== before.hash) return 'it does not follow the entry before: one of them was replaced or moved';
  if (hashRecord(entry) !== entry.hash) return 'its content was changed';
  if (entry.from && (entry.digest === null || digestOrigin(entry.from) !== entry.digest))
    return 'its address or login id was changed';
  return undefined;
};

/** What the first stored entry follows: the start, or the last entry that was cut according to an entry of the chain. */
const findStart = async (portal: Connection, first: AuditRecord): Promise<AuditTail | undefined> => {
  if (first._id === 1) return CHAIN_START;
  const cut = await portal
    .collection<AuditRecord>('audit')
    .findOne({ kind: 'log', what: CUT, 'details.through': first._id - 1 });
  return cut ? { _id: first._id - 1, hash: String(cut.details.hash) } : undefined;
};

/**
 * Reads the whole chain and says where it breaks. `expected`: an entry that was noted elsewhere, for example by an earlier
 * check or by the receiver of forwarded entries; a chain that was written anew from an entry before it does not have it.
 */
export const verifyChain = async (portal: Connection, expected?: AuditTail): Promise<ChainReport> => {
  const entries = portal.collection<AuditRecord>('audit').find({}).sort({ _id: 1 });
  const report: ChainReport = { entries: 0, erased: 0, first: 0, last: CHAIN_START };
  const breakAt = (seq: number, reason: string) => ({ ...report, broken: { seq, reason } });
  let hasExpected = expected === undefined;
  for await (const entry of entries) {
    if (!report.entries) {
      const start = await findStart(portal, entry);
      if (!start) return breakAt(entry._id, 'the entries before it are missing, and no entry says that they were cut');
      report.first = entry._id;
      report.last = start;
      // Cutting keeps the entry that a noted one would be compared with only in part.
      if (expected && expected._id < entry._id) hasExpected = true;
    }
    const reason = findBreak(report.last, entry);
    if (reason) return breakAt(entry._id, reason);
    if (expected?._id === entry._id) {
      if (expected.hash !== entry.hash) return breakAt(entry._id, 'it has another hash than the one that was noted');
      hasExpected = true;
    }
    report.entries += 1;
    if (entry.digest !== null && entry.from === null) report.erased += 1;
    report.last = { _id: entry._id, hash: entry.hash };
  }
  if (expected && !hasExpected)
    return breakAt(expected._id, 'the noted entry is missing: the end of the log was removed');
  return report;
};
