import type { ImportCounts } from '@skills-architect/contracts/roles';
import type { ImportState } from '@skills-architect/contracts/skills';
import { expireAfter, findPage, type Paged, type ServiceKit } from '@skills-architect/service-kit';

export type RecordKind = 'skill' | 'role';
export type LedgerState = ImportState | 'gone';

/** What an import would do, or has done, to one record. */
export interface LedgerRow {
  importId: number;
  kind: RecordKind;
  key: string;
  name: string;
  state: LedgerState;
  recordId?: number;
  /** The record was missing from the imported files, so the import has retired it. */
  retired?: boolean;
  /** The result of the undo. */
  outcome?: 'undone' | 'kept';
  at: Date;
}

/** Longer than the time in which an import can be undone. */
const KEPT_DAYS = 40;
const EMPTY: ImportCounts = { new: 0, changed: 0, edited: 0, same: 0, gone: 0 };

/** Rows of imports, one per record, for previews, reports and undo. */
export const libraryImportRows = ({ db, now }: Pick<ServiceKit, 'db' | 'now'>) => {
  const rows = () => db.collection<LedgerRow>('libraryImportRow');
  return {
    async createIndexes() {
      await rows().createIndexes([
        { key: { importId: 1, kind: 1, key: 1 }, unique: true },
        { key: { importId: 1, kind: 1, state: 1, name: 1 } },
        { key: { importId: 1, state: 1, name: 1 } },
        { key: { importId: 1, outcome: 1, name: 1 }, partialFilterExpression: { outcome: { $exists: true } } },
      ]);
      await expireAfter(db, 'libraryImportRow', 'at', KEPT_DAYS);
    },
    clear: (importId: number) => rows().deleteMany({ importId }),

    /** Inserts rows, or updates those with the same import, kind and key. */
    async put(importId: number, kind: RecordKind, entries: Omit<LedgerRow, 'importId' | 'kind' | 'at'>[]) {
      if (!entries.length) return;
      await rows().bulkWrite(
        entries.map(({ key, ...row }) => ({
          updateOne: { filter: { importId, kind, key }, update: { $set: { ...row, at: now() } }, upsert: true },
        })),
        { ordered: false },
      );
    },

    /** Which of the keys have a record in the imported files. */
    async findKnown(importId: number, kind: RecordKind, keys: readonly string[]): Promise<Set<string>> {
      const found = await rows()
        .find({ importId, kind, key: { $in: [...keys] }, state: { $ne: 'gone' } }, { projection: { key: 1 } })
        .toArray();
      return new Set(found.map(({ key }) => key));
    },

    /** Counts the rows by state; with `written` only the records that the import has saved. */
    async counts(importId: number, kind: RecordKind, written = false): Promise<ImportCounts> {
      const reached = written ? { recordId: { $exists: true } } : {};
      const states = Object.keys(EMPTY) as LedgerState[];
      const numbers = await Promise.all(
        states.map((state) => rows().countDocuments({ importId, kind, state, ...reached })),
      );
      return { ...EMPTY, ...Object.fromEntries(states.map((state, at) => [state, numbers[at] ?? 0])) };
    },

    /** A page of the rows with a state, sorted by name, and their total. */
    async page(
      { importId, kind, state }: { importId: number; kind: RecordKind | undefined; state: LedgerState | 'kept' },
      paged: Paged,
    ) {
      const which = state === 'kept' ? { outcome: 'kept' as const } : { state };
      const filter = { importId, ...(kind && { kind }), ...which };
      const { found, total } = await findPage(rows(), filter, { name: 1 }, paged);
      return { records: found.map(({ kind: of, name }) => ({ kind: of, name })), ...total };
    },

    /** Up to `most` rows in these states, sorted by key, that follow the key `after`. */
    next: (importId: number, kind: RecordKind, states: readonly LedgerState[], after: string, most: number) =>
      rows()
        .find({ importId, kind, state: { $in: [...states] }, key: { $gt: after } })
        .sort({ key: 1 })
        .limit(most)
        .toArray(),

    mark: (
      importId: number,
      kind: RecordKind,
      recordIds: readonly number[],
      set: Pick<LedgerRow, 'outcome' | 'retired'>,
    ) => rows().updateMany({ importId, kind, recordId: { $in: [...recordIds] } }, { $set: set }),
    countRetired: (importId: number) => rows().countDocuments({ importId, state: 'gone', retired: true }),
    countKept: (importId: number) => rows().countDocuments({ importId, outcome: 'kept' }),
  };
};
export type Ledger = ReturnType<typeof libraryImportRows>;
