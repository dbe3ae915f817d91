import type { ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';

/**
 * Data that two concurrent transactions must not change based on the same old state: the Super Users, and the clients
 * of users.
 */
type LockName = 'super-users' | 'clients-of-users';

/** Serialises transactions: the second one retries after the first has committed, and sees its changes. */
export const serialize = (kit: ServiceKit, name: LockName, session: ClientSession) =>
  kit.db
    .collection<{ _id: string; writes: number }>('locks')
    .updateOne({ _id: name }, { $inc: { writes: 1 } }, { upsert: true, session });
