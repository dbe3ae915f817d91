import type { TableRow, TableRowState, WrongCell } from '@skills-architect/contracts';
import type { Paged, ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import { importRowStore, type StoredRow } from '../import-run/import-rows';
import type { TableName } from './import-document';
import type { PlannedRecord } from './table-kind';

/** A row that an import changes, or that it reports something about. */
interface TableImportRow extends StoredRow, Omit<TableRow, 'kept'> {
  recordKey: string;
  recordId?: number;
  rev?: number;
  changes: Record<string, unknown>;
  /** Result of the run. */
  outcome?: 'written' | 'kept';
  /** Whether it was undone. */
  undone?: boolean;
  kept?: string;
}

const TO_WRITE: TableRowState[] = ['new', 'changed'];
/** Rows that are still to be written. */
const OPEN = { state: { $in: TO_WRITE }, outcome: { $exists: false } };

/** Rows of imports: their changes, their wrong cells, and their results. */
export const tableImportRows = (kit: Pick<ServiceKit, 'db' | 'now'>, name: TableName) => {
  const rows = importRowStore<TableImportRow>(kit, `${name}ImportRow`, [
    { key: { importId: 1, row: 1 }, unique: true },
    { key: { importId: 1, state: 1, row: 1 } },
    { key: { importId: 1, recordKey: 1, row: 1 } },
    { key: { importId: 1, recordId: 1 } },
    { key: { importId: 1, kept: 1, row: 1 }, partialFilterExpression: { kept: { $exists: true } } },
  ]);
  const cells = importRowStore<WrongCell & StoredRow>(kit, `${name}ImportCell`, [
    { key: { importId: 1, row: 1, _id: 1 } },
  ]);
  return {
    createIndexes: () => Promise.all([rows.createIndexes(), cells.createIndexes()]),
    clear: (importId: number) => Promise.all([rows.clear(importId), cells.clear(importId)]),
    async add(importId: number, newRows: Omit<TableImportRow, keyof StoredRow>[], wrong: WrongCell[]) {
      await rows.add(importId, newRows);
      await cells.add(importId, wrong);
    },

    /** The next records to write after this key, with all their rows. */
    async next(importId: number, after: string, limit: number): Promise<PlannedRecord[]> {
      const found = await rows.first(importId, { ...OPEN, recordKey: { $gt: after } }, { recordKey: 1, row: 1 }, limit);
      const records = new Map<string, PlannedRecord>();
      for (const { recordKey: key, recordId, rev, row, changes } of found) {
        const record = records.get(key);
        if (record) record.rows.push({ row, changes });
        else
          records.set(key, {
            key,
            ...(recordId !== undefined && { recordId }),
            ...(rev !== undefined && { rev }),
            rows: [{ row, changes }],
          });
      }
      const last = found.at(-1)?.recordKey;
      // The last record may have more rows than were read.
      if (found.length === limit && last !== undefined) {
        const all = await rows.first(importId, { ...OPEN, recordKey: last }, { row: 1 }, 0);
        const record = records.get(last);
        if (record) record.rows = all.map(({ row, changes }) => ({ row, changes }));
      }
      return [...records.values()];
    },

    /** Stores the results of records, in the transaction of the run. */
    async settle(
      importId: number,
      ids: ReadonlyMap<string, number>,
      skipReasons: ReadonlyMap<string, string>,
      session: ClientSession,
    ) {
      const writes = [
        ...[...ids].map(([key, recordId]) => ({ key, set: { outcome: 'written' as const, recordId } })),
        ...[...skipReasons].map(([key, reason]) => ({ key, set: { outcome: 'kept' as const, kept: reason } })),
      ];
      if (!writes.length) return;
      await rows.collection().bulkWrite(
        writes.map(({ key, set }) => ({
          updateMany: { filter: { ...OPEN, importId, recordKey: key }, update: { $set: set } },
        })),
        { session },
      );
    },
    countOpen: (importId: number) => rows.count(importId, OPEN),
    countKept: (importId: number) => rows.count(importId, { kept: { $exists: true } }),
    async countWritten(importId: number): Promise<number> {
      const [found] = await rows
        .collection()
        .aggregate<{ total: number }>([
          { $match: { importId, outcome: 'written' } },
          { $group: { _id: '$recordKey' } },
          { $count: 'total' },
        ])
        .toArray();
      return found?.total ?? 0;
    },

    /** The next written rows after this one, for undo. */
    nextWritten: (importId: number, after: number, limit: number) =>
      rows.first(importId, { outcome: 'written', row: { $gt: after } }, { row: 1 }, limit),
    async settleUndo(importId: number, undone: number[], unchanged: number[], reason: string) {
      const written = (recordIds: number[]) => ({ outcome: 'written', recordId: { $in: recordIds } });
      await rows.set(importId, written(undone), { $set: { undone: true }, $unset: { kept: '' } });
      await rows.set(importId, written(unchanged), { $set: { undone: false, kept: reason } });
    },

    async page(importId: number, state: TableRowState | 'kept', paged: Paged) {
      const filter = state === 'kept' ? { kept: { $exists: true } } : { state };
      const { found, total } = await rows.page(importId, filter, { row: 1 }, paged);
      return {
        rows: found.map(({ row, name: recordName, state: rowState, cells: changed, kept }) => ({
          row,
          name: recordName,
          state: rowState,
          cells: changed,
          ...(kept !== undefined && { kept }),
        })),
        ...total,
      };
    },
    async wrongCells(importId: number, paged: Paged) {
      const { found, total } = await cells.page(importId, {}, { row: 1, _id: 1 }, paged);
      return {
        cells: found.map(({ sheet, row, column, value, problem }) => ({ sheet, row, column, value, problem })),
        ...total,
      };
    },
    /** All wrong cells, sorted by row. */
    eachWrongCell: (importId: number) => cells.collection().find({ importId }).sort({ row: 1, _id: 1 }),
  };
};
export type TableImportRows = ReturnType<typeof tableImportRows>;
