import type { Connection } from 'mongoose';
import type { StoredSession } from '../sessions/session-store';
import type { LogoutHint, SamlSubject } from './protocol';

/** Kept from the last use on; longer than an unused session lasts. */
const KEPT_MS = 30 * 24 * 3600_000;
const RENEWED_BEFORE_MS = KEPT_MS - 24 * 3600_000;

interface ProviderSession extends LogoutHint {
  /** Id of the session. */
  _id: string;
  /** Missing for sign-ins of earlier versions. */
  userId?: number;
  providerId: number;
  /** When the user signed in; missing for sign-ins of earlier versions. */
  startedAt?: Date;
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
    async note(
      { _id, user: { userId }, startedAt = new Date() }: Pick<StoredSession, '_id' | 'user' | 'startedAt'>,
      providerId: number,
      hint: LogoutHint,
    ) {
      const endsAt = new Date(Date.now() + KEPT_MS);
      await collection().insertOne({ _id, userId, providerId, ...hint, startedAt, endsAt });
    },
    /** Keeps what belongs to a session that goes on; it is written once a day. */
    async keep(sessionId: string) {
      const now = Date.now();
      const old = { _id: sessionId, endsAt: { $lt: new Date(now + RENEWED_BEFORE_MS) } };
      await collection().updateOne(old, { $set: { endsAt: new Date(now + KEPT_MS) } });
    },
    /** Forgets and returns it; undefined when the user signed in otherwise. */
    take: async (sessionId: string) => (await collection().findOneAndDelete({ _id: sessionId })) ?? undefined,
    /** Ids of the sessions with this name at a SAML provider that it means, if they had begun by then. */
    async findNamed(
      { providerId, nameId, until }: { providerId: number; nameId: string; until: Date },
      isMeant: (subject: SamlSubject) => boolean,
    ): Promise<string[]> {
      const earlier = { providerId, 'subject.nameId': nameId, startedAt: { $not: { $gt: until } } };
      const named = await collection().find(earlier).toArray();
      return named.filter(({ subject }) => subject && isMeant(subject)).map(({ _id }) => _id);
    },
    /** Forgets with which provider these sessions were opened. */
    async forget(sessionIds: readonly string[]) {
      await collection().deleteMany({ _id: { $in: [...sessionIds] } });
    },
  };
};
export type ProviderSessions = ReturnType<typeof providerSessions>;
