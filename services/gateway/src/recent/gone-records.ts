import { EVENT } from '@skills-architect/contracts';
import type { Events, StoredEvent } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import * as z from 'zod';
import { recordOf } from './record-of';

/** After two years a deleted record is hardly in any list of recent places. */
const FORGET_AFTER_S = 2 * 365 * 24 * 3600;
const Ids = z.array(z.number());

/** Stores which records were deleted, by collection and id (`persona 5`), so that lists of recent places leave them out. */
export const goneRecords = (portal: Connection) => {
  const collection = () => portal.collection<{ _id: string; at: Date }>('goneRecords');

  /** Stores a deletion or a restore; returns false if it was stored before, for example by another gateway. */
  const note = async ({ to, data }: Pick<StoredEvent, 'to' | 'data'>): Promise<boolean> => {
    const { deleted, restored, ids, manyIds } = data;
    const name = deleted ?? restored;
    const known = Ids.safeParse(ids ?? manyIds);
    if (typeof name !== 'string' || !known.success || !known.data.length || 'service' in to) return false;
    const records = known.data.map((id) => `${name} ${id}`);
    if (restored) return (await collection().deleteMany({ _id: { $in: records } })).deletedCount > 0;
    const { upsertedCount } = await collection().bulkWrite(
      records.map((_id) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: { at: new Date() } }, upsert: true },
      })),
    );
    return upsertedCount > 0;
  };

  return {
    createIndexes: () => collection().createIndexes([{ key: { at: 1 }, expireAfterSeconds: FORGET_AFTER_S }]),
    note,
    /** The record at this path was opened, so it exists, even if its restore was missed. */
    async forget(to: string): Promise<void> {
      const record = recordOf(to);
      if (record) await collection().deleteOne({ _id: record });
    },
    /** The places whose records are not deleted. */
    async withoutGone<P extends { to: string }>(places: readonly P[]): Promise<P[]> {
      const records = places.flatMap(({ to }) => recordOf(to) ?? []);
      const found = await collection()
        .find({ _id: { $in: records } })
        .toArray();
      const gone = new Set(found.map(({ _id }) => _id));
      return places.filter(({ to }) => !gone.has(recordOf(to) ?? ''));
    },
  };
};

/** Learns from the events which records were deleted and restored, and tells open pages that the list is stale. */
export const followDeletions = (app: FastifyInstance, events: Events, gone: ReturnType<typeof goneRecords>) => {
  // In order: a record may be restored right after its deletion.
  let last = Promise.resolve();
  const unlisten = events.listen((event) => {
    if (event.name !== EVENT.changed || !('deleted' in event.data || 'restored' in event.data)) return;
    last = last
      .then(async () => {
        if (await gone.note(event))
          await events.publish({ to: event.to, name: EVENT.changed, data: { resource: 'recent' } });
      })
      .catch((error: unknown) => app.log.error({ err: error }, 'a deletion was not noted for the recent places'));
  });
  app.addHook('preClose', async () => {
    unlisten();
    await last;
  });
};
