import type { ClientSession, Model, QueryFilter } from 'mongoose';
import { isDuplicateKeyError } from '../database/duplicate-key-error';
import { toFilter } from '../database/to-filter';
import type { Write } from '../database/write';
import { AppError, notFound, stale } from '../service/app-error';
import type { MergeDocument } from './merge-document';

interface MergedRecords<T> {
  model: Model<T>;
  alive: QueryFilter<T>;
  undo: (changeSet: string, write: Write, filter: QueryFilter<T>) => Promise<unknown>;
}
type Pair = Pick<MergeDocument, 'mergedId' | 'targetId'>;

interface SeenRecords {
  merged: { _id: number };
  target: { _id: number };
  /** The revisions of both records that the user has seen. */
  body: { rev: number; intoRev: number };
}

/** Reads the two records of a merge, and restores them. */
export const mergeRecords = <T extends { _id: number }>(records: MergedRecords<T>, noun: string) => {
  const { model, alive, undo } = records;
  const pairFilter = ({ mergedId, targetId }: Pair) => toFilter<T>({ _id: { $in: [mergedId, targetId] } });
  return {
    /** Both records; throws 404 when one of them does not exist. */
    async read(pair: Pair, session?: ClientSession): Promise<{ merged: T; target: T }> {
      const found = await model.find(pairFilter(pair), null, { session }).lean<T[]>();
      const [merged, target] = [pair.mergedId, pair.targetId].map((id) => found.find(({ _id }) => _id === id));
      if (!merged || !target) throw notFound(`This ${noun}`);
      return { merged, target };
    },
    /** Throws `stale` when one of the two has another revision than the user has seen. */
    async checkSeen(
      { merged, target, body }: SeenRecords,
      session: ClientSession,
      describe: (id: number) => Promise<object>,
    ) {
      const seen = [
        { _id: merged._id, rev: body.rev },
        { _id: target._id, rev: body.intoRev },
      ];
      for (const { _id, rev } of seen)
        if (!(await model.findOne(toFilter<T>({ _id, rev, ...alive }), { _id: 1 }, { session })))
          throw stale(await describe(_id));
    },
    /** Undoes the merge's changes of the two records; throws 409 when another record has the name by now. */
    async reopen(merge: MergeDocument, write: Write) {
      await undo(merge.moveSet, write, pairFilter(merge)).catch((error: unknown) => {
        if (!isDuplicateKeyError(error)) throw error;
        throw new AppError('conflict', `Another ${noun} of the source has the name ${merge.mergedName} by now.`);
      });
    },
  };
};
