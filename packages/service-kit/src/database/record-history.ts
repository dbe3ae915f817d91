import type { ClientSession, Connection } from 'mongoose';
import type { AuditedFields } from './audit-fields';
import { keepFor, type Retention } from './retention';

/** A stored record: the fields of its schema plus the audit fields. */
export type StoredRecord = AuditedFields & Record<string, unknown>;

/** How a record stood before a change; `T` is the record as its resource stores it. */
export interface HistoryEntry<T = StoredRecord> {
  resource: string;
  id: number;
  rev: number;
  changeSet: string;
  at: Date;
  by: number;
  before: T;
}

const entries = (db: Connection) => db.collection<HistoryEntry>('history');

/** The former states of one resource's records. Entries are written in the transaction of the change. */
export const recordHistory = (db: Connection, resource: string) => ({
  add: (
    before: readonly (StoredRecord & { _id: number })[],
    { changeSet, by, at }: Pick<HistoryEntry, 'changeSet' | 'by' | 'at'>,
    session: ClientSession,
  ) =>
    entries(db).insertMany(
      before.map((document) => ({
        resource,
        id: document._id,
        rev: document.rev,
        changeSet,
        at,
        by,
        before: { ...document },
      })),
      { session },
    ),

  /** The states before a change set, by record: the earliest when the set changed a record several times. */
  async beforeChangeSet(changeSet: string, ids: readonly number[], session: ClientSession) {
    const found = await entries(db)
      .find({ resource, changeSet, id: { $in: [...ids] } }, { session })
      .sort({ rev: -1 })
      .toArray();
    return new Map(found.map((entry) => [entry.id, entry.before]));
  },

  /** Ids of the records that somebody else changed after or between the changes of a change set. */
  async changedSince(changeSet: string): Promise<number[]> {
    const found = await entries(db)
      .aggregate<{ _id: number }>([
        { $match: { resource, changeSet } },
        { $group: { _id: '$id', first: { $min: '$rev' }, changes: { $sum: 1 } } },
        { $lookup: { from: resource, localField: '_id', foreignField: '_id', as: 'now' } },
        { $set: { now: { $first: '$now' } } },
        {
          $match: {
            $expr: {
              $or: [{ $ne: ['$now.changeSet', changeSet] }, { $ne: ['$now.rev', { $add: ['$first', '$changes'] }] }],
            },
          },
        },
        { $sort: { _id: 1 } },
        { $project: { _id: 1 } },
      ])
      .toArray();
    return found.map(({ _id }) => _id);
  },

  /** Of these records, those that a change set has changed, deleted or restored. */
  async idsOf(changeSet: string, ids: readonly number[]): Promise<Set<number>> {
    const found = await entries(db)
      .find({ resource, changeSet, id: { $in: [...ids] } }, { projection: { id: 1 } })
      .toArray();
    return new Set(found.map(({ id }) => id));
  },
});

/** Creates the indexes for reading history; called once per database. */
export const createHistoryIndexes = async (db: Connection, { historyDays }: Pick<Retention, 'historyDays'>) => {
  await db.collection('history').createIndexes([
    { key: { resource: 1, id: 1, rev: -1 } },
    { key: { resource: 1, changeSet: 1, id: 1 } },
    // What changed in a period.
    { key: { resource: 1, at: 1, id: 1 } },
  ]);
  await keepFor(db, 'history', 'at', historyDays);
};
