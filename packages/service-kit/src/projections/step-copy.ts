import { createHash } from 'node:crypto';
import { expireAfter } from '../database/retention';
import type { ServiceKit } from '../platform';

interface Stored<T> {
  _id: number;
  /** Number of the update that wrote this record. */
  step: number;
  /** Missing once the record is removed. */
  data?: T;
  hash?: string;
}

interface Complete {
  _id: string;
  step: number;
  at: Date;
}

/** A record of a copy; without `data` it is removed. */
export interface CopiedRecord<T> {
  id: number;
  data: T | undefined;
}

const PAGE_SIZE = 500;

const hashOf = (data: object) => createHash('sha1').update(JSON.stringify(data)).digest('base64');

/**
 * A derived copy of records that processes also hold in memory. Each update has a number, its step, and each record the
 * step that wrote it, so that a process reads only what is newer than its memory. Records that are put unchanged keep
 * their step. Updates come from one process at a time: the rebuild of a projection.
 */
export const stepCopy = <T extends object>(
  { db, counters, now, retention }: Pick<ServiceKit, 'db' | 'counters' | 'now' | 'retention'>,
  name: string,
  { keepsVersions = false }: { keepsVersions?: boolean } = {},
) => {
  const records = () => db.collection<Stored<T>>(name);
  /** Former states of records, by record and step. */
  const VERSIONS = `${name}Version`;
  /** Keeps the states that an update is about to replace. */
  const keepVersions = async (ids: object, step: number) => {
    if (!keepsVersions) return;
    const version = { _id: { id: '$_id', step: '$step' }, data: 1, until: { $literal: step }, at: { $literal: now() } };
    await records()
      .aggregate([
        { $match: { _id: ids, step: { $lt: step } } },
        { $project: version },
        { $merge: { into: VERSIONS, whenMatched: 'keepExisting' } },
      ])
      .toArray();
  };
  const completed = () => db.collection<Complete>('copySteps');

  return {
    async createIndexes() {
      await records().createIndexes([{ key: { step: 1, _id: 1 } }]);
      if (keepsVersions) await expireAfter(db, VERSIONS, 'at', retention.suggestionDays);
    },

    /** The latest complete update, and its time; step 0 before the first. */
    async latest(): Promise<{ step: number; at: Date | undefined }> {
      const found = await completed().findOne({ _id: name });
      return { step: found?.step ?? 0, at: found?.at };
    },

    /** Number of records written after this step, up to another. */
    countNewer: (after: number, upTo: number) => records().countDocuments({ step: { $gt: after, $lte: upTo } }),

    /** Number of records, or of those whose data match the filter. */
    count: (filter: Readonly<Record<`data.${string}`, string>> = {}) =>
      records().countDocuments({ data: { $exists: true }, ...filter } as object),

    /** The records written after this step, up to another, in pages; includes the removed ones. */
    async *readNewer(after: number, upTo: number): AsyncGenerator<CopiedRecord<T>[]> {
      const cursor = records().find({ step: { $gt: after, $lte: upTo } }, { batchSize: PAGE_SIZE });
      let page: CopiedRecord<T>[] = [];
      for await (const { _id, data } of cursor) {
        page.push({ id: _id, data: data as T | undefined });
        if (page.length < PAGE_SIZE) continue;
        yield page;
        page = [];
      }
      if (page.length) yield page;
    },

    /** The same from the records as they were at `upTo`, if the copy keeps versions and these are still kept. */
    async *readThen(after: number, upTo: number): AsyncGenerator<CopiedRecord<T>[]> {
      const former = [
        { $match: { '_id.step': { $gt: after, $lte: upTo }, until: { $gt: upTo } } },
        { $project: { _id: '$_id.id', step: '$_id.step', data: 1 } },
      ];
      const cursor = records().aggregate<Stored<T>>([
        { $match: { step: { $gt: after, $lte: upTo } } },
        { $unionWith: { coll: VERSIONS, pipeline: former } },
        { $sort: { step: 1, _id: 1 } },
      ]);
      for await (const { _id, data } of cursor) yield [{ id: _id, data }];
    },

    async readByIds(ids: readonly number[]): Promise<CopiedRecord<T>[]> {
      const found = await records()
        .find({ _id: { $in: [...ids] } })
        .toArray();
      return found.map(({ _id, data }) => ({ id: _id, data: data as T | undefined }));
    },

    /** Starts an update; nobody sees it until it is complete. */
    async begin() {
      const step = await counters.reserve(name);
      return {
        /** Stores these records. */
        async put(put: readonly { id: number; data: T }[], signal: AbortSignal) {
          const ids = put.map(({ id }) => id);
          const stored = await records()
            .find({ _id: { $in: ids } }, { projection: { hash: 1 } })
            .toArray();
          const hashes = new Map(stored.map(({ _id, hash }) => [_id, hash]));
          const changed = put
            .map(({ id, data }) => ({ id, data, hash: hashOf(data) }))
            .filter(({ id, hash }) => hashes.get(id) !== hash);
          signal.throwIfAborted();
          if (!changed.length) return;
          await keepVersions({ $in: changed.map(({ id }) => id) }, step);
          await records().bulkWrite(
            changed.map(({ id, data, hash }) => ({
              updateOne: { filter: { _id: id }, update: { $set: { step, data, hash } as object }, upsert: true },
            })),
            { ordered: false },
          );
        },

        /** Removes records: these, or all except the given ones. */
        async remove(which: { ids: readonly number[] } | { except: readonly number[] }) {
          const ids = 'ids' in which ? { $in: [...which.ids] } : { $nin: [...which.except] };
          const removed = { _id: ids, data: { $exists: true } };
          if (keepsVersions) await keepVersions({ $in: await records().distinct('_id', removed as object) }, step);
          await records().updateMany(
            removed as object,
            {
              $set: { step },
              $unset: { data: '', hash: '' },
            } as object,
          );
        },

        /** Shows this update, and what a failed one has left, to readers; resolves to the records that differ. */
        async complete(): Promise<number[]> {
          const shown = (await completed().findOne({ _id: name }))?.step ?? 0;
          const newer = records().find({ step: { $gt: shown } }, { projection: { _id: 1 } });
          const differing = (await newer.toArray()).map(({ _id }) => _id);
          if (differing.length)
            await completed().updateOne({ _id: name }, { $max: { step }, $set: { at: now() } }, { upsert: true });
          return differing;
        },
      };
    },
  };
};
export type StepCopy<T extends object> = ReturnType<typeof stepCopy<T>>;

/**
 * Keeps a memory of a copy up to date: `put` gets the records written since the last `catchUp`. Calls take turns, so that
 * each record is put once, in the order of the updates; after a failure the next call reads the same records again.
 */
export const followCopy = <T extends object>(
  copy: Pick<StepCopy<T>, 'latest' | 'readNewer'>,
  put: (page: readonly CopiedRecord<T>[]) => void | Promise<void>,
) => {
  let seen: Awaited<ReturnType<StepCopy<T>['latest']>> = { step: 0, at: undefined };
  let turn: Promise<void> = Promise.resolve();
  const readNewer = async () => {
    const latest = await copy.latest();
    if (latest.step <= seen.step) return;
    for await (const page of copy.readNewer(seen.step, latest.step)) await put(page);
    seen = latest;
  };
  return {
    /** The update that the memory includes. */
    seen: () => seen,
    /** The memory was filled up to this step in another way. */
    startAfter(step: number) {
      seen = { step, at: undefined };
    },
    catchUp(): Promise<void> {
      turn = turn.then(readNewer, readNewer);
      return turn;
    },
  };
};
