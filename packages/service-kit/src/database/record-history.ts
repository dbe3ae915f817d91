import type { ClientSession, Connection } from 'mongoose';
import type { AuditedFields } from './audit-fields';
import { expireAfter, type Retention } from './retention';

/** A stored record: the fields of its schema plus the audit fields. */
export type StoredRecord = AuditedFields & Record<string, unknown>;

/** State of a record before a change; `T` is the record as stored by its resource. */
export interface HistoryEntry<T = StoredRecord> {
  resource: string;
  id: number;
  rev: number;
  changeSet: string;
  at: Date;
  by: number;
  /** Set for an automatic write. */
  isAutomatic?: true;
  before: T;
}

const entries = (db: Connection) => db.collection<HistoryEntry>('history');

const withoutFields = (document: StoredRecord, fields: readonly string[]): StoredRecord => {
  const copy = { ...document };
  for (const field of fields) delete copy[field];
  return copy;
};

/** Former states of a resource's records without its secrets, written in the transaction of the change. */
export const recordHistory = (db: Connection, resource: string, secrets: readonly string[] = []) => ({
  add: (
    before: readonly (StoredRecord & { _id: number })[],
    { changeSet, by, at, isAutomatic }: Pick<HistoryEntry, 'changeSet' | 'by' | 'at' | 'isAutomatic'>,
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
        ...(isAutomatic && { isAutomatic }),
        before: withoutFields(document, secrets),
      })),
      { session },
    ),

  /** Removes the secrets that earlier versions stored. */
  removeSecrets: () =>
    Promise.all(
      secrets.map((field) =>
        entries(db).updateMany(
          { resource, [`before.${field}`]: { $exists: true } },
          { $unset: { [`before.${field}`]: '' } },
        ),
      ),
    ),

  /** The states before a change set, by record: the earliest one if the set changed a record several times. */
  async beforeChangeSet(changeSet: string, ids: readonly number[], session: ClientSession) {
    const found = await entries(db)
      .find({ resource, changeSet, id: { $in: [...ids] } }, { session })
      .sort({ rev: -1 })
      .toArray();
    // Newest first: of several changes of a record the first one remains in the map.
    return new Map(found.map((entry) => [entry.id, entry.before]));
  },

  /** The states after a change set, for those of its records that automatic writes have changed since. */
  async beforeAutomatic(changeSet: string, ids: readonly number[], session: ClientSession) {
    const own = { resource, id: { $in: [...ids] } };
    const automatic = await entries(db)
      .find({ ...own, isAutomatic: true }, { session })
      .sort({ rev: -1 })
      .toArray();
    if (!automatic.length) return new Map<number, StoredRecord>();
    const ownChanges = await entries(db)
      .find({ ...own, changeSet }, { session, projection: { id: 1, rev: 1 } })
      .sort({ rev: 1 })
      .toArray();
    const lastRevs = new Map(ownChanges.map(({ id, rev }) => [id, rev]));
    const isLater = ({ id, rev }: HistoryEntry) => rev > (lastRevs.get(id) ?? rev);
    // Newest first: of several automatic writes of a record the first one remains in the map.
    return new Map(automatic.filter(isLater).map(({ id, before }) => [id, before]));
  },

  /**
   * Ids of the records that a person changed after or between the changes of a change set. Of an untouched record the
   * last change set is still this one, and its revision has grown only by the changes of this set and automatic ones.
   */
  async changedSince(changeSet: string): Promise<number[]> {
    const found = await entries(db)
      .aggregate<{ _id: number }>([
        { $match: { resource, changeSet } },
        { $group: { _id: '$id', first: { $min: '$rev' }, changes: { $sum: 1 } } },
        { $lookup: { from: resource, localField: '_id', foreignField: '_id', as: 'now' } },
        { $set: { now: { $first: '$now' } } },
        {
          $lookup: {
            from: 'history',
            let: { first: '$first' },
            localField: '_id',
            foreignField: 'id',
            pipeline: [
              { $match: { resource, isAutomatic: true, $expr: { $gt: ['$rev', '$$first'] } } },
              { $project: { _id: 1 } },
            ],
            as: 'automatic',
          },
        },
        { $set: { rev: { $add: ['$first', '$changes', { $size: '$automatic' }] } } },
        { $match: { $expr: { $or: [{ $ne: ['$now.changeSet', changeSet] }, { $ne: ['$now.rev', '$rev'] }] } } },
        { $sort: { _id: 1 } },
        { $project: { _id: 1 } },
      ])
      .toArray();
    return found.map(({ _id }) => _id);
  },

  /** Which of these records a change set has changed, deleted or restored. */
  async findIds(changeSet: string, ids: readonly number[]): Promise<Set<number>> {
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
    // Records changed in a period.
    { key: { resource: 1, at: 1, id: 1 } },
  ]);
  await expireAfter(db, 'history', 'at', historyDays);
};
