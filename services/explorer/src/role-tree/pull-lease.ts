import { randomUUID } from 'node:crypto';
import { isTaken, type ServiceKit } from '@skills-architect/service-kit';

interface Lease {
  _id: string;
  holder?: string;
  until?: Date;
}

/** What its holder does not renew within this time is free: the holder has died. */
const LEASE_MS = 30_000;

/**
 * Lets one process of the deployment at a time do a work. Of two that bring one copy up to date the slower would write what
 * it has read earlier over what the other has read later.
 */
export const pullLease = ({ db, now }: Pick<ServiceKit, 'db' | 'now'>, work: string) => {
  const leases = () => db.collection<Lease>('leases');
  const mine = { _id: work, holder: randomUUID() };
  const held = () => ({ $set: { holder: mine.holder, until: new Date(now().getTime() + LEASE_MS) } });
  return {
    /** Takes the lease; false when somebody else holds it. */
    claim: async (): Promise<boolean> => {
      try {
        const isFree = { $or: [{ until: { $exists: false } }, { until: { $lt: now() } }] };
        await leases().updateOne({ _id: work, ...isFree }, held(), { upsert: true });
        return true;
      } catch (error) {
        if (isTaken(error)) return false;
        throw error;
      }
    },
    renew: () => leases().updateOne(mine, held()),
    giveBack: () => leases().updateOne(mine, { $unset: { holder: '', until: '' } }),
  };
};
