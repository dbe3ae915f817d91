import type { ChangeCounts, ChangedLinks, ChangedRole, LibraryChange, RecordChange } from '@skills-architect/contracts';
import { lease, type ServiceKit } from '@skills-architect/service-kit';
import { type ComparedRecords, changePipeline, type Period } from './change-pipeline';
import { type Comparison, comparisonStore, type RequestedPeriod } from './comparison-store';
import { findChangedRecords } from './find-changed-records';

interface Difference {
  _id: number;
  name: string;
  nameKey: string;
  change: LibraryChange;
  fields: string[];
  links?: ChangedLinks;
  at: Date;
  by: number;
}

interface StoredChange extends Omit<Difference, '_id'> {
  _id: string;
  since: Date;
  recordId: number;
}

interface ChangePage {
  change?: LibraryChange;
  sortBy?: 'name' | 'at';
  sortOrder?: 'asc' | 'desc';
  offset: number;
  pagesize: number;
}

/** Records compared per step: well under a second. */
const BATCH_SIZE = 1000;
/** The same while a user waits for the response: about 50 ms. */
const QUICK_BATCH_SIZE = 50;
/** How long to wait for a step of another process. */
const BUSY_MS = 2000;

const SORTED_BY = { name: 'nameKey', at: 'at' } as const;

/**
 * The records of a service that differ from their state at a time, stored so that views only need to read them. A
 * comparison runs in steps: each compares the next records changed since the last one.
 */
export const storedChanges = (kit: Pick<ServiceKit, 'db' | 'retention' | 'now'>, compared: ComparedRecords) => {
  const { db } = kit;
  const { resource } = compared;
  const comparisons = comparisonStore(kit);
  const changes = () => db.collection<StoredChange>('libraryChanges');
  const toKey = (since: Date, id: number) => `${since.toISOString()} ${id}`;

  const replace = async (since: Date, ids: readonly number[], found: readonly Difference[]) => {
    const differing = new Set(found.map(({ _id }) => _id));
    const same = ids.filter((id) => !differing.has(id)).map((id) => toKey(since, id));
    await changes().bulkWrite(
      [
        { deleteMany: { filter: { _id: { $in: same } } } },
        ...found.map(({ _id, ...difference }) => ({
          replaceOne: {
            filter: { _id: toKey(since, _id) },
            replacement: { ...difference, since, recordId: _id },
            upsert: true,
          },
        })),
      ],
      { ordered: false },
    );
  };

  /** Runs one step of a pass; resolves to the number of remaining records. */
  const step = async (comparison: Comparison, limit: number): Promise<number> => {
    const { since, from, until, doneId, isDone } = comparison;
    if (isDone) return 0;
    const touched = await findChangedRecords(kit, resource, { since: from, until });
    const remainingIds = touched.filter((id) => id > doneId);
    const ids = remainingIds.slice(0, limit);
    const found = await db
      .collection('history')
      .aggregate<Difference>(changePipeline(compared, { since, until }, ids))
      .toArray();
    await replace(since, ids, found);
    const remaining = remainingIds.length - ids.length;
    await comparisons.markReached(comparison, ids.at(-1) ?? doneId, remaining === 0);
    return remaining;
  };

  const isCompared = (comparison: Comparison | null, until: Date) =>
    comparison?.isDone === true && comparison.until >= until;

  return {
    createIndexes: () =>
      changes().createIndexes([
        { key: { since: 1, nameKey: 1, recordId: 1 } },
        { key: { since: 1, change: 1, nameKey: 1, recordId: 1 } },
        { key: { since: 1, at: 1, recordId: 1 } },
        { key: { since: 1, change: 1, at: 1, recordId: 1 } },
      ]),

    /**
     * Compares the next records. Resolves to the number of remaining ones; undefined while another process is
     * comparing. `isQuick` is for views: only a few records, and no waiting for another process.
     */
    async advance({
      isQuick = false,
      ...requested
    }: RequestedPeriod & { isQuick?: boolean }): Promise<number | undefined> {
      const forget = () => changes().deleteMany({ since: requested.since });
      const compareLease = lease(db, `compare ${resource} since ${requested.since.toISOString()}`);
      const limit = isQuick ? QUICK_BATCH_SIZE : BATCH_SIZE;
      if (!(await compareLease.claimWithin(isQuick ? 0 : BUSY_MS))) return undefined;
      return compareLease.during(async () => {
        const comparison = await comparisons.open(requested, forget);
        const remaining = await step(comparison, limit);
        // An earlier pass has just ended: the changes after it need another one.
        const needsNextPass = remaining === 0 && comparison.until < requested.until && !comparison.isClosed;
        return needsNextPass ? step(await comparisons.open(requested, forget), limit) : remaining;
      });
    },

    /** A page of the stored changes of a period, and their numbers by kind. */
    async list({ since, until }: Period, { change, sortBy = 'name', sortOrder = 'asc', offset, pagesize }: ChangePage) {
      const direction = sortOrder === 'asc' ? 1 : -1;
      const [comparison, counted, rows] = await Promise.all([
        comparisons.read(since),
        changes()
          .aggregate<{ _id: LibraryChange; count: number }>([
            { $match: { since } },
            { $group: { _id: '$change', count: { $sum: 1 } } },
          ])
          .toArray(),
        changes()
          .find({ since, ...(change && { change }) })
          .sort({ [SORTED_BY[sortBy]]: direction, recordId: direction })
          .skip(offset)
          .limit(pagesize)
          .toArray(),
      ]);
      const counts: ChangeCounts = { new: 0, changed: 0, retired: 0, deleted: 0 };
      for (const { _id, count } of counted) counts[_id] = count;
      return {
        counts,
        total: change ? counts[change] : counts.new + counts.changed + counts.retired + counts.deleted,
        changes: rows.map(
          ({ recordId, name, change: kind, fields, at, by }): RecordChange => ({
            id: recordId,
            name,
            change: kind,
            fields,
            at: at.toISOString(),
            by,
          }),
        ),
        isCompared: isCompared(comparison, until),
        ...(comparison?.isIncomplete && { isIncomplete: true as const }),
      };
    },

    /** All stored records that existed before the period and were changed, retired or deleted in it. */
    async findAffected({ since, until }: Period): Promise<{ records: ChangedRole[]; isCompared: boolean }> {
      const [comparison, found] = await Promise.all([
        comparisons.read(since),
        changes()
          .find(
            { since, change: { $ne: 'new' } },
            { projection: { recordId: 1, name: 1, change: 1, fields: 1, links: 1 } },
          )
          .toArray(),
      ]);
      return {
        records: found.map(({ recordId, name, change, fields, links }) => ({
          id: recordId,
          name,
          change,
          fields,
          ...(links && { links }),
        })),
        isCompared: isCompared(comparison, until),
      };
    },
  };
};
export type StoredChanges = ReturnType<typeof storedChanges>;
