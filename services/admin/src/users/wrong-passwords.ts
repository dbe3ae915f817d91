import { AppError, type ServiceKit } from '@skills-architect/service-kit';

const MOST = 10;
const WITHIN_MS = 15 * 60_000;

interface WrongPasswords {
  _id: number;
  count: number;
  endsAt: Date;
}

/** Counts wrong current passwords: a stolen session must not be a way to guess the password. */
export const wrongPasswords = (kit: ServiceKit) => {
  const counts = () => kit.db.collection<WrongPasswords>('wrongPasswords');
  return {
    createIndexes: () => counts().createIndex({ endsAt: 1 }, { expireAfterSeconds: 0 }),

    /** Counts one try before it is checked; throws `too-many` after too many. */
    async count(userId: number): Promise<void> {
      const now = kit.now();
      // An entry whose time is over may not have been removed yet.
      await counts().deleteOne({ _id: userId, endsAt: { $lte: now } });
      const after = await counts().findOneAndUpdate(
        { _id: userId },
        { $inc: { count: 1 }, $setOnInsert: { endsAt: new Date(now.getTime() + WITHIN_MS) } },
        { upsert: true, returnDocument: 'after' },
      );
      if ((after?.count ?? 0) > MOST)
        throw new AppError('too-many', 'Too many wrong passwords. Try again in a quarter of an hour.');
    },
    clear: (userId: number) => counts().deleteOne({ _id: userId }),
  };
};
