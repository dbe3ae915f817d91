import type { UserType } from '@skills-architect/contracts';
import type { SessionUser } from '@skills-architect/contracts/portal';
import { createSecret, hashSecret } from '@skills-architect/service-kit';
import type { Connection } from 'mongoose';

/** A session ends after this long without use. */
export const IDLE_MS = 8 * 3600 * 1000;
const STORE_USE_EVERY_MS = 60_000;
/** Open pages send a heartbeat every 25 s. */
const OPEN_FOR_MS = 60_000;

export interface StoredSession {
  /** Hash of the cookie's value: with read access to the database nobody can sign in. */
  _id: string;
  user: SessionUser;
  csrfToken: string;
  usedAt: Date;
  /** When and from where it was started; missing for sessions of earlier versions. */
  startedAt?: Date;
  address?: string;
  browser?: string;
  /** When a page of this session last had an open socket; undefined before the first. */
  openAt?: Date;
  endsAt: Date;
  /** Why the session was ended early; such a session gives no access. */
  over?: string;
}

/** What is kept of a session ended by its user. */
type OverSession = Required<Pick<StoredSession, '_id' | 'over' | 'endsAt'>>;
const SIGNED_OUT = 'You have signed out.';

/** Number of sessions with an open page, by user type. */
export type OpenByType = ReadonlyMap<UserType, number>;

/** From where a session is started. */
export interface SessionOrigin {
  address?: string;
  browser?: string;
}

const LONGEST_BROWSER = 300;
const HOUR_MS = 3600 * 1000;

/**
 * Sessions of a deployment: one indexed read per request without a cache, so that changes take effect at once. `maxHours`:
 * how long a session lasts at most, however much it is used; undefined is for ever. `onUse` hears, at most once a minute,
 * that a session goes on.
 */
export const sessionStore = (
  portal: Connection,
  now: () => Date = () => new Date(),
  maxHours?: number,
  onUse: (sessionId: string) => Promise<unknown> = async () => undefined,
) => {
  const sessions = () => portal.collection<StoredSession>('sessions');
  const live = () => ({ endsAt: { $gt: now() }, over: { $exists: false } });
  const end = (startedAt: Date) => {
    const idleEnd = now().getTime() + IDLE_MS;
    return new Date(maxHours ? Math.min(idleEnd, startedAt.getTime() + maxHours * HOUR_MS) : idleEnd);
  };
  return {
    createIndexes: () =>
      sessions().createIndexes([
        { key: { endsAt: 1 }, expireAfterSeconds: 0 },
        { key: { 'user.userId': 1 } },
        { key: { openAt: 1 } },
      ]),

    /** Starts a session; `token` is for the cookie and is not stored. */
    async begin(user: SessionUser, { address, browser }: SessionOrigin = {}) {
      const token = createSecret();
      const startedAt = now();
      const session = {
        _id: hashSecret(token),
        user,
        csrfToken: createSecret(),
        usedAt: startedAt,
        startedAt,
        endsAt: end(startedAt),
        ...(address && { address }),
        ...(browser && { browser: browser.slice(0, LONGEST_BROWSER) }),
      };
      await sessions().insertOne(session);
      return { token, session };
    },

    /** Loads the session of a token without extending it. */
    async peek(token: string | undefined): Promise<StoredSession | undefined> {
      if (!token) return undefined;
      return (await sessions().findOne({ _id: hashSecret(token), ...live() })) ?? undefined;
    },

    /** Loads the session of a token and extends it. */
    async find(token: string | undefined): Promise<StoredSession | undefined> {
      const session = await this.peek(token);
      if (!session) return undefined;
      if (now().getTime() - session.usedAt.getTime() > STORE_USE_EVERY_MS) {
        const { startedAt = now() } = session;
        await sessions().updateOne(
          { _id: session._id },
          { $set: { usedAt: now(), startedAt, endsAt: end(startedAt) } },
        );
        await onUse(session._id);
      }
      return session;
    },

    /** Records that a page of this session is open. */
    async noteOpen(token: string) {
      await sessions().updateOne({ _id: hashSecret(token) }, { $set: { openAt: now() } });
    },

    /** The open sessions of a user, last used first. */
    ofUser: (userId: number): Promise<StoredSession[]> =>
      sessions()
        .find({ 'user.userId': userId, ...live() })
        .sort({ usedAt: -1 })
        .toArray(),

    /** Number of sessions with an open page, by user type. */
    async openByType(): Promise<OpenByType> {
      const since = new Date(now().getTime() - OPEN_FOR_MS);
      const counts = await sessions()
        .aggregate<{ _id: UserType; sessions: number }>([
          { $match: { openAt: { $gt: since }, ...live() } },
          { $group: { _id: '$user.userType', sessions: { $sum: 1 } } },
        ])
        .toArray();
      return new Map(counts.map(({ _id, sessions: count }) => [_id, count]));
    },

    /** Ids of the signed-in users of a type. */
    userIds: (userType: UserType): Promise<number[]> =>
      sessions().distinct('user.userId', { 'user.userType': userType, ...live() }),

    /** Why the session of a token was ended early, if it was. */
    async findEndReason(token: string | undefined): Promise<string | undefined> {
      return token === undefined ? undefined : (await sessions().findOne({ _id: hashSecret(token) }))?.over;
    },

    /** Updates the user of a session. */
    async updateUser(session: StoredSession, user: SessionUser): Promise<StoredSession> {
      await sessions().updateOne({ _id: session._id }, { $set: { user } });
      return { ...session, user };
    },

    /** Ends sessions by their ids, whose browsers show the reason; returns the ids of their users. */
    async endAll(ids: readonly string[], over: string): Promise<number[]> {
      const open = { _id: { $in: [...ids] }, ...live() };
      const userIds = await sessions().distinct('user.userId', open);
      await sessions().updateMany(open, { $set: { over } });
      return userIds;
    },

    /** Ends a session for its own user; only the reason is kept, for its other pages. */
    async end({ _id, endsAt }: Pick<StoredSession, '_id' | 'endsAt'>) {
      await portal.collection<OverSession>('sessions').replaceOne({ _id }, { over: SIGNED_OUT, endsAt });
    },
  };
};
export type SessionStore = ReturnType<typeof sessionStore>;
