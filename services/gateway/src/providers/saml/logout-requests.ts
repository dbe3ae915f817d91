import { AppError, hashSecret } from '@skills-architect/service-kit';
import type { Connection } from 'mongoose';
import { countUse, createLimiter } from '../../sessions/limiter';

/** How long the portal waits for a provider's answer. */
const ANSWER_MS = 10 * 60_000;
/**
 * Limit of logout messages per minute and IP address. Counted apart from sign-ins, because any website can send a
 * browser here.
 */
const MESSAGES = { keyPrefix: 'samlLogout', points: 300, duration: 60 };

interface LogoutRequest {
  _id: string;
  providerId: number;
  /** Whom the portal signs out. */
  userId: number;
  endsAt: Date;
}

/** The portal's requests for a logout, until they are answered. */
export const logoutRequests = (portal: Connection) => {
  const collection = () => portal.collection<LogoutRequest>('samlLogouts');
  const keyOf = (providerId: number, id: string) => hashSecret(`${providerId} ${id}`);
  const messages = createLimiter(portal, MESSAGES);
  return {
    createIndexes: () => collection().createIndexes([{ key: { endsAt: 1 }, expireAfterSeconds: 0 }]),

    /** Counts a message from this address; throws `too-many` above the limit. */
    async limit(address: string) {
      const { waitMs } = await countUse(messages, address);
      if (waitMs !== undefined) throw new AppError('too-many', 'There were too many logouts. Try again in 1 minute.');
    },

    async add(id: string, providerId: number, userId: number) {
      const endsAt = new Date(Date.now() + ANSWER_MS);
      await collection().insertOne({ _id: keyOf(providerId, id), providerId, userId, endsAt });
    },

    /** Takes a request of the portal to this provider; undefined when there is none, or it was answered. */
    take: async (id: string, providerId: number): Promise<{ userId: number } | undefined> => {
      const mine = { _id: keyOf(providerId, id), endsAt: { $gt: new Date() } };
      const { userId } = (await collection().findOneAndDelete(mine)) ?? {};
      return userId === undefined ? undefined : { userId };
    },
  };
};
export type LogoutRequests = ReturnType<typeof logoutRequests>;
