import { AppError, isDuplicateKeyError, notFound, stale, toFilter, type Write } from '@skills-architect/service-kit';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import { InOwnLanguage, type LanguagesById, ownLanguageOf } from '../records/own-language';
import type { SourceLanguages } from '../records/translated-kinds';
import type { RecordTexts } from '../records/translations';
import { type TextFields, withGainedTexts, withoutGainedTexts } from './gained-texts';
import type { MergeDocument } from './merge-document';
import { offeredTexts } from './offered-texts';

/** The resource of the merged records; `G` are the fields besides names that a target gains, `R` those of a retired record. */
interface MergedRecords<T, G, R> {
  topic: string;
  model: Model<T>;
  alive: QueryFilter<T>;
  undo: (changeSet: string, write: Write, filter: QueryFilter<T>) => Promise<unknown>;
  change: (id: number, rev: undefined, patch: R | (TextFields & G), write: Write) => Promise<unknown>;
  remove: (filter: QueryFilter<T>, write: Write) => Promise<{ removed: readonly unknown[] }>;
  changedSince: (changeSet: string) => Promise<number[]>;
  beforeChangeSet: (
    changeSet: string,
    ids: readonly number[],
    session: ClientSession,
  ) => Promise<ReadonlyMap<number, unknown>>;
}

interface MergedKind<T, G, R> {
  noun: string;
  nameField: keyof T & string;
  texts: (record: T) => RecordTexts;
  sourceLanguages: SourceLanguages;
  /** The texts of a stored state of a record. */
  readTexts: (stored: unknown) => RecordTexts;
  /** The fields of a record that is retired instead of deleted. */
  retired: R;
  /** Fields of the target after the merge, besides names: its own and those gained from the merged record. */
  withGains: (target: T, merged: T) => G;
  /** These fields after the undo: what people have edited since stays. `before` is the target as stored before the merge. */
  withoutGains: (target: T, merged: T, before: unknown) => G;
  onRemoved?: (id: number, session: ClientSession) => Promise<unknown>;
  onRestored?: (id: number, session: ClientSession) => Promise<unknown>;
}
type Pair = Pick<MergeDocument, 'mergedId' | 'targetId'>;

interface SeenRecords {
  merged: { _id: number };
  target: { _id: number };
  /** The revisions of both records that the user has seen. */
  body: { rev: number; intoRev: number };
}

/** Reads the two records of a merge, makes one of them, and restores them. */
export const mergeRecords = <T extends InOwnLanguage & { _id: number; changeSet: string }, G, R>(
  records: MergedRecords<T, G, R>,
  kind: MergedKind<T, G, R>,
) => {
  const { noun, nameField, texts, sourceLanguages, readTexts, retired, withGains, withoutGains } = kind;
  const { onRemoved, onRestored } = kind;
  const { model, alive, undo } = records;
  const pairFilter = ({ mergedId, targetId }: Pair) => toFilter<T>({ _id: { $in: [mergedId, targetId] } });
  /** Both records; throws 404 when one of them does not exist. */
  const read = async (pair: Pair, session?: ClientSession): Promise<{ merged: T; target: T }> => {
    const found = await model.find(pairFilter(pair), null, { session }).lean<T[]>();
    const [merged, target] = [pair.mergedId, pair.targetId].map((id) => found.find(({ _id }) => _id === id));
    if (!merged || !target) throw notFound(`This ${noun}`);
    return { merged, target };
  };
  const offered = (merged: T, target: InOwnLanguage, languages: LanguagesById) =>
    offeredTexts(texts(merged), {
      merged: ownLanguageOf(merged, languages),
      target: ownLanguageOf(target, languages),
    });
  return {
    noun,
    topic: records.topic,
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
    /** Retires the merged record, or removes it; without its links it only leaves its names and its gains to the target. */
    async close(merge: MergeDocument, write: Write & { session: ClientSession }): Promise<void> {
      const { merged, target } = await read(merge, write.session);
      if (merge.outcome === 'retire') return void (await records.change(merged._id, undefined, retired, write));
      const { removed } = await records.remove(toFilter<T>({ _id: merged._id }), write);
      if (!removed.length) throw notFound(`This ${noun}`);
      await onRemoved?.(merged._id, write.session);
      if (merge.outcome === 'delete') return;
      const gained = offered(merged, target, await sourceLanguages());
      const fields = { ...withGainedTexts(gained, texts(target)), ...withGains(target, merged) };
      await records.change(target._id, undefined, fields, write);
    },
    /** Undoes the merge's changes of the two records; throws 409 when another record has the name by now. */
    async reopen(merge: MergeDocument, write: Write & { session: ClientSession }) {
      await onRestored?.(merge.mergedId, write.session);
      const { merged, target } = await read(merge, write.session);
      await undo(merge.moveSet, write, pairFilter(merge)).catch((error: unknown) => {
        if (!isDuplicateKeyError(error)) throw error;
        throw new AppError('conflict', `Another ${noun} of the source has the name ${merge.mergedName} by now.`);
      });
      // Without later edits `undo` has restored the target.
      if (target.changeSet === merge.moveSet) return;
      const before = (await records.beforeChangeSet(merge.moveSet, [target._id], write.session)).get(target._id);
      if (!before) return;
      const gained = offered(merged, InOwnLanguage.parse(before), await sourceLanguages());
      const names = withoutGainedTexts(gained, texts(target), readTexts(before));
      await records.change(target._id, undefined, { ...names, ...withoutGains(target, merged, before) }, write);
    },
  };
};
