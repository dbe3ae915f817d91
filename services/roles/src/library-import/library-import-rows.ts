import type { ImportCounts, ImportedKind } from '@skills-architect/contracts/roles';
import type { ImportState } from '@skills-architect/contracts/skills';
import { importRowStore, type StoredRow } from '@skills-architect/library-service-kit/import-run';
import type { Paged, ServiceKit } from '@skills-architect/service-kit';
import { LIBRARY } from './import-document';

export type RecordKind = ImportedKind;
/** What an import does to a record; 'gone': the imported files do not have it. */
export type RowState = ImportState | 'gone';

/** What an import would do, or has done, to one record. */
interface LibraryImportRow extends StoredRow {
  kind: RecordKind;
  key: string;
  name: string;
  state: RowState;
  recordId?: number;
  /** The record was missing from the imported files, so the import has retired it. */
  retired?: boolean;
  /** The result of the undo. */
  outcome?: 'undone' | 'kept';
}

/** More than a taxonomy has; a call takes as many families. */
const MOST_GROUPS = 20_000;
const NO_ROWS: ImportCounts = { new: 0, changed: 0, edited: 0, same: 0, gone: 0 };
/** Rows whose record the import may have written. */
const WRITTEN = { $or: [{ state: { $in: ['new', 'changed'] } }, { state: 'gone', retired: true }] };

/** Rows of imports, one per record, for previews, reports and undo. */
export const libraryImportRows = (kit: Pick<ServiceKit, 'db' | 'now'>) => {
  const importRows = importRowStore<LibraryImportRow>(kit, `${LIBRARY}ImportRow`, [
    { key: { importId: 1, kind: 1, key: 1 }, unique: true },
    { key: { importId: 1, kind: 1, state: 1, name: 1 } },
    { key: { importId: 1, state: 1, name: 1 } },
    { key: { importId: 1, outcome: 1, name: 1 }, partialFilterExpression: { outcome: { $exists: true } } },
  ]);
  /** The next rows after a key. */
  const nextOf = (filter: object) => (importId: number, kind: RecordKind, after: string, limit: number) =>
    importRows.first(importId, { ...filter, kind, key: { $gt: after } }, { key: 1 }, limit);
  const countStates = async (importId: number, kind: RecordKind, written: boolean): Promise<ImportCounts> => {
    const writtenFilter = written ? { recordId: { $exists: true } } : {};
    const states = Object.keys(NO_ROWS) as RowState[];
    const numbers = await Promise.all(
      states.map((state) => importRows.count(importId, { kind, state, ...writtenFilter })),
    );
    return { ...NO_ROWS, ...Object.fromEntries(states.map((state, index) => [state, numbers[index] ?? 0])) };
  };
  return {
    createIndexes: importRows.createIndexes,
    clear: importRows.clear,
    nextGone: nextOf({ state: 'gone' }),
    nextWritten: nextOf(WRITTEN),

    /** Inserts rows, or updates those with the same import, kind and key. */
    async put(importId: number, kind: RecordKind, entries: Omit<LibraryImportRow, keyof StoredRow | 'kind'>[]) {
      if (!entries.length) return;
      await importRows.collection().bulkWrite(
        entries.map(({ key, ...row }) => ({
          updateOne: { filter: { importId, kind, key }, update: { $set: { ...row, at: kit.now() } }, upsert: true },
        })),
        { ordered: false },
      );
    },

    /** Which of the keys have a record in the imported files. */
    findImportedKeys: (importId: number, kind: RecordKind, keys: readonly string[]) =>
      importRows.findKeys(importId, keys, { kind, state: { $ne: 'gone' } }),

    /** Counts the rows of each kind by state; with `written` only the records that the import has saved. */
    async allCounts(importId: number, written = false): Promise<Record<'skills' | 'roles' | 'groups', ImportCounts>> {
      const [skills, roles, groups] = await Promise.all([
        countStates(importId, 'skill', written),
        countStates(importId, 'role', written),
        countStates(importId, 'group', written),
      ]);
      return { skills, roles, groups };
    },

    /** A page of the rows with a state, sorted by name, and their total. */
    async page(
      { importId, kind, state }: { importId: number; kind: RecordKind | undefined; state: RowState | 'kept' },
      paged: Paged,
    ) {
      const filter = { ...(kind && { kind }), ...(state === 'kept' ? { outcome: 'kept' } : { state }) };
      const { found, total } = await importRows.page(importId, filter, { name: 1 }, paged);
      return { records: found.map(({ kind: recordKind, name }) => ({ kind: recordKind, name })), ...total };
    },

    mark: (
      importId: number,
      kind: RecordKind,
      recordIds: readonly number[],
      change: Pick<LibraryImportRow, 'outcome' | 'retired'>,
    ) => importRows.set(importId, { kind, recordId: { $in: recordIds } }, { $set: change }),
    /** The rows of groups that the import has written. */
    writtenGroups: (importId: number) =>
      importRows.first(importId, { ...WRITTEN, kind: 'group' }, { key: 1 }, MOST_GROUPS),
    /** Marks groups as kept by their keys, because ids of families and places are not unique among them. */
    markGroups: (importId: number, keys: readonly string[]) =>
      importRows.set(importId, { kind: 'group', key: { $in: [...keys] } }, { $set: { outcome: 'kept' } }),
    countKept: (importId: number) => importRows.count(importId, { outcome: 'kept' }),
    countRetired: (importId: number) => importRows.count(importId, { state: 'gone', retired: true }),
  };
};
export type LibraryImportRows = ReturnType<typeof libraryImportRows>;
