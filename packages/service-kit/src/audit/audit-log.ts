import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { isDuplicateKeyError } from '../database/duplicate-key-error';
import { expiringCache } from '../identity/expiring-cache';
import { digestOf } from '../suggestions/suggestion-log';
import {
  type AuditAct,
  type AuditRecord,
  type AuditTail,
  auditTerms,
  CHAIN_START,
  chainAfter,
  toRecord,
  type UnchainedRecord,
} from './audit-entry';
import { batched } from './batched';

/** Acts that have begun and have no entry yet. */
interface PendingAct extends Omit<UnchainedRecord, 'terms'> {
  _id: string;
}

export interface AuditLogOptions {
  now?: () => Date;
  /** Is told what went wrong without a consequence for the entries. */
  warn?: (error: unknown, sentence: string) => void;
}

/** How long an entry is tried before the caller gets the error. */
const TRY_FOR_MS = 10_000;
const LONGEST_PAUSE_MS = 20;
const LARGEST_BATCH = 200;
const TAIL_KEPT_MS = 10;
/** No call takes longer: such an act has lost its process. */
export const LOST_AFTER_MS = 20 * 60_000;
/** Refusals of one kind have one entry in this time, so that a flood of requests is not one of entries. */
const QUIET_MS = 10 * 60_000;
const DURABLE = { writeConcern: { w: 'majority', j: true } } as const;

/**
 * The audit log of a deployment: one hash chain over all processes, whose order is that of the numbers in `_id`. An entry
 * is appended by inserting the next number: of several processes only one can, and the others try the number after it.
 */
export const auditLog = (
  portal: Connection,
  { now = () => new Date(), warn = () => undefined }: AuditLogOptions = {},
) => {
  const entries = () => portal.collection<AuditRecord>('audit');
  const pending = () => portal.collection<PendingAct>('auditPending');
  const repeated = () => portal.collection<{ _id: string; until: Date }>('auditRepeats');
  /** Refusals that some process has noted lately: a flood does not reach the database. */
  const known = expiringCache<true>(now);
  /** The end as this process has left it; used again while other processes have hardly had time to append. */
  let tail: AuditTail | undefined;
  let tailAt = 0;

  /** Only confirmed entries may be continued: others could vanish with their process of MongoDB. */
  const readTail = async (): Promise<AuditTail> => {
    const [last] = await entries()
      .find({}, { projection: { hash: 1 }, readConcern: 'majority' })
      .sort({ _id: -1 })
      .limit(1)
      .toArray();
    return last ?? CHAIN_START;
  };
  const withoutStored = async (records: readonly UnchainedRecord[]) => {
    const keys = records.map(({ key }) => key);
    const stored = new Set(await entries().distinct('key', { key: { $in: keys } }, { readConcern: 'majority' }));
    return records.filter(({ key }) => !stored.has(key));
  };

  /** Appends entries in one write; repeats it when another process was faster, or when it is not known to be stored. */
  const appendAll = async (records: readonly UnchainedRecord[]) => {
    let open = records;
    if (Date.now() - tailAt > TAIL_KEPT_MS) tail = undefined;
    const until = Date.now() + TRY_FOR_MS;
    for (let tries = 0; ; tries += 1) {
      // The first time the end has moved; after that, others are trying too.
      if (tries > 1) await sleep(Math.random() * LONGEST_PAUSE_MS);
      try {
        tail ??= await readTail();
        const chained = chainAfter(tail, open);
        await entries().insertMany(chained, { ordered: true, ...DURABLE });
        tail = chained.at(-1);
        tailAt = Date.now();
        return;
      } catch (error) {
        tail = undefined;
        if (Date.now() > until) throw error;
        open = await withoutStored(open).catch(() => open);
        if (!open.length) return;
      }
    }
  };
  const append = batched(appendAll, LARGEST_BATCH);

  const forgetPending = (keys: readonly string[]) => pending().deleteMany({ _id: { $in: [...keys] } });
  /** Does not wait: a note that stays although its entry exists is recognised by its key. */
  const forget = (key: string): void => {
    forgetPending([key]).catch((error: unknown) => warn(error, 'the note of an audited act was not removed'));
  };

  return {
    createIndexes: () =>
      Promise.all([
        entries().createIndexes([
          { key: { key: 1 }, unique: true },
          { key: { at: -1, _id: -1 } },
          { key: { userId: 1, at: -1, _id: -1 } },
          { key: { clientId: 1, at: -1, _id: -1 } },
          { key: { kind: 1, at: -1, _id: -1 } },
          { key: { outcome: 1, at: -1, _id: -1 } },
          { key: { terms: 1, at: -1 } },
          { key: { 'from.login': 1 }, sparse: true },
        ]),
        pending().createIndexes([{ key: { at: 1 } }]),
        repeated().createIndexes([{ key: { until: 1 }, expireAfterSeconds: 0 }]),
      ]),

    /** Appends an entry; resolves when it is stored on a majority of MongoDB's members, and throws otherwise. */
    append: (act: AuditAct): Promise<void> => append(toRecord(act, now())),

    /** Appends an entry for a refused call, unless there is one of the last ten minutes for the same call and caller. */
    async appendRefusal({ requestId, ...act }: AuditAct): Promise<void> {
      const { kind, what, status, userId, address, details } = act;
      const key = digestOf([kind, what, status, userId, address, details]);
      if (known.get(key)) return;
      const until = now().getTime() + QUIET_MS;
      const isFirst = await repeated()
        .updateOne({ _id: key, until: { $lte: now() } }, { $set: { until: new Date(until) } }, { upsert: true })
        .then(() => true)
        .catch((error: unknown) => {
          if (isDuplicateKeyError(error)) return false;
          throw error;
        });
      known.set(key, true, until);
      const more = 'not recorded for 10 minutes';
      if (isFirst) await append(toRecord({ ...act, requestId, details: { ...details, repeats: more } }, now()));
    },

    /**
     * Notes that an act begins, before anything changes. If the process dies before `end`, the act gets an entry with the
     * outcome `unknown`.
     */
    async begin(act: Omit<AuditAct, 'outcome'>): Promise<string> {
      const { key, terms: _derived, ...record } = toRecord({ ...act, outcome: 'unknown' }, now());
      await pending().insertOne({ ...record, key, _id: key }, DURABLE);
      return key;
    },

    /** Appends the entry of an act that has begun. */
    async end(key: string, act: AuditAct): Promise<void> {
      await append(toRecord(act, now(), key));
      forget(key);
    },

    /** Removes the note of an act that changed nothing and needs no entry. */
    forget,

    /** Appends entries for acts whose process has died; returns their number. One process at a time. */
    async closeLost(): Promise<number> {
      const before = new Date(now().getTime() - LOST_AFTER_MS);
      const lost = await pending()
        .find({ at: { $lt: before } })
        .sort({ at: 1 })
        .limit(LARGEST_BATCH)
        .toArray();
      const records = lost.map(({ _id, ...record }) => ({ ...record, terms: auditTerms(record) }));
      const open = await withoutStored(records);
      // The call may still be running on a process that was paused: its own entry then follows this one.
      await Promise.all(open.map((record) => append({ ...record, key: `${record.key}:lost` })));
      await forgetPending(lost.map(({ _id }) => _id));
      return open.length;
    },
  };
};
export type AuditLog = ReturnType<typeof auditLog>;
