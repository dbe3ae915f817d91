import { createHash, randomBytes } from 'node:crypto';
import type { UserType } from '@skills-architect/contracts';
import type { SessionUser } from '@skills-architect/contracts/portal';
import type { Connection } from 'mongoose';

/** A session ends after this long without use. */
export const IDLE_MS = 8 * 3600 * 1000;
const NOTE_USE_EVERY_MS = 60_000;
/** A page says that it is open every 25 s. */
const OPEN_FOR_MS = 60_000;

export interface StoredSession {
  /** A hash of the cookie's value: who reads the database cannot sign in with it. */
  _id: string;
  user: SessionUser;
  csrfToken: string;
  usedAt: Date;
  /** When a page of it last held a socket; none before the first one. */
  openAt?: Date;
  endsAt: Date;
  /** Why it was ended before its time; such a session lets nobody in. */
  over?: string;
}

/** What is left of a session that its user ended. */
type OverSession = Required<Pick<StoredSession, '_id' | 'over' | 'endsAt'>>;
const SIGNED_OUT = 'You have signed out.';

/** Sessions with an open page, by the type of their user. */
export type OpenByType = ReadonlyMap<UserType, number>;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
const secret = () => randomBytes(32).toString('base64url');

/** The sessions of a deployment; one indexed read a request, nothing cached, so that a change takes hold at once. */
export const sessionStore = (portal: Connection, now: () => Date = () => new Date()) => {
  const sessions = () => portal.collection<StoredSession>('sessions');
  const live = () => ({ endsAt: { $gt: now() }, over: { $exists: false } });
  const end = () => new Date(now().getTime() + IDLE_MS);
  return {
    createIndexes: () =>
      sessions().createIndexes([
        { key: { endsAt: 1 }, expireAfterSeconds: 0 },
        { key: { 'user.userId': 1 } },
        { key: { openAt: 1 } },
      ]),

    /** Begins a session; `token` goes into the cookie and is kept nowhere. */
    async begin(user: SessionUser) {
      const token = secret();
      const session = { _id: hashToken(token), user, csrfToken: secret(), usedAt: now(), endsAt: end() };
      await sessions().insertOne(session);
      return { token, session };
    },

    /** The session of a token, without counting as use of it. */
    async look(token: string | undefined): Promise<StoredSession | undefined> {
      if (!token) return undefined;
      return (await sessions().findOne({ _id: hashToken(token), ...live() })) ?? undefined;
    },

    /** The session of a token that somebody uses now. */
    async find(token: string | undefined): Promise<StoredSession | undefined> {
      const session = await this.look(token);
      if (!session) return undefined;
      if (now().getTime() - session.usedAt.getTime() > NOTE_USE_EVERY_MS)
        await sessions().updateOne({ _id: session._id }, { $set: { usedAt: now(), endsAt: end() } });
      return session;
    },

    /** Notes that a page of this session is open. */
    async noteOpen(token: string) {
      await sessions().updateOne({ _id: hashToken(token) }, { $set: { openAt: now() } });
    },

    /** How many sessions have an open page, by the type of their user. */
    async openByType(): Promise<OpenByType> {
      const since = new Date(now().getTime() - OPEN_FOR_MS);
      const counted = await sessions()
        .aggregate<{ _id: UserType; sessions: number }>([
          { $match: { openAt: { $gt: since }, ...live() } },
          { $group: { _id: '$user.userType', sessions: { $sum: 1 } } },
        ])
        .toArray();
      return new Map(counted.map(({ _id, sessions: count }) => [_id, count]));
    },

    /** The users of a type who are signed in. */
    userIds: (userType: UserType): Promise<number[]> =>
      sessions().distinct('user.userId', { 'user.userType': userType, ...live() }),

    /** Why the session of a token was ended before its time, if it was. */
    async whyOver(token: string | undefined): Promise<string | undefined> {
      return token === undefined ? undefined : (await sessions().findOne({ _id: hashToken(token) }))?.over;
    },

    /** Lets a session go on as this user. */
    async follow(session: StoredSession, user: SessionUser): Promise<StoredSession> {
      await sessions().updateOne({ _id: session._id }, { $set: { user } });
      return { ...session, user };
    },

    /** Ends a session by its own user; nothing is kept of it but why its other pages are signed out. */
    async end({ _id, endsAt }: Pick<StoredSession, '_id' | 'endsAt'>) {
      await portal.collection<OverSession>('sessions').replaceOne({ _id }, { over: SIGNED_OUT, endsAt });
    },
  };
};
export type SessionStore = ReturnType<typeof sessionStore>;
