import { AppError, hashSecret, isDuplicateKeyError } from '@skills-architect/service-kit';
import type { Connection } from 'mongoose';

/** Hashes of ID tokens that have opened a session, until the tokens expire. */
export const usedTokens = (portal: Connection) => {
  const collection = () => portal.collection<{ _id: string; endsAt: Date }>('usedTokens');
  return {
    createIndexes: () => collection().createIndexes([{ key: { endsAt: 1 }, expireAfterSeconds: 0 }]),

    /** Marks a token as used; rejects a second use at any gateway. */
    async use(token: string, until: Date) {
      const _id = hashSecret(token);
      await collection()
        .insertOne({ _id, endsAt: until })
        .catch((error: unknown) => {
          if (isDuplicateKeyError(error))
            throw new AppError('signed-out', 'This Google sign-in was used already. Try again.');
          throw error;
        });
    },
  };
};
export type UsedTokens = ReturnType<typeof usedTokens>;
