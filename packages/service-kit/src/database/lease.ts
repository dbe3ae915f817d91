import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { isTaken } from './is-taken';

interface LeaseDocument {
  _id: string;
  holder?: string;
  until?: Date;
}

/** A lease that its holder does not renew within this time is free: the holder has died. */
const LEASE_MS = 10_000;

/** Lets one process of the deployment at a time do a piece of work, by the clock of the database. */
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
      if (isTaken(error)) return false;
      throw error;
    }
  };
  const claimExpired = async () => {
    const expired = { _id: work, $expr: { $lt: ['$until', '$$NOW'] } };
    return (await leases().updateOne(expired, hold)).matchedCount > 0;
  };

  return {
    /** Whether the work is this process's to do now. It keeps the lease until it gives it back or dies. */
    claim: async (): Promise<boolean> => (await claimFree()) || (await claimExpired()),
    /** Keeps the lease while `work` runs, and lets the next one have it at once afterwards. */
    async during<T>(task: () => Promise<T>): Promise<T> {
      const renewing = setInterval(() => void renew().catch(() => undefined), lengthMs / 4);
      try {
        return await task();
      } finally {
        clearInterval(renewing);
        await leases().updateOne({ _id: work, holder }, { $unset: { holder: '', until: '' } });
      }
    },
  };
};
