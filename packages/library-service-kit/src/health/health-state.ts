import type { ServiceKit } from '@skills-architect/service-kit';

interface StoredState {
  _id: 'check';
  /** Time of the last change left to a full check. */
  changedAt?: Date;
  /** Start of the last full check. */
  checkedAt?: Date;
  /** When a running check last reported progress. */
  runningAt?: Date;
}

const MINUTE_MS = 60_000;
/** A full check waits until nothing has changed for this long, because records are edited one after the other. */
const QUIET_MS = 2 * MINUTE_MS;
const MAX_INTERVAL_MS = 24 * 60 * MINUTE_MS;
const MIN_INTERVAL_MS = 10 * MINUTE_MS;

/** Whether a full check is due: daily, and after changes that were left to it. Not while a check is running. */
export const isCheckDue = ({ changedAt, checkedAt, runningAt }: Omit<StoredState, '_id'>, now: Date): boolean => {
  if (runningAt && now.getTime() - runningAt.getTime() < QUIET_MS) return false;
  if (!checkedAt) return true;
  const age = now.getTime() - checkedAt.getTime();
  if (age >= MAX_INTERVAL_MS) return true;
  if (!changedAt || changedAt <= checkedAt) return false;
  return age >= MIN_INTERVAL_MS && now.getTime() - changedAt.getTime() >= QUIET_MS;
};

/** Times of a service's full checks, and of changes since. */
export const healthState = ({ db, now }: Pick<ServiceKit, 'db' | 'now'>) => {
  const states = () => db.collection<StoredState>('healthState');
  const set = (field: 'changedAt' | 'checkedAt' | 'runningAt', at: Date) =>
    states().updateOne({ _id: 'check' }, { $max: { [field]: at } }, { upsert: true });
  return {
    read: async (): Promise<Omit<StoredState, '_id'>> => (await states().findOne({ _id: 'check' })) ?? {},
    markChanged: () => set('changedAt', now()),
    markRunning: () => set('runningAt', now()),
    markChecked: (at: Date) =>
      states().updateOne({ _id: 'check' }, { $max: { checkedAt: at }, $unset: { runningAt: '' } }, { upsert: true }),
  };
};
export type HealthState = ReturnType<typeof healthState>;
