import type { Connection } from 'mongoose';
import type { StoredSession } from '../sessions/session-store';
import type { LogoutHint, SamlSubject } from './protocol';

/** Longer than any session is used without a pause. */
const KEPT_MS = 30 * 24 * 3600_000;

interface ProviderSession extends LogoutHint {
  /** Id of the session. */
  _id: string;
  /** Missing for sign-ins of earlier versions. */
  userId?: number;
  providerId: number;
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
        {
          key: { providerId: 1, 'subject.nameId': 1 },
          partialFilterExpression: { 'subject.nameId': { $exists: true } },
        },
      ]),
    async note({ _id, user: { userId } }: Pick<StoredSession, '_id' | 'user'>, providerId: number, hint: LogoutHint) {
      const endsAt = new Date(Date.now() + KEPT_MS);
      await collection().insertOne({ _id, userId, providerId, ...hint, endsAt });
    },
    /** Forgets and returns it; undefined when the user signed in otherwise. */
    take: async (sessionId: string) => (await collection().findOneAndDelete({ _id: sessionId })) ?? undefined,
    /** Forgets the sign-ins with this name at a SAML provider that it means; returns the ids of their sessions. */
    async takeNamed(providerId: number, nameId: string, isMeant: (subject: SamlSubject) => boolean): Promise<string[]> {
      const named = await collection().find({ providerId, 'subject.nameId': nameId }).toArray();
      const ids = named.filter(({ subject }) => subject && isMeant(subject)).map(({ _id }) => _id);
      if (ids.length) await collection().deleteMany({ _id: { $in: ids } });
      return ids;
    },
  };
};
export type ProviderSessions = ReturnType<typeof providerSessions>;
