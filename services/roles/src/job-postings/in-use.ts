import { EVENT } from '@skills-architect/contracts';
import { isDuplicateKeyError, type ServiceKit } from '@skills-architect/service-kit';

interface InUse {
  /** Id of the posting. */
  _id: number;
  userId: number;
  userName: string;
  until: Date;
}

interface Person {
  userId: number;
  name: string;
}

/** Lease time: a posting is free again when its browser does not renew the lease. */
const LEASE_MS = 90_000;

/** Who has which posting open: a lease for one user at a time, which expires by itself. */
export const postingsInUse = ({ db, events, now }: Pick<ServiceKit, 'db' | 'events' | 'now'>) => {
  const inUse = () => db.collection<InUse>('jobPostingInUse');
  const publishChange = (id: number) =>
    events.publish({ to: { all: true }, name: EVENT.changed, data: { resource: 'jobs', ids: [id] } });

  /** Takes or renews the lease; false when another user has it. */
  const take = async (id: number, { userId, name }: Person): Promise<boolean> => {
    const until = new Date(now().getTime() + LEASE_MS);
    const renewed = await inUse().updateOne({ _id: id, userId, until: { $gt: now() } }, { $set: { until } });
    if (renewed.matchedCount) return true;
    try {
      const freeFilter = { _id: id, until: { $lte: now() } };
      await inUse().updateOne(freeFilter, { $set: { userId, userName: name, until } }, { upsert: true });
    } catch (error) {
      if (isDuplicateKeyError(error)) return false;
      throw error;
    }
    await publishChange(id);
    return true;
  };

  return {
    createIndexes: () => inUse().createIndex({ until: 1 }, { expireAfterSeconds: 0 }),
    take,

    /** Names of other users by the postings that they have open. */
    async byOthers(userId: number): Promise<Map<number, string>> {
      const found = await inUse()
        .find({ userId: { $ne: userId }, until: { $gt: now() } })
        .toArray();
      return new Map(found.map(({ _id, userName }) => [_id, userName]));
    },

    async release(id: number, userId: number) {
      if ((await inUse().deleteOne({ _id: id, userId })).deletedCount) await publishChange(id);
    },
  };
};
export type PostingsInUse = ReturnType<typeof postingsInUse>;
