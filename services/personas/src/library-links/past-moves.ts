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
  /** Raised by every restore that follows it. */
  followed?: number;
}

/** Ids of skills and industry roles. */
export type LinkedIds = Record<LinkMove['kind'], readonly number[]>;
const KINDS = ['skill', 'role'] as const;

/**
 * The moves of skills and roles that merges have made here. A merge leaves deleted personas as they are, so that they
 * must follow its move when they are restored.
 */
export const pastMoves = ({ db, now }: Pick<ServiceKit, 'db' | 'now'>) => {
  const moves = () => db.collection<PastMove>('pastMoves');
  /** The moves of these records of one kind, and of those that they were moved to. */
  const findChains = async (kind: LinkMove['kind'], ids: readonly number[], at: Date, session: ClientSession) => {
    const found: PastMove[] = [];
    const seen = new Set<number>();
    for (let fromIds = [...ids]; fromIds.length; ) {
      for (const id of fromIds) seen.add(id);
      const filter = { 'move.kind': kind, 'move.fromId': { $in: fromIds }, at: { $gte: at } };
      const next = await moves().find(filter, { session }).toArray();
      found.push(...next);
      fromIds = [...new Set(next.map(({ move }) => move.toId))].filter((id) => !seen.has(id));
    }
    return found;
  };

  return {
    async createIndexes() {
      await moves().createIndex({ 'move.kind': 1, 'move.fromId': 1, at: 1 });
      // A persona cannot be restored after a longer time.
      await expireAfter(db, 'pastMoves', 'at', RESTORABLE_DAYS);
    },

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

    /**
     * The moves of these skills and roles since a time, in their order. None of them is undone before the transaction
     * has ended: its undo would miss what the transaction moves.
     */
    async follow(linked: LinkedIds, at: Date, session: ClientSession): Promise<PastMove[]> {
      const found: PastMove[] = [];
      for (const kind of KINDS) found.push(...(await findChains(kind, linked[kind], at, session)));
      // A write, so that it and the deletion by an undo exclude each other.
      if (found.length)
        await moves().updateMany({ _id: { $in: found.map(({ _id }) => _id) } }, { $inc: { followed: 1 } }, { session });
      return found.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    },
  };
};
export type PastMoves = ReturnType<typeof pastMoves>;
