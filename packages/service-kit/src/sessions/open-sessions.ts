import { EVENT } from '@skills-architect/contracts';
import type { SessionUser } from '@skills-architect/contracts/portal';
import type { ClientSession, Connection } from 'mongoose';
import type { Events } from '../events/events';

/** The user data stored in a session; access checks use it. */
interface SessionOfUser {
  _id: string;
  user: SessionUser;
  /** Why the session was ended early; shown in the browser. */
  over?: string;
}

/** Updates open sessions when users change. Sessions are stored by the gateway; the admin service owns the users. */
export const openSessions = (portal: Connection, events: Events) => {
  const sessions = () => portal.collection<SessionOfUser>('sessions');
  return {
    /** Updates the user in all open sessions, in the transaction that changes the user. */
    updateUser: (user: SessionUser, session?: ClientSession) =>
      sessions().updateMany({ 'user.userId': user.userId }, { $set: { user } }, { session }),

    /** The same for several users, in one write. */
    updateUsers: async (users: readonly SessionUser[], session?: ClientSession) => {
      if (!users.length) return;
      await sessions().bulkWrite(
        users.map((user) => ({
          updateMany: { filter: { 'user.userId': user.userId }, update: { $set: { user } } },
        })),
        { session, ordered: false },
      );
    },

    /** Ends all open sessions of a user except `except`; their browsers show the reason. */
    end: (userId: number, over: string, { except, session }: { except?: string; session?: ClientSession } = {}) =>
      sessions().updateMany({ 'user.userId': userId, _id: { $ne: except } }, { $set: { over } }, { session }),

    /** Ends all open sessions of several users, whose browsers show the reason. */
    async endAll(userIds: readonly number[], over: string): Promise<void> {
      const open = { 'user.userId': { $in: [...userIds] }, over: { $exists: false } };
      const signedIn = await sessions().distinct('user.userId', open);
      await sessions().updateMany(open, { $set: { over } });
      for (const userId of signedIn) await events.publish({ to: { userId }, name: EVENT.session, data: {} });
    },

    /** Deletes the access tokens of a user who is no service account any more. */
    deleteTokens: (userId: number, session?: ClientSession) =>
      portal.collection<{ userId: number }>('accessTokens').deleteMany({ userId }, { session }),

    /** Makes the user's browsers and sockets check their session again. */
    notify: (userId: number) => events.publish({ to: { userId }, name: EVENT.session, data: {} }),

    /** The same for all users of a client. */
    notifyClient: (clientId: number) => events.publish({ to: { clientId }, name: EVENT.session, data: {} }),
  };
};
export type OpenSessions = ReturnType<typeof openSessions>;
