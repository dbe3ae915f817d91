import { type LinkMove, RESTORABLE_DAYS } from '@skills-architect/contracts';
import type { LinkStore } from '@skills-architect/library-service-kit';
import { expireAfter, type ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';

interface PastMove {
  /** Change set of the merge. */
  _id: string;
  move: LinkMove;
  /** Time of the last step. */
  at: Date;
}

/**
 * The moves of skills and roles that merges have made here. A merge leaves deleted personas as they are, so that they
 * must follow its move when they are restored.
 */
export const pastMoves = ({ db, now }: Pick<ServiceKit, 'db' | 'now'>) => {
  const moves = () => db.collection<PastMove>('pastMoves');
  return {
    // A persona cannot be restored after a longer time.
    createIndexes: () => expireAfter(db, 'pastMoves', 'at', RESTORABLE_DAYS),

    /** The links, with their moves remembered until they are undone. */
    remember: (links: LinkStore): LinkStore => ({
      ...links,
      async move(move, write, behalf) {
        const moved = await links.move(move, write, behalf);
        // After the step: a persona that was deleted before it must find the move.
        await moves().updateOne({ _id: write.changeSet }, { $set: { move, at: now() } }, { upsert: true });
        return moved;
      },
      async undo(write, behalf) {
        await moves().deleteOne({ _id: write.changeSet });
        return links.undo(write, behalf);
      },
    }),

    /** The moves since a time, in their order. */
    since: (at: Date, session: ClientSession) =>
      moves()
        .find({ at: { $gte: at } }, { session })
        .sort({ at: 1 })
        .toArray(),
  };
};
export type PastMoves = ReturnType<typeof pastMoves>;
