import { hashSecret, isDuplicateKeyError } from '@skills-architect/service-kit';
import type { Connection } from 'mongoose';
import { REQUEST_MS } from './logout-messages';

/** How long the portal waits for a provider's answer. */
const ANSWER_MS = 10 * 60_000;

interface LogoutRequest {
  _id: string;
  providerId: number;
  /** Whom the portal signs out; missing for a request of the provider. */
  userId?: number;
  endsAt: Date;
}

/** Requests for a logout: those of the portal until they are answered, those of providers as long as they count. */
export const logoutRequests = (portal: Connection) => {
  const collection = () => portal.collection<LogoutRequest>('samlLogouts');
  const keyOf = (providerId: number, id: string) => hashSecret(`${providerId} ${id}`);
  return {
    createIndexes: () => collection().createIndexes([{ key: { endsAt: 1 }, expireAfterSeconds: 0 }]),

    async add(id: string, providerId: number, userId: number) {
      const endsAt = new Date(Date.now() + ANSWER_MS);
      await collection().insertOne({ _id: keyOf(providerId, id), providerId, userId, endsAt });
    },

    /** Takes a request of the portal to this provider; undefined when there is none, or it was answered. */
    take: async (id: string, providerId: number): Promise<{ userId: number } | undefined> => {
      const mine = { _id: keyOf(providerId, id), userId: { $exists: true }, endsAt: { $gt: new Date() } };
      const { userId } = (await collection().findOneAndDelete(mine)) ?? {};
      return userId === undefined ? undefined : { userId };
    },

    /** Notes a request of a provider; false when it has sent the same before. */
    async isNew(id: string, providerId: number): Promise<boolean> {
      const endsAt = new Date(Date.now() + 2 * REQUEST_MS);
      return collection()
        .insertOne({ _id: keyOf(providerId, id), providerId, endsAt })
        .then(() => true)
        .catch((error: unknown) => {
          if (isDuplicateKeyError(error)) return false;
          throw error;
        });
    },
  };
};
export type LogoutRequests = ReturnType<typeof logoutRequests>;
