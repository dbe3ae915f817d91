import { EVENT } from '@skills-architect/contracts';
import type { SessionUser } from '@skills-architect/contracts/portal';
import type { ClientSession, Connection } from 'mongoose';
import type { Events } from '../events/events';

/** What a session keeps of its user; each request is decided by it. */
interface SessionOfUser {
  _id: string;
  user: SessionUser;
  /** Why it was ended before its time, as its browser is told. */
  over?: string;
}

/** The sessions that are open, as far as they follow from users: for the gateway that keeps them and the owner of users. */
export const openSessions = (portal: Connection, events: Events) => {
  const sessions = () => portal.collection<SessionOfUser>('sessions');
  return {
    /** Lets every open session of a user go on as this; written with the user itself, so that neither stands alone. */
    follow: (user: SessionUser, session?: ClientSession) =>
      sessions().updateMany({ 'user.userId': user.userId }, { $set: { user } }, { session }),

    /** Ends every open session of a user but this one; their browsers say why. */
    end: (userId: number, over: string, { except, session }: { except?: string; session?: ClientSession } = {}) =>
      sessions().updateMany({ 'user.userId': userId, _id: { $ne: except } }, { $set: { over } }, { session }),

    /** Has the user's browsers, and the sockets they hold, look at their session again. */
    tell: (userId: number) => events.publish({ to: { userId }, name: EVENT.session, data: {} }),
  };
};
export type OpenSessions = ReturnType<typeof openSessions>;
