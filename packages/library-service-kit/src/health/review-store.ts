import type { ServiceKit } from '@skills-architect/service-kit';

interface StoredReview {
  _id: number;
  at: Date;
  by: number;
  /** The previous mark, for undo. */
  former: { at: Date; by: number } | null;
}

/** When records of one kind were marked as reviewed. It is stored apart, so that a mark does not count as a change. */
export const reviewStore = ({ db, now }: Pick<ServiceKit, 'db' | 'now'>) => {
  const reviews = () => db.collection<StoredReview>('reviews');
  return {
    async lastReviews(ids: readonly number[]): Promise<ReadonlyMap<number, Date>> {
      const found = await reviews()
        .find({ _id: { $in: [...ids] } })
        .toArray();
      return new Map(found.map(({ _id, at }) => [_id, at]));
    },

    async mark(ids: readonly number[], by: number) {
      const former = { $cond: [{ $ifNull: ['$at', false] }, { at: '$at', by: '$by' }, null] };
      await reviews().bulkWrite(
        ids.map((_id) => ({
          updateOne: { filter: { _id }, update: [{ $set: { former } }, { $set: { at: now(), by } }], upsert: true },
        })),
      );
    },

    /** Undoes the last mark. */
    async undoMark(ids: readonly number[]) {
      const marked = { _id: { $in: [...ids] } };
      await reviews().deleteMany({ ...marked, former: null });
      await reviews().updateMany(marked, [
        { $set: { at: '$former.at', by: '$former.by' } },
        { $set: { former: null } },
      ]);
    },
  };
};
export type ReviewStore = ReturnType<typeof reviewStore>;

const DAY_MS = 24 * 3600 * 1000;

/**
 * Since when a record needs a review, because it was neither changed nor marked as reviewed for this many days.
 * Undefined while it needs none.
 */
export const reviewDue = (changedAt: Date, reviewedAt: Date | undefined, days: number, now: Date): Date | undefined => {
  const last = Math.max(changedAt.getTime(), reviewedAt?.getTime() ?? 0);
  const due = last + days * DAY_MS;
  return due < now.getTime() ? new Date(last) : undefined;
};
