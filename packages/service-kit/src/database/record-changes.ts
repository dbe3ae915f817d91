import type { ChangeCounts, ChangedRecord, LibraryChange, RecordChange } from '@skills-architect/contracts';
import type { Connection } from 'mongoose';
import { type ComparedRecords, changePipeline, type Period } from './change-pipeline';

interface FoundChange {
  _id: number;
  name: string;
  change: LibraryChange;
  fields: string[];
  at: Date;
  by: number;
}

interface ChangePage {
  change?: LibraryChange;
  offset: number;
  pagesize: number;
}

interface ChangeFacets {
  counts: { _id: LibraryChange; count: number }[];
  rows: FoundChange[];
}

/** Compares the records of a resource between two moments by their history. */
export const recordChanges = (db: Connection, compared: ComparedRecords) => ({
  /** A page of the changes by name, with the number of all by their kind. */
  async list(period: Period, { change, offset, pagesize }: ChangePage) {
    const [found] = await db
      .collection('history')
      .aggregate<ChangeFacets>([
        ...changePipeline(compared, period),
        {
          $facet: {
            counts: [{ $group: { _id: '$change', count: { $sum: 1 } } }],
            rows: [
              ...(change ? [{ $match: { change } }] : []),
              { $sort: { nameKey: 1, _id: 1 } },
              { $skip: offset },
              { $limit: pagesize },
              { $unset: 'nameKey' },
            ],
          },
        },
      ])
      .toArray();
    const counts: ChangeCounts = { new: 0, changed: 0, retired: 0, deleted: 0 };
    for (const { _id, count } of found?.counts ?? []) counts[_id] = count;
    return {
      counts,
      total: change ? counts[change] : counts.new + counts.changed + counts.retired + counts.deleted,
      changes: (found?.rows ?? []).map(
        ({ _id, at, ...row }): RecordChange => ({ id: _id, ...row, at: at.toISOString() }),
      ),
    };
  },

  /** All records that stood before and were changed, retired or deleted. */
  async affected(period: Period): Promise<ChangedRecord[]> {
    const found = await db
      .collection('history')
      .aggregate<FoundChange>([
        ...changePipeline(compared, period, { withNew: false }),
        { $match: { change: { $ne: 'new' } } },
      ])
      .toArray();
    return found.map(({ _id, name, change }) => ({ id: _id, name, change }));
  },
});
