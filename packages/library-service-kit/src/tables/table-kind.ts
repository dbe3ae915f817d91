import type { TableRowState } from '@skills-architect/contracts';
import type { Identity, Write } from '@skills-architect/service-kit';
import type { OddCell } from '../table-files/rows';
import type { Cell } from '../workbooks/sheet';
import type { Cells } from './cells';
import type { TableLayout } from './layout';
import type { FieldOptions } from './propose-fields';

/** A row of an imported table. */
export interface TableRow {
  /** Row number in the spreadsheet. */
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
  /** Rows with the same key belong to one record. */
  recordKey: string;
  recordId?: number;
  /** Revision of the record when it was checked. */
  rev?: number;
  name: string;
  /** The stored changes, as defined by the kind of table. */
  changes: Record<string, unknown>;
  cells: { field: string; before: string; after: string }[];
  problems: CellProblem[];
  /** Values that no other row of the table may have. */
  unique: { field: string; key: string }[];
}

/** A record to write, with all its rows. */
export interface PlannedRecord {
  key: string;
  recordId?: number;
  rev?: number;
  rows: Pick<PlannedRow, 'row' | 'changes'>[];
}

/** Results of records by key: their id, or why they were skipped. */
export interface WriteResult {
  ids: Map<string, number>;
  skipReasons: Map<string, string>;
}
export type TableWrite = Required<Pick<Write, 'by' | 'changeSet' | 'session'>>;

/** Context of checking a table. */
export interface CheckContext {
  identity: Identity;
  /** Values of new records for cells that the table does not have, by the layout or chosen by the user. */
  defaults: Cells;
}

/** Checks the rows of one table, batch by batch. */
export interface TableCheck {
  rows: (rows: readonly TableRow[]) => Promise<PlannedRow[]>;
  /** What the user should know before the import; call it after all rows are checked. */
  notes: () => string[];
}

/** How one kind of record is exported as a table and imported again. */
export interface TableKind<Filter> {
  kind: string;
  /** Name of the sheet and of the file. */
  sheet: string;
  /** The records in words, e.g. 'skills'. */
  noun: string;
  /** The library's own layout comes first. */
  layouts: readonly [TableLayout, ...TableLayout[]];
  /** Sentences for the sheet of notes. */
  notes: readonly string[];
  /** The schema.org type of the records in linked data. */
  linkedType?: string;
  /** The names of the library that fields can have. */
  options?: () => Promise<FieldOptions>;
  /** The number of levels that words and marks of a table are mapped to. */
  levelCount?: () => Promise<number>;
  count: (filter: Filter, identity: Identity) => Promise<number>;
  /** The languages into which the records are translated, for a layout with translations. */
  languages?: () => Promise<string[]>;
  /** The rows to export, in batches, with cells in the order of these fields: those of the own columns. */
  pages: (filter: Filter, identity: Identity, fields: readonly string[]) => AsyncIterable<Cell[][]>;
  startCheck: (context: CheckContext) => Promise<TableCheck>;
  /**
   * Reads from other services what writing these records needs, before the transaction, which must not wait for them. The
   * result writes them in the transaction, each with one new revision, and may be called again. It skips records that were
   * changed since the check or can no longer be written.
   */
  prepareWrite: (
    records: readonly PlannedRecord[],
    identity: Identity,
  ) => Promise<(write: TableWrite) => Promise<WriteResult>>;
  /** Undoes what the change set did to these records; returns those that are restored. */
  undo: (
    ids: readonly number[],
    by: number,
    sets: { changeSet: string; undoing: string },
    identity: Identity,
  ) => Promise<Set<number>>;
  /** Undoes what else the change set has created, after all records. */
  endUndo?: (by: number, sets: { changeSet: string; undoing: string }) => Promise<void>;
}
