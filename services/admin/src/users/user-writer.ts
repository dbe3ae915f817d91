import { UserType } from '@skills-architect/contracts';
import { SsoType } from '@skills-architect/contracts/admin';
import {
  AppError,
  isDuplicateKeyError,
  notFound,
  restorableSince,
  type ServiceKit,
} from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import type * as z from 'zod';
import type { Clients } from '../clients/client-document';
import { serialize } from '../serialize';
import { isErased } from './erased-user';
import { sessionUsers } from './session-user';
import type { UserDocument, Users } from './user-document';
import { allExist } from './user-fields';
import {
  ACCOUNT_DELETED,
  ACCOUNT_DISABLED,
  findDisableObjection,
  findObjection,
  findRestoreObjection,
} from './user-rules';

const CLIENT_GONE = 'This user cannot be restored: a client of the user was deleted meanwhile. Add the user again.';
const STATE_LOST = 'The state before the deletion is no longer kept. Add the user again.';
const LOGIN_TAKEN =
  'This user cannot be restored: another user has the mail address or login name by now. Change that one, then try again.';
const LOGIN_CHANGED = 'Your password or login type was changed. Sign in again.';

/** Who changes users: a user, with the session of the request if it goes on, or a sign-in provider (0). */
export interface UserAuthor {
  by: number;
  session?: string | undefined;
  /** Names the change, so that it can be undone together with others. */
  changeSet?: string | undefined;
}

type NewUser = z.output<typeof UserDocument>;

/** The writes of users. They keep a Super User and known clients, and are applied to open sessions. */
export const userWriter = (kit: ServiceKit, users: Users, clients: Clients) => {
  const toSessionUser = sessionUsers(clients);

  const checkSuperUsers = async (
    before: UserDocument,
    after: { userType: UserType; disabled: boolean } | undefined,
    by: number,
    session: ClientSession,
  ) => {
    const isSuperAfter = after?.userType === UserType.Super && !after.disabled;
    if (before.userType === UserType.Super && !isSuperAfter) await serialize(kit, 'super-users', session);
    const otherSupers = await users.model.countDocuments(
      { userType: UserType.Super, disabled: { $ne: true }, _id: { $ne: before._id }, ...users.alive },
      { session },
    );
    const change = { userId: before._id, before: before.userType, by, otherSupers };
    const isDisabledNow = after?.disabled === true && !before.disabled;
    const refusal =
      findObjection({ ...change, after: after?.userType }) ??
      (isDisabledNow ? findDisableObjection(change) : undefined);
    if (refusal) throw new AppError('conflict', refusal);
  };

  /** Applies new rights to open sessions and tokens; changed credentials end all sessions of the user except the current one. */
  const updateSessions = async (
    before: UserDocument,
    after: UserDocument,
    except: string | undefined,
    session?: ClientSession,
  ) => {
    await kit.sessions.updateUser(await toSessionUser(after, session), session);
    // Otherwise they would work again for whoever makes it a service account again.
    if (after.ssoType !== SsoType.ServiceAccount) await kit.sessions.deleteTokens(after._id, session);
    if (after.disabled) await kit.sessions.end(after._id, ACCOUNT_DISABLED, { session });
    else if (before.passwordHash !== after.passwordHash || before.ssoType !== after.ssoType)
      await kit.sessions.end(after._id, LOGIN_CHANGED, { except, session });
  };

  /** Whether these clients exist; prevents deleting one while a user is being assigned to it. */
  const haveClients = async (ids: readonly number[] | undefined, session: ClientSession): Promise<boolean> => {
    if (!ids?.length) return true;
    await serialize(kit, 'clients-of-users', session);
    return allExist(clients, ids, session);
  };
  const checkClients = async (ids: readonly number[] | undefined, session: ClientSession) => {
    if (!(await haveClients(ids, session))) throw notFound('One of the clients');
  };

  return {
    /** Creates a user; `alongside` writes in the same transaction. */
    create: (
      fields: NewUser,
      { by }: UserAuthor,
      alongside?: (user: UserDocument, session: ClientSession) => Promise<void>,
    ): Promise<UserDocument> =>
      kit.db.transaction(async (session) => {
        await checkClients(fields.clientIds, session);
        const [user] = await users.create([fields], { by, session });
        if (!user) throw new Error('no user was created');
        await alongside?.(user, session);
        return user;
      }),

    /** Changes a user based on a revision; throws `conflict` for a change that would leave no Super User. */
    async change(
      before: UserDocument,
      rev: number,
      fields: Partial<UserDocument>,
      { by, session: except, changeSet }: UserAuthor,
    ): Promise<UserDocument> {
      const user = await kit.db.transaction(async (session) => {
        const { userType, disabled } = { ...before, ...fields };
        await checkSuperUsers(before, { userType, disabled: disabled === true }, by, session);
        await checkClients(fields.clientIds, session);
        const after = await users.change(before._id, rev, fields, { by, session, ...(changeSet && { changeSet }) });
        await updateSessions(before, after, except, session);
        return after;
      });
      // Repeated for sessions that started during the transaction.
      await updateSessions(before, user, except);
      await kit.sessions.notify(before._id);
      return user;
    },

    /**
     * Takes back the deletion of a user. The user has the former password, which is kept in the record
     * and not in the history; sessions and tokens that ended with the deletion stay ended.
     */
    async restore({ _id }: Pick<UserDocument, '_id'>, { by }: UserAuthor): Promise<UserDocument> {
      try {
        return await kit.db.transaction(async (session) => {
          const deleted = await users.model.findOne({ _id }, null, { session }).lean<UserDocument>();
          if (!deleted) throw notFound('This user');
          const state = { ...deleted, deletedBy: deleted.updated.by, isErased: isErased(deleted) };
          const objection = findRestoreObjection(state, restorableSince(kit.now(), kit.retention));
          if (objection) throw new AppError('conflict', objection);
          if (!(await haveClients(deleted.clientIds, session))) throw new AppError('conflict', CLIENT_GONE);
          await users.undo(deleted.changeSet, { by, session }, { _id });
          const restored = await users.model.findOne({ _id, ...users.alive }, null, { session }).lean<UserDocument>();
          if (!restored) throw new AppError('conflict', STATE_LOST);
          return restored;
        });
      } catch (error) {
        throw isDuplicateKeyError(error) ? new AppError('conflict', LOGIN_TAKEN) : error;
      }
    },

    /** Deletes a user and ends all sessions; `false` when the revision is an old one. */
    async remove(before: UserDocument, rev: number, { by }: UserAuthor): Promise<boolean> {
      const isRemoved = await kit.db.transaction(async (session) => {
        await checkSuperUsers(before, undefined, by, session);
        const { removed } = await users.remove({ _id: before._id, rev }, { by, session });
        if (removed.length) {
          await kit.sessions.end(before._id, ACCOUNT_DELETED, { session });
          await kit.sessions.deleteTokens(before._id, session);
        }
        return removed.length > 0;
      });
      if (!isRemoved) return false;
      await kit.sessions.end(before._id, ACCOUNT_DELETED);
      await kit.sessions.notify(before._id);
      return true;
    },
  };
};
export type UserWriter = ReturnType<typeof userWriter>;
