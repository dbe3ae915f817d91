import { randomUUID } from 'node:crypto';
import type { DifferenceKind } from '@skills-architect/contracts/admin';
import { formatCount } from '@skills-architect/contracts/locale';
import { AppError, type CallContext, type ServiceKit } from '@skills-architect/service-kit';
import type { UserDocument, Users } from '../users/user-document';
import type { UserWriter } from '../users/user-writer';
import { DIFFERENT } from './different-users';
import type { ProviderDocument, Providers } from './provider-document';
import type { SettleRights } from './settle-rights';

const COMPARE = 'compare-users';
const REPAIR = 'repair-users';
const CHANGED = 'The user was changed meanwhile.';

/** Users to repair, as their list was seen. */
export interface RepairData {
  providerId: number;
  kind: DifferenceKind;
  users: { userId: number; rev: number }[];
  changeSet: string;
}
type By = Pick<CallContext, 'userId' | 'identity'>;
/** A user who was left as is. */
interface KeptUser {
  userId: number;
  name: string;
  reason: string;
}

/** What makes a user as the provider says. */
const toRepair = (kind: DifferenceKind, { due, statedActive }: UserDocument): Partial<UserDocument> => {
  if (kind === 'unsent') return { disabled: true };
  if (kind === 'activity') return { disabled: statedActive ? undefined : true };
  return { userType: due?.userType, clientIds: due?.clientIds };
};

/** Undefined when it was done, else why not. */
export const tryOne = async (work: () => Promise<unknown>): Promise<string | undefined> => {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'stale' ? CHANGED : error.message;
  }
};

interface JobParts {
  kit: ServiceKit;
  users: Users;
  providers: Providers;
  writer: UserWriter;
  upkeep: SettleRights;
}

/** Compares and repairs many users of a provider as jobs. */
export const differenceJobs = ({ kit, users, providers, writer, upkeep }: JobParts) => {
  /** Repairs one after the other; those who are repaired already, by an earlier run, count as such. */
  const repair = async (
    { providerId, kind, users: wanted, changeSet }: RepairData,
    { userId: by, identity }: By,
    onDone: (done: number) => Promise<void>,
  ) => {
    const ids = { providerId, _id: { $in: wanted.map(({ userId }) => userId) }, ...users.alive };
    const [found, before] = await Promise.all([
      users.model.find({ ...ids, ...DIFFERENT[kind] }).lean<UserDocument[]>(),
      users.model.distinct('_id', { ...ids, changeSet }),
    ]);
    const byId = new Map(found.map((user) => [user._id, user]));
    const kept: KeptUser[] = [];
    for (const [index, { userId, rev }] of wanted.entries()) {
      await onDone(index);
      if (before.includes(userId)) continue;
      const user = byId.get(userId);
      const write = { by, session: identity.session, changeSet };
      const reason = user ? await tryOne(() => writer.change(user, rev, toRepair(kind, user), write)) : CHANGED;
      if (reason !== undefined) kept.push({ userId, name: user?.name ?? `User ${userId}`, reason });
    }
    return { changeSet, repaired: wanted.length - kept.length, kept };
  };

  kit.jobs.define<RepairData>(REPAIR, async ({ data, identity, progress, signal }) => {
    const by = { userId: identity.user?.userId ?? 0, identity };
    const { repaired, kept } = await repair(data, by, async (done) => {
      signal.throwIfAborted();
      await progress(done, data.users.length);
    });
    const left = kept.length
      ? `; ${kept.map(({ name, reason }) => `${name} was left as is: ${reason}`).join(' ')}`
      : '';
    return { summary: `${formatCount(repaired, 'user was', 'users were')} repaired${left}`.slice(0, 2000) };
  });
  kit.jobs.define<{ providerId: number }>(COMPARE, async ({ data, progress, signal }) => {
    const provider = await providers.get(data.providerId);
    const { left: total } = await upkeep.refresh(provider);
    for (let left = total; left > 0; left = (await upkeep.refresh(provider)).left) {
      signal.throwIfAborted();
      await progress(total - left, total);
    }
    return { summary: 'All users were compared with the rules' };
  });

  return {
    repairNow: (data: Omit<RepairData, 'changeSet'>, context: By) =>
      repair({ ...data, changeSet: randomUUID() }, context, async () => undefined),

    /** Repairs in a job, whose card offers Undo. */
    async repairLater(data: Omit<RepairData, 'changeSet'>, { identity }: By) {
      const changeSet = randomUUID();
      const jobToken = await kit.jobs.start<RepairData>(REPAIR, {
        title: 'Repair users of a sign-in provider',
        entity: 'users',
        data: { ...data, changeSet },
        identity,
        cancellable: false,
        undo: { href: `/v3/sign-in-providers/repairs/${changeSet}/undo` },
      });
      return { changeSet, repaired: 0, kept: [], jobToken };
    },

    /** The job that compares the users of a provider: the one that the user has already, or a new one. */
    async compareLater({ _id: providerId }: ProviderDocument, { userId, identity }: By): Promise<string> {
      const open = (await kit.board.ofUser(userId)).find(
        ({ kind, status }) => kind === COMPARE && (status === 'waiting' || status === 'running'),
      );
      if (open) return open._id;
      const job = { title: 'Compare users with the rules', entity: 'users', data: { providerId }, identity };
      return kit.jobs.start<{ providerId: number }>(COMPARE, job);
    },
  };
};
export type DifferenceJobs = ReturnType<typeof differenceJobs>;
