import { UserType } from '@skills-architect/contracts';
import { AppError, PORTAL_USER, type ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import type { UserDocument, Users } from '../users/user-document';
import type { UserWriter } from '../users/user-writer';
import { type DueRights, hasRights, type RightsDecider } from './due-rights';
import type { ProviderDocument } from './provider-document';
import type { NamedGroup } from './user-claims';

const BATCH = 500;
const MAX_TRIES = 4;

interface SettleParts {
  users: Users;
  writer: UserWriter;
  due: DueRights;
  log: ServiceKit['log'];
}
/** Users whose rights were changed, and those who keep theirs against the rules, with the reason in the log. */
export interface Settled {
  changed: number[];
  kept: number[];
}

/** Keeps the rights of users as the rules decide by what SCIM states. */
export const settleRights = ({ users, writer, due, log }: SettleParts) => {
  const find = (filter: object, limit: number) =>
    users.model
      .find({ ...filter, ...users.alive })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<UserDocument[]>();

  const note = (decider: RightsDecider, user: UserDocument, groups: readonly NamedGroup[]) => ({
    key: decider.key,
    ...(user.scim && !decider.unstated.length && decider.decide(user, groups)),
  });

  /** Decides anew about one user, whose record may change meanwhile. */
  const settleOne = async (
    provider: ProviderDocument,
    decider: RightsDecider,
    user: UserDocument,
    tries = 1,
  ): Promise<'same' | 'changed' | 'kept'> => {
    const groups = (await due.groupsOf(provider._id, [user._id])).get(user._id) ?? [];
    const rights = user.scim && decider.decide(user, groups);
    if (!rights || hasRights(user, rights)) return 'same';
    // Whoever administers the provider must not decide about Super Users unless its record says so.
    if (user.userType === UserType.Super && !provider.allowsSuper) return 'kept';
    try {
      await writer.change(user, user.rev, rights, { by: PORTAL_USER });
      return 'changed';
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const [now] = error.code === 'stale' && tries < MAX_TRIES ? await find({ _id: user._id }, 1) : [];
      if (now) return settleOne(provider, decider, now, tries + 1);
      log.warn({ err: error, userId: user._id }, 'a user keeps rights that the rules of the provider do not give');
      return 'kept';
    }
  };

  return {
    /** Marks these users; the mark is stored with the change of their groups and survives the end of the process. */
    mark: (providerId: number, members: readonly string[], session: ClientSession) =>
      users.model.updateMany(
        { providerId, _id: { $in: members.map(Number).filter(Number.isSafeInteger) }, ...users.alive },
        { $inc: { unsettled: 1 } },
        { session },
      ),

    /** Decides about marked users, at most `limit`; says whether others are left. */
    async settle(provider: ProviderDocument, limit: number): Promise<Settled & { isDone: boolean }> {
      const decider = await due.decider(provider, true);
      const marked = await find({ providerId: provider._id, unsettled: { $gt: 0 } }, limit + 1);
      const settled: Settled = { changed: [], kept: [] };
      for (const user of marked.slice(0, limit)) {
        const outcome = await settleOne(provider, decider, user);
        if (outcome !== 'same') settled[outcome].push(user._id);
        // A user who was marked again meanwhile stays marked.
        await users.model.updateOne({ _id: user._id, unsettled: user.unsettled }, { $unset: { unsettled: 1, due: 1 } });
      }
      return { ...settled, isDone: marked.length <= limit };
    },

    /** Decides about one user after a change of the record, which may have met a change of the groups. */
    async settleUser(provider: ProviderDocument, user: UserDocument): Promise<UserDocument> {
      const decider = await due.decider(provider);
      const outcome = await settleOne(provider, decider, user);
      await users.model.updateOne({ _id: user._id }, { $unset: { due: 1 } });
      return outcome === 'changed' ? users.get(user._id) : user;
    },

    /**
     * Stores what the rules decide now at users of the provider for whom this is not known, at most 500 or `most`; `left` is the number
     * of others.
     */
    async refresh(provider: ProviderDocument, most = BATCH): Promise<RightsDecider & { left: number }> {
      const decider = await due.decider(provider);
      const unknown = { providerId: provider._id, 'due.key': { $ne: decider.key } };
      const batch = await find(unknown, most);
      if (batch.length) {
        const groups = await due.groupsOf(
          provider._id,
          batch.map(({ _id }) => _id),
        );
        await users.model.bulkWrite(
          batch.map((user) => ({
            updateOne: {
              filter: { _id: user._id, rev: user.rev },
              update: { $set: { due: note(decider, user, groups.get(user._id) ?? []) } },
            },
          })),
        );
      }
      const left = batch.length < most ? 0 : await users.model.countDocuments({ ...unknown, ...users.alive });
      return { ...decider, left };
    },
  };
};
export type SettleRights = ReturnType<typeof settleRights>;
