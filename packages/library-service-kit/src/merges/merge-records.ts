import { AppError, isDuplicateKeyError, notFound, stale, toFilter, type Write } from '@skills-architect/service-kit';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import type { MergeDocument } from './merge-document';

/** The resource of the merged records; `P` are the fields that an undo changes in an edited target. */
interface MergedRecords<T, P> {
  model: Model<T>;
  alive: QueryFilter<T>;
  undo: (changeSet: string, write: Write, filter: QueryFilter<T>) => Promise<unknown>;
  change: (id: number, rev: undefined, patch: P, write: Write) => Promise<unknown>;
  changedSince: (changeSet: string) => Promise<number[]>;
  beforeChangeSet: (
    changeSet: string,
    ids: readonly number[],
    session: ClientSession,
  ) => Promise<ReadonlyMap<number, unknown>>;
}

interface MergedKind<T, P> {
  noun: string;
  nameField: keyof T & string;
  /** Fields of an edited target without what it gained from `merged`; `before` is its state before the merge. */
  withoutGains: (target: T, merged: T, before: unknown) => P;
}
type Pair = Pick<MergeDocument, 'mergedId' | 'targetId'>;

interface SeenRecords {
  merged: { _id: number };
  target: { _id: number };
  /** The revisions of both records that the user has seen. */
  body: { rev: number; intoRev: number };
}

/** Reads the two records of a merge, and restores them. */
export const mergeRecords = <T extends { _id: number; changeSet: string }, P>(
  records: MergedRecords<T, P>,
  { noun, nameField, withoutGains }: MergedKind<T, P>,
) => {
  const { model, alive, undo } = records;
  const pairFilter = ({ mergedId, targetId }: Pair) => toFilter<T>({ _id: { $in: [mergedId, targetId] } });
  /** Both records; throws 404 when one of them does not exist. */
  const read = async (pair: Pair, session?: ClientSession): Promise<{ merged: T; target: T }> => {
    const found = await model.find(pairFilter(pair), null, { session }).lean<T[]>();
    const [merged, target] = [pair.mergedId, pair.targetId].map((id) => found.find(({ _id }) => _id === id));
    if (!merged || !target) throw notFound(`This ${noun}`);
    return { merged, target };
  };
  return {
    read,
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
    /**
     * Records changed since the merge, which refuse its undo. Later edits of the target do not: the undo only removes
     * what it gained. A deleted target cannot lose its gains.
     */
    async findChanged(merge: MergeDocument) {
      const ids = await records.changedSince(merge.moveSet);
      const blocking = { $or: [{ _id: { $ne: merge.targetId } }, { deletedAt: { $ne: null } }] };
      const found = await model.find(toFilter<T>({ _id: { $in: ids }, ...blocking }), { [nameField]: 1 }).lean<T[]>();
      return { total: found.length, names: found.map((record) => String(record[nameField])) };
    },
    /** Undoes the merge's changes of the two records; throws 409 when another record has the name by now. */
    async reopen(merge: MergeDocument, write: Write & { session: ClientSession }) {
      const { merged, target } = await read(merge, write.session);
      await undo(merge.moveSet, write, pairFilter(merge)).catch((error: unknown) => {
        if (!isDuplicateKeyError(error)) throw error;
        throw new AppError('conflict', `Another ${noun} of the source has the name ${merge.mergedName} by now.`);
      });
      // Without later edits `undo` has restored the target.
      if (target.changeSet === merge.moveSet) return;
      const before = (await records.beforeChangeSet(merge.moveSet, [target._id], write.session)).get(target._id);
      if (before) await records.change(target._id, undefined, withoutGains(target, merged, before), write);
    },
  };
};
