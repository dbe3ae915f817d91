import type { ImportCounts } from '@skills-architect/contracts/roles';
import type { ImportState } from '@skills-architect/contracts/skills';
import { expireAfter, findPage, type Paged, type ServiceKit } from '@skills-architect/service-kit';

export type RecordKind = 'skill' | 'role';
/** What an import does to a record; 'gone': the imported files do not have it. */
export type RowState = ImportState | 'gone';

/** What an import would do, or has done, to one record. */
export interface LibraryImportRow {
  importId: number;
  kind: RecordKind;
  key: string;
  name: string;
  state: RowState;
  recordId?: number;
  /** The record was missing from the imported files, so the import has retired it. */
  retired?: boolean;
  /** The result of the undo. */
  outcome?: 'undone' | 'kept';
  at: Date;
}

/** Longer than the time in which an import can be undone. */
const RETENTION_DAYS = 40;
const NO_ROWS: ImportCounts = { new: 0, changed: 0, edited: 0, same: 0, gone: 0 };

/** Rows of imports, one per record, for previews, reports and undo. */
export const libraryImportRows = ({ db, now }: Pick<ServiceKit, 'db' | 'now'>) => {
  const rows = () => db.collection<LibraryImportRow>('libraryImportRow');
  return {
    async createIndexes() {
      await rows().createIndexes([
        { key: { importId: 1, kind: 1, key: 1 }, unique: true },
        { key: { importId: 1, kind: 1, state: 1, name: 1 } },
        { key: { importId: 1, state: 1, name: 1 } },
        { key: { importId: 1, outcome: 1, name: 1 }, partialFilterExpression: { outcome: { $exists: true } } },
      ]);
      await expireAfter(db, 'libraryImportRow', 'at', RETENTION_DAYS);
    },
    clear: (importId: number) => rows().deleteMany({ importId }),

    /** Inserts rows, or updates those with the same import, kind and key. */
    async put(importId: number, kind: RecordKind, entries: Omit<LibraryImportRow, 'importId' | 'kind' | 'at'>[]) {
      if (!entries.length) return;
      await rows().bulkWrite(
        entries.map(({ key, ...row }) => ({
          updateOne: { filter: { importId, kind, key }, update: { $set: { ...row, at: now() } }, upsert: true },
        })),
        { ordered: false },
      );
    },

    /** Which of the keys have a record in the imported files. */
    async findImportedKeys(importId: number, kind: RecordKind, keys: readonly string[]): Promise<Set<string>> {
      const found = await rows()
        .find({ importId, kind, key: { $in: [...keys] }, state: { $ne: 'gone' } }, { projection: { key: 1 } })
        .toArray();
      return new Set(found.map(({ key }) => key));
    },

    /** Counts the rows by state; with `written` only the records that the import has saved. */
    async counts(importId: number, kind: RecordKind, written = false): Promise<ImportCounts> {
      const writtenFilter = written ? { recordId: { $exists: true } } : {};
      const states = Object.keys(NO_ROWS) as RowState[];
      const numbers = await Promise.all(
        states.map((state) => rows().countDocuments({ importId, kind, state, ...writtenFilter })),
      );
      return { ...NO_ROWS, ...Object.fromEntries(states.map((state, at) => [state, numbers[at] ?? 0])) };
    },

    /** A page of the rows with a state, sorted by name, and their total. */
    async page(
      { importId, kind, state }: { importId: number; kind: RecordKind | undefined; state: RowState | 'kept' },
      paged: Paged,
    ) {
      const stateFilter = state === 'kept' ? { outcome: 'kept' as const } : { state };
      const filter = { importId, ...(kind && { kind }), ...stateFilter };
      const { found, total } = await findPage(rows(), filter, { name: 1 }, paged);
      return { records: found.map(({ kind: recordKind, name }) => ({ kind: recordKind, name })), ...total };
    },

    /** Up to `limit` rows in these states, sorted by key, that follow the key `after`. */
    next: (importId: number, kind: RecordKind, states: readonly RowState[], after: string, limit: number) =>
      rows()
        .find({ importId, kind, state: { $in: [...states] }, key: { $gt: after } })
        .sort({ key: 1 })
        .limit(limit)
        .toArray(),

    mark: (
      importId: number,
      kind: RecordKind,
      recordIds: readonly number[],
      set: Pick<LibraryImportRow, 'outcome' | 'retired'>,
    ) => rows().updateMany({ importId, kind, recordId: { $in: [...recordIds] } }, { $set: set }),
    countRetired: (importId: number) => rows().countDocuments({ importId, state: 'gone', retired: true }),
    countKept: (importId: number) => rows().countDocuments({ importId, outcome: 'kept' }),
  };
};
export type LibraryImportRows = ReturnType<typeof libraryImportRows>;
