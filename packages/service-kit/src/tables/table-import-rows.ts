import type { TableRow, TableRowState, WrongCell } from '@skills-architect/contracts';
import type { ClientSession } from 'mongoose';
import { findPage, type Paged } from '../database/find-page';
import { expireAfter } from '../database/retention';
import type { ServiceKit } from '../platform';
import type { TableName } from './import-document';
import type { PlannedRecord } from './table-kind';

/** A row that an import changes, or that it reports something about. */
export interface LedgerRow extends Omit<TableRow, 'kept'> {
  importId: number;
  recordKey: string;
  recordId?: number;
  rev?: number;
  changes: Record<string, unknown>;
  /** Result of the run. */
  outcome?: 'written' | 'kept';
  /** Whether it was undone. */
  undone?: boolean;
  kept?: string;
  at: Date;
}
interface LedgerCell extends WrongCell {
  importId: number;
  at: Date;
}

/** Longer than the time in which an import can be undone. */
const KEPT_DAYS = 40;
const TO_WRITE: TableRowState[] = ['new', 'changed'];

/** Rows of imports: their changes, their wrong cells, and their results. */
export const tableImportRows = ({ db, now }: Pick<ServiceKit, 'db' | 'now'>, name: TableName) => {
  const rowsName = `${name}ImportRow`;
  const cellsName = `${name}ImportCell`;
  const rows = () => db.collection<LedgerRow>(rowsName);
  const cells = () => db.collection<LedgerCell>(cellsName);
  const openRows = (importId: number) => ({ importId, state: { $in: TO_WRITE }, outcome: { $exists: false } });
  return {
    async createIndexes() {
      await rows().createIndexes([
        { key: { importId: 1, row: 1 }, unique: true },
        { key: { importId: 1, state: 1, row: 1 } },
        { key: { importId: 1, recordKey: 1, row: 1 } },
        { key: { importId: 1, recordId: 1 } },
        { key: { importId: 1, kept: 1, row: 1 }, partialFilterExpression: { kept: { $exists: true } } },
      ]);
      await cells().createIndexes([{ key: { importId: 1, row: 1, _id: 1 } }]);
      await expireAfter(db, rowsName, 'at', KEPT_DAYS);
      await expireAfter(db, cellsName, 'at', KEPT_DAYS);
    },
    async clear(importId: number) {
      await Promise.all([rows().deleteMany({ importId }), cells().deleteMany({ importId })]);
    },
    async add(importId: number, newRows: Omit<LedgerRow, 'importId' | 'at'>[], wrong: WrongCell[]) {
      const stamp = { importId, at: now() };
      if (newRows.length) await rows().insertMany(newRows.map((row) => ({ ...row, ...stamp })));
      if (wrong.length) await cells().insertMany(wrong.map((cell) => ({ ...cell, ...stamp })));
    },

    /** The next records to write after this key, with all their rows. */
    async next(importId: number, after: string, limit: number): Promise<PlannedRecord[]> {
      const found = await rows()
        .find({ ...openRows(importId), recordKey: { $gt: after } })
        .sort({ recordKey: 1, row: 1 })
        .limit(limit)
        .toArray();
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
        const all = await rows()
          .find({ ...openRows(importId), recordKey: last })
          .sort({ row: 1 })
          .toArray();
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
      await rows().bulkWrite(
        writes.map(({ key, set }) => ({
          updateMany: { filter: { ...openRows(importId), recordKey: key }, update: { $set: set } },
        })),
        { session },
      );
    },
    countOpen: (importId: number) => rows().countDocuments(openRows(importId)),
    countKept: (importId: number) => rows().countDocuments({ importId, kept: { $exists: true } }),
    async countWritten(importId: number): Promise<number> {
      const [found] = await rows()
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
      rows()
        .find({ importId, outcome: 'written', row: { $gt: after } }, { projection: { recordId: 1, row: 1 } })
        .sort({ row: 1 })
        .limit(limit)
        .toArray(),
    async settleUndo(importId: number, undone: readonly number[], unchanged: readonly number[], reason: string) {
      const written = { importId, outcome: 'written' as const };
      await rows().updateMany(
        { ...written, recordId: { $in: [...undone] } },
        { $set: { undone: true }, $unset: { kept: '' } },
      );
      await rows().updateMany(
        { ...written, recordId: { $in: [...unchanged] } },
        { $set: { undone: false, kept: reason } },
      );
    },

    async page(importId: number, state: TableRowState | 'kept', paged: Paged) {
      const filter = state === 'kept' ? { importId, kept: { $exists: true } } : { importId, state };
      const { found, total } = await findPage(rows(), filter, { row: 1 }, paged);
      return {
        rows: found.map(({ row, name, state: rowState, cells: changed, kept }) => ({
          row,
          name,
          state: rowState,
          cells: changed,
          ...(kept !== undefined && { kept }),
        })),
        ...total,
      };
    },
    async wrongCells(importId: number, paged: Paged) {
      const { found, total } = await findPage(cells(), { importId }, { row: 1, _id: 1 }, paged);
      return {
        cells: found.map(({ sheet, row, column, value, problem }) => ({ sheet, row, column, value, problem })),
        ...total,
      };
    },
    /** All wrong cells, sorted by row. */
    eachWrongCell: (importId: number) => cells().find({ importId }).sort({ row: 1, _id: 1 }),
  };
};
export type TableImportRows = ReturnType<typeof tableImportRows>;
