import type { TableRowState } from '@skills-architect/contracts';
import type { Write } from '../database/write';
import type { Identity } from '../service/identity';
import type { OddCell } from '../table-files/rows';
import type { Cell } from '../workbooks/sheet';
import type { Cells } from './cells';
import type { TableLayout } from './layout';

/** A row of an imported table. */
export interface TableRow {
  /** As a spreadsheet counts. */
  row: number;
  cells: Cells;
  odd: ReadonlyMap<string, OddCell>;
}

/** A cell that cannot be imported. */
export interface CellProblem {
  field: string;
  value: string;
  /** A sentence: what is wrong, and what to do. */
  problem: string;
}

/** What an import does with a row. */
export interface PlannedRow {
  row: number;
  state: TableRowState;
  /** Rows with the same key are about one record. */
  recordKey: string;
  recordId?: number;
  /** Revision of the record when it was checked. */
  rev?: number;
  name: string;
  /** What is stored, as the kind of table defines it. */
  changes: Record<string, unknown>;
  cells: { field: string; before: string; after: string }[];
  problems: CellProblem[];
  /** What no other row of the table may have. */
  unique: { field: string; key: string }[];
}

/** A record to write, with all rows about it. */
export interface PlannedRecord {
  key: string;
  recordId?: number;
  rev?: number;
  rows: Pick<PlannedRow, 'row' | 'changes'>[];
}

/** What became of records, by their key: their id, or why they were left as they are. */
export interface Written {
  ids: Map<string, number>;
  kept: Map<string, string>;
}
export type TableWrite = Required<Pick<Write, 'by' | 'changeSet' | 'session'>>;

/** What is known while a table is checked. */
export interface CheckContext {
  identity: Identity;
  /** Values of new records for columns that the table does not have. */
  defaults: Cells;
}

/** Checks the rows of one table, part by part. */
export interface TableCheck {
  rows: (rows: readonly TableRow[]) => Promise<PlannedRow[]>;
  /** What the user should know before the import, once all rows were checked. */
  notes: () => string[];
}

/** How one kind of record goes out as a table and comes back. */
export interface TableKind<Filter> {
  kind: string;
  /** Name of the sheet, and of the file. */
  sheet: string;
  /** The records in words, e.g. 'skills'. */
  noun: string;
  /** The own layout first. */
  layouts: readonly [TableLayout, ...TableLayout[]];
  /** Sentences for the sheet of notes. */
  notes: readonly string[];
  count: (filter: Filter, identity: Identity) => Promise<number>;
  /** The rows to export, in the order of the own columns, in parts. */
  pages: (filter: Filter, identity: Identity) => AsyncIterable<Cell[][]>;
  startCheck: (context: CheckContext) => Promise<TableCheck>;
  /**
   * Writes records in the transaction of `write`, each with one revision. Those that were changed since they were checked,
   * or that cannot be written any more, are kept.
   */
  write: (records: readonly PlannedRecord[], write: TableWrite, identity: Identity) => Promise<Written>;
  /** Takes back what the change set did to these records; returns those that are as before. */
  undo: (
    ids: readonly number[],
    by: number,
    sets: { changeSet: string; undoing: string },
    identity: Identity,
  ) => Promise<Set<number>>;
  /** Takes back what else the change set has created, when all records are done. */
  endUndo?: (by: number, sets: { changeSet: string; undoing: string }) => Promise<void>;
  /** Follows a run or an undo. */
  afterWrites?: () => Promise<unknown>;
}
