import type { Connection } from 'mongoose';
import type { StoredSession } from '../sessions/session-store';

/** Longer than any session is used without a pause. */
const KEPT_MS = 30 * 24 * 3600_000;

interface ProviderSession {
  /** Id of the session. */
  _id: string;
  /** Missing for sign-ins of earlier versions. */
  userId?: number;
  providerId: number;
  idToken: string;
  endsAt: Date;
}

/** With which provider a session was opened, for the sign-out there; apart from sessions, which every request reads. */
export const providerSessions = (portal: Connection) => {
  const collection = () => portal.collection<ProviderSession>('providerSessions');
  return {
    createIndexes: () =>
      collection().createIndexes([
        { key: { endsAt: 1 }, expireAfterSeconds: 0 },
        { key: { userId: 1 }, sparse: true },
      ]),
    async note({ _id, user: { userId } }: Pick<StoredSession, '_id' | 'user'>, providerId: number, idToken: string) {
      const endsAt = new Date(Date.now() + KEPT_MS);
      await collection().insertOne({ _id, userId, providerId, idToken, endsAt });
    },
    /** Forgets and returns it; undefined when the user signed in otherwise. */
    take: async (sessionId: string) => (await collection().findOneAndDelete({ _id: sessionId })) ?? undefined,
  };
};
export type ProviderSessions = ReturnType<typeof providerSessions>;
