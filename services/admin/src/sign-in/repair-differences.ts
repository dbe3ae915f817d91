import { randomUUID } from 'node:crypto';
import { type DifferenceKind, repairDifferences, undoRepair } from '@skills-architect/contracts/admin';
import { AppError, route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { UserDocument, type Users } from '../users/user-document';
import type { UserWriter } from '../users/user-writer';
import type { Providers } from './provider-document';
import type { SettleRights } from './settle-rights';
import { DIFFERENT } from './user-differences';

const CHANGED = 'The user was changed meanwhile.';
/** The fields that a repair changes. */
const Repaired = UserDocument.pick({ userType: true, clientIds: true, disabled: true });

/** What makes a user as the provider says. */
const toRepair = (kind: DifferenceKind, { due, statedActive }: UserDocument): Partial<UserDocument> => {
  if (kind === 'unsent') return { disabled: true };
  if (kind === 'activity') return { disabled: statedActive ? undefined : true };
  return { userType: due?.userType, clientIds: due?.clientIds };
};

interface RepairParts {
  kit: ServiceKit;
  users: Users;
  providers: Providers;
  writer: UserWriter;
  upkeep: SettleRights;
}

/** Repairs what differs between a provider and the portal, and undoes a repair. */
export const repairRoutes =
  ({ kit, users, providers, writer, upkeep }: RepairParts) =>
  (app: FastifyInstance) => {
    /** Undefined when it was done, else why not. */
    const tryOne = async (work: () => Promise<unknown>): Promise<string | undefined> => {
      try {
        await work();
        return undefined;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return error.code === 'stale' ? CHANGED : error.message;
      }
    };

    route(app, repairDifferences, async ({ params, body }, { userId: by, identity }) => {
      const provider = await providers.get(params.providerId);
      await upkeep.refresh(provider);
      const changeSet = randomUUID();
      const found = await users.model
        .find({
          providerId: provider._id,
          _id: { $in: body.users.map(({ userId }) => userId) },
          ...users.alive,
          ...DIFFERENT[body.kind],
        })
        .lean<UserDocument[]>();
      const byId = new Map(found.map((user) => [user._id, user]));
      const kept: { userId: number; name: string; reason: string }[] = [];
      for (const { userId, rev } of body.users) {
        const user = byId.get(userId);
        const write = { by, session: identity.session, changeSet };
        const reason = user ? await tryOne(() => writer.change(user, rev, toRepair(body.kind, user), write)) : CHANGED;
        if (reason !== undefined) kept.push({ userId, name: user?.name ?? `User ${userId}`, reason });
      }
      return { changeSet, repaired: body.users.length - kept.length, kept };
    });

    route(app, undoRepair, async ({ params: { changeSet } }, { userId: by, identity }) => {
      const found = await users.model.find({ changeSet, 'updated.by': by, ...users.alive }).lean<UserDocument[]>();
      const ids = found.map(({ _id }) => _id);
      const former = await kit.db.transaction((session) => users.beforeChangeSet(changeSet, ids, session));
      let restored = 0;
      for (const user of found) {
        const before = former.get(user._id);
        if (!before) continue;
        const { userType, clientIds, disabled } = Repaired.parse(before);
        const fields = { userType, clientIds, disabled };
        const reason = await tryOne(() => writer.change(user, user.rev, fields, { by, session: identity.session }));
        if (reason === undefined) restored += 1;
      }
      return { restored, kept: found.length - restored };
    });
  };
