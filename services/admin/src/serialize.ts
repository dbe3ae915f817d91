import type { ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';

/**
 * What must not be changed by two at once, each seeing the other's still as it was: who the Super Users are, and which
 * clients users have.
 */
type Line = 'super-users' | 'clients-of-users';

/** Lets one transaction after the other pass: the second begins anew when the first has ended, and sees what it did. */
export const serialize = (kit: ServiceKit, line: Line, session: ClientSession) =>
  kit.db
    .collection<{ _id: string; writes: number }>('locks')
    .updateOne({ _id: line }, { $inc: { writes: 1 } }, { upsert: true, session });
