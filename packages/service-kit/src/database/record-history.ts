import type { ClientSession, Connection } from 'mongoose';
import type { AuditedFields } from './audit-fields';
import { keepFor, type Retention } from './retention';

/** A stored record: the fields of its schema plus the audit fields. */
export type StoredRecord = AuditedFields & Record<string, unknown>;

interface HistoryEntry {
  resource: string;
  id: number;
  rev: number;
  changeSet: string;
  at: Date;
  by: number;
  before: StoredRecord;
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

  /** The states before a change set, by record. */
  async beforeChangeSet(changeSet: string, ids: readonly number[], session: ClientSession) {
    const found = await entries(db)
      .find({ resource, changeSet, id: { $in: [...ids] } }, { session })
      .toArray();
    return new Map(found.map((entry) => [entry.id, entry.before]));
  },

  /** The states of a record before each change, newest first. */
  list: (id: number) => entries(db).find({ resource, id }).sort({ rev: -1 }).toArray(),
});

/** Creates the indexes for reading history; called once per database. */
export const createHistoryIndexes = async (db: Connection, { historyDays }: Pick<Retention, 'historyDays'>) => {
  await db
    .collection('history')
    .createIndexes([{ key: { resource: 1, id: 1, rev: -1 } }, { key: { resource: 1, changeSet: 1, id: 1 } }]);
  await keepFor(db, 'history', 'at', historyDays);
};
