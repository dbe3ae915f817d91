import { formatCount } from '@skills-architect/contracts/locale';
import { AppError, type ServiceKit } from '@skills-architect/service-kit';

const HOUR_MS = 3_600_000;

interface SpentCalls {
  /** User and hour. */
  _id: string;
  calls: number;
  until: Date;
}

/** Limits a user's model calls per hour, over all instances of the service. */
export const suggestionBudget = ({ db, now }: Pick<ServiceKit, 'db' | 'now'>, callsPerHour: number) => {
  const spentCalls = () => db.collection<SpentCalls>('suggestionCalls');
  return {
    createIndexes: () => spentCalls().createIndex({ until: 1 }, { expireAfterSeconds: 0 }),

    /** Counts one call; throws when the user has used up the hour's budget. */
    async take(userId: number): Promise<void> {
      const hour = Math.floor(now().getTime() / HOUR_MS);
      const until = new Date((hour + 1) * HOUR_MS);
      const spent = await spentCalls().findOneAndUpdate(
        { _id: `${userId} ${hour}` },
        { $inc: { calls: 1 }, $setOnInsert: { until } },
        { upsert: true, returnDocument: 'after' },
      );
      if ((spent?.calls ?? 0) <= callsPerHour) return;
      const minutes = Math.max(1, Math.ceil((until.getTime() - now().getTime()) / 60_000));
      throw new AppError(
        'too-many',
        `You have asked the model ${callsPerHour} times in this hour. Ask again in ${formatCount(minutes, 'minute')}, or take suggestions from the library.`,
      );
    },
  };
};
