import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { isDuplicateKeyError } from './duplicate-key-error';

interface LeaseDocument {
  _id: string;
  holder?: string;
  until?: Date;
}

/** A lease that is not renewed within this time expires, because its holder has crashed. */
const LEASE_MS = 10_000;
/** The pause between two attempts doubles from the first to the longest. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;

/** Abort reason of a task whose lease may be held by another process by now. */
export class LeaseLost extends Error {
  constructor(work: string) {
    super(`another process may have taken over: ${work}`);
  }
}

/** A lease for one piece of work: only one process of the deployment holds it at a time, by the database clock. */
export const lease = (db: Connection, work: string, lengthMs = LEASE_MS) => {
  const leases = () => db.collection<LeaseDocument>('leases');
  const holder = randomUUID();
  const hold = [{ $set: { holder, until: { $add: ['$$NOW', lengthMs] } } }];
  const renew = () => leases().updateOne({ _id: work, holder }, hold);

  const claimFree = async () => {
    try {
      await leases().updateOne({ _id: work, holder: { $exists: false } }, hold, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKeyError(error)) return false;
      throw error;
    }
  };
  const claimExpired = async () => {
    const expired = { _id: work, $expr: { $lt: ['$until', '$$NOW'] } };
    return (await leases().updateOne(expired, hold)).matchedCount > 0;
  };

  const claim = async () => (await claimFree()) || (await claimExpired());

  return {
    /** Tries to take the lease; returns whether this process has it now. Call `during` next, which renews it. */
    claim,
    /** The same, but waits up to `mostMs` for another process to release it. */
    async claimWithin(mostMs: number): Promise<boolean> {
      const until = Date.now() + mostMs;
      for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
        if (await claim()) return true;
        const left = until - Date.now();
        if (left <= 0) return false;
        // Many processes wait for the same change: they do not ask all at once.
        await sleep(Math.min(left, pause * (0.5 + Math.random())));
      }
    },
    /**
     * Renews the lease while `task` runs and releases it afterwards. The signal aborts when another process may hold
     * the lease: then the task must stop writing. A task that was paused may have written before the signal: `confirm`
     * throws when the lease was lost meanwhile.
     */
    async during<T>(task: (lost: AbortSignal, confirm: () => Promise<void>) => Promise<T>): Promise<T> {
      const lost = new AbortController();
      let renewedAt = Date.now();
      const renewOnce = async () => {
        const askedAt = Date.now();
        // A failed renewal does not mean that the lease is lost, but its time keeps running.
        const renewed = await renew().catch(() => undefined);
        if (renewed?.matchedCount) renewedAt = askedAt;
        else if (renewed || Date.now() - renewedAt >= lengthMs) lost.abort(new LeaseLost(work));
      };
      const confirm = async () => {
        const { matchedCount } = await renew();
        if (!matchedCount) lost.abort(new LeaseLost(work));
        lost.signal.throwIfAborted();
      };
      const renewing = setInterval(() => void renewOnce(), lengthMs / 4);
      try {
        return await task(lost.signal, confirm);
      } finally {
        clearInterval(renewing);
        await leases().updateOne({ _id: work, holder }, { $unset: { holder: '', until: '' } });
      }
    },
  };
};
