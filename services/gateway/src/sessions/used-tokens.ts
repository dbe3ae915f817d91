import { createHash } from 'node:crypto';
import { AppError, isTaken } from '@skills-architect/service-kit';
import type { Connection } from 'mongoose';

/** ID tokens that have opened a session, by their hash, until they would not be accepted any more. */
export const usedTokens = (portal: Connection) => {
  const used = () => portal.collection<{ _id: string; endsAt: Date }>('usedTokens');
  return {
    createIndexes: () => used().createIndexes([{ key: { endsAt: 1 }, expireAfterSeconds: 0 }]),

    /** Notes that a token is used; refuses it the second time, over all gateways. */
    async use(token: string, until: Date) {
      const _id = createHash('sha256').update(token).digest('base64url');
      await used()
        .insertOne({ _id, endsAt: until })
        .catch((error: unknown) => {
          if (isTaken(error)) throw new AppError('signed-out', 'This Google sign-in was used already. Try again.');
          throw error;
        });
    },
  };
};
export type UsedTokens = ReturnType<typeof usedTokens>;
