import { EVENT } from '@skills-architect/contracts';
import type { AreaTrial, SessionUser } from '@skills-architect/contracts/portal';
import { AppError, type AuditLog, type Events, type ServiceKit } from '@skills-architect/service-kit';
import type { StoredSwitch, SwitchStore } from '../switches';
import { describeWithdrawal, exceedsLimit, isInTrial, type TrialUsers } from './trial-rules';

/** A user who reports something. */
type Reporter = Pick<SessionUser, 'userId' | 'clients'>;

/** A user who has opened the version on trial; `_id` joins the keys of trial and user, so that each is counted once. */
interface StoredUser {
  _id: string;
  trial: string;
  userId: number;
  hasProblem: boolean;
  at: Date;
}

const KEPT_S = 30 * 24 * 3600;
const toKey = (area: string, { version, since }: AreaTrial) => `${area} ${version} ${since}`;
const PORTAL = { userId: 0, who: 'The portal' };

/** Counts the users of trials in the database, and ends a trial when too many had problems; any gateway may do it. */
export const trialKeeper = (
  kit: ServiceKit,
  { switches, audit, events }: { switches: SwitchStore; audit: AuditLog; events: Events },
) => {
  const users = () => kit.db.collection<StoredUser>('areaTrialUsers');

  const count = async (area: string, trial: AreaTrial): Promise<TrialUsers> => {
    const key = toKey(area, trial);
    const [all, usersWithProblems] = await Promise.all([
      users().countDocuments({ trial: key }),
      users().countDocuments({ trial: key, hasProblem: true }),
    ]);
    return { users: all, usersWithProblems };
  };

  const withdraw = async ({ _id, rev, area }: StoredSwitch, trial: AreaTrial, counted: TrialUsers) => {
    const reason = describeWithdrawal(counted, trial);
    try {
      await switches.change(_id, rev, { trial: null, reason, who: PORTAL.who }, PORTAL.userId);
    } catch (error) {
      // Another gateway or a Super User was faster; the next report decides again.
      if (error instanceof AppError && error.code === 'stale') return;
      throw error;
    }
    await events.publish({ to: { all: true }, name: EVENT.areas, data: {} });
    await audit.append({
      kind: 'area',
      what: 'Withdraw area trial',
      outcome: 'done',
      userId: PORTAL.userId,
      record: `area ${area}`,
      details: { version: trial.version, ...counted, maxErrorPercent: trial.maxErrorPercent },
    });
  };

  return {
    createIndexes: () =>
      users().createIndexes([{ key: { trial: 1, hasProblem: 1 } }, { key: { at: 1 }, expireAfterSeconds: KEPT_S }]),

    count,

    /**
     * Notes that a user has opened a version or had a problem with it; nothing without a trial of it, and of users who have another
     * version: they could end a trial that they are not part of.
     */
    async note(area: string, version: string, user: Reporter, hasProblem: boolean) {
      const { userId } = user;
      const setting = (await switches.all()).get(area);
      const trial = setting?.trial;
      if (!setting || trial?.version !== version || !isInTrial(area, trial, user)) return;
      const key = toKey(area, trial);
      await users().updateOne(
        { _id: `${key} ${userId}` },
        { $set: { trial: key, userId, at: new Date() }, $max: { hasProblem } },
        { upsert: true },
      );
      if (!hasProblem) return;
      const counted = await count(area, trial);
      if (exceedsLimit(counted, trial)) await withdraw(setting, trial, counted);
    },
  };
};
export type TrialKeeper = ReturnType<typeof trialKeeper>;
