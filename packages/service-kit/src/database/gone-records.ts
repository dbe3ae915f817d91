import type { ClientSession, Connection } from 'mongoose';

/** After two years a deleted record is hardly in any list of recent places. */
const FORGET_AFTER_S = 2 * 365 * 24 * 3600;

/** The deleted records that people may have opened, as `persona 5`. */
interface GoneRecord {
  _id: string;
  at: Date;
}

/** Whether records were deleted, or are back. */
export type Presence = 'deleted' | 'restored';

/**
 * Which records are deleted, for lists that name records of every service. It is written in the transaction of the deletion,
 * and not learnt from events: these are kept for an hour, and nobody may have been there to hear them.
 */
export const goneRecords = (portal: Connection) => {
  const collection = () => portal.collection<GoneRecord>('goneRecords');
  return {
    createIndexes: () => collection().createIndexes([{ key: { at: 1 }, expireAfterSeconds: FORGET_AFTER_S }]),
    /** Notes that records of a collection were deleted, or are back. */
    async note(name: string, ids: readonly number[], presence: Presence, session: ClientSession): Promise<void> {
      const records = ids.map((id) => `${name} ${id}`);
      if (presence === 'restored') {
        await collection().deleteMany({ _id: { $in: records } }, { session });
        return;
      }
      await collection().bulkWrite(
        records.map((_id) => ({
          updateOne: { filter: { _id }, update: { $setOnInsert: { at: new Date() } }, upsert: true },
        })),
        { session },
      );
    },
    /** The record, such as `persona 5`, was opened, so it exists: a service of an older version may have restored it. */
    async forget(record: string): Promise<void> {
      await collection().deleteOne({ _id: record });
    },
    /** Which of these records are deleted. */
    async find(records: readonly string[]): Promise<ReadonlySet<string>> {
      const found = await collection()
        .find({ _id: { $in: [...records] } })
        .toArray();
      return new Set(found.map(({ _id }) => _id));
    },
  };
};
export type GoneRecords = ReturnType<typeof goneRecords>;
