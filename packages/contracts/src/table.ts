import * as z from 'zod';
import { EncodingChoice, LevelMeaning } from './table-columns';
import { Count, Id, Moment } from './vocabulary';

/** Formats of an exported table. CSV is UTF-8 with a byte order mark, for Excel. */
export const TableFormat = z.enum(['xlsx', 'csv']);
export type TableFormat = z.infer<typeof TableFormat>;

/** Most rows of an imported table, without its titles. */
export const MAX_TABLE_ROWS = 100_000;
/** Days in which an imported table can be undone. */
export const TABLE_UNDO_DAYS = 30;
/** Limits of an uploaded table. */
export const TABLE_LIMIT = {
  maxBytes: 128 * 1024 * 1024,
  maxFiles: 1,
  extensions: [
    ...['xlsx', 'csv', 'txt', 'json', 'jsonl', 'ndjson'],
    ...['xls', 'xlsm', 'xlsb', 'ods', 'tsv', 'htm', 'html', 'xml', 'jsonld'],
  ],
} as const;

/**
 * Stages of the import of a table: its file is being checked, it waits for a decision, could not be read, is running,
 * is done, failed, is being undone, or was undone.
 */
export const TableStage = z.enum(['checking', 'ready', 'refused', 'running', 'done', 'failed', 'undoing', 'undone']);
export type TableStage = z.infer<typeof TableStage>;

/**
 * What an import does with a row: creates a record, changes it, or skips it, because it is the same, because the record
 * was changed after the export (`stale`), or because a cell is wrong.
 */
export const TableRowState = z.enum(['new', 'changed', 'same', 'stale', 'wrong']);
export type TableRowState = z.infer<typeof TableRowState>;

/** Numbers of rows by state. */
export const TableCounts = z.object({ new: Count, changed: Count, same: Count, stale: Count, wrong: Count });
export type TableCounts = z.infer<typeof TableCounts>;

/**
 * A cell that cannot be imported; `row` is the row number in the spreadsheet, with the titles in row 1. In a JSON file
 * it is the line or the position of the entry, from 1.
 */
export const WrongCell = z.object({
  sheet: z.string(),
  row: Count,
  column: z.string(),
  value: z.string(),
  /** What is wrong and what to do, as a sentence. */
  problem: z.string(),
});
export type WrongCell = z.infer<typeof WrongCell>;

/** A row that an import changes or reports. `kept`: why it was skipped by the import or its undo. */
export const TableRow = z.object({
  row: Count,
  name: z.string(),
  state: TableRowState,
  /** Changed cells of the row, by column. */
  cells: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  kept: z.string().optional(),
});
export type TableRow = z.infer<typeof TableRow>;

/** One import of a table: check, run, report and undo. */
export const TableImport = z.object({
  importId: Id,
  kind: z.string(),
  fileName: z.string(),
  stage: TableStage,
  user: z.object({ userId: Count, userName: z.string() }),
  startedAt: Moment,
  endedAt: Moment.optional(),
  /** Duration of the run. */
  seconds: z.number().optional(),
  counts: TableCounts,
  /** Number of cells that differ from the library, in rows that can be imported. */
  changedCells: Count,
  wrongCells: Count,
  /** Notes for the user before the import: unknown columns, families that will be created. */
  notes: z.array(z.string()),
  /** Numbers of created and changed records. */
  written: Count,
  /** Number of rows that were skipped, because their record was changed or used since. */
  kept: Count,
  errorMessage: z.string().optional(),
  /** Until when it can be undone; undefined if that is not possible. */
  undoableUntil: Moment.optional(),
});
export type TableImport = z.infer<typeof TableImport>;

/** A column of an imported file, and the library field that it is assigned to; null leaves it out. */
export const TableColumnChoice = z.object({ title: z.string().max(1000), field: z.string().max(100).nullable() });
export type TableColumnChoice = z.infer<typeof TableColumnChoice>;

/** One value for all new records, where the file has none for a field. */
export const TableConstant = z.object({ field: z.string().max(100), value: z.string().max(500) });
export type TableConstant = z.infer<typeof TableConstant>;

/** An import with the columns of its file, once they were read, and the available fields. */
export const TableImportDetail = TableImport.extend({
  columns: z.array(
    TableColumnChoice.extend({
      /** Some of its values. */
      samples: z.array(z.string()).optional(),
    }),
  ),
  fields: z.array(
    z.object({
      field: z.string(),
      title: z.string(),
      /** New records need it. */
      isRequired: z.boolean().optional(),
      /** One value can be chosen for all new records. */
      sameForAll: z.boolean().optional(),
      /** Several columns can be assigned to it. */
      takesSeveral: z.boolean().optional(),
      /** The names that the library has for it. */
      options: z.array(z.string()).optional(),
    }),
  ),
  constants: z.array(TableConstant).optional(),
  /** The sheet that was read, and the visible sheets of the workbook. */
  sheet: z.string().optional(),
  sheets: z.array(z.string()).optional(),
  /** For a text that is not in Unicode: what its letters may be; the first was used. */
  encodings: z.array(EncodingChoice).optional(),
  /** What the words and marks of its levels mean, on a scale of `levelCount`; `null` is no level. */
  levels: z.array(LevelMeaning).optional(),
  levelCount: Count.optional(),
  /** What should be decided about these levels. */
  levelQuestions: z.array(z.string()).optional(),
  /** The first rows of a matrix as they are understood: cells by field. */
  understood: z.array(z.record(z.string(), z.string())).optional(),
});
export type TableImportDetail = z.infer<typeof TableImportDetail>;

/** What a person decides about a file before it is checked again. */
export const TableAssignment = z.object({
  columns: z.array(TableColumnChoice).max(200),
  constants: z.array(TableConstant).max(20).optional(),
  /** What words and marks mean as levels. */
  levels: z.array(LevelMeaning).max(100).optional(),
  /** Another sheet of the workbook. */
  sheet: z.string().max(200).optional(),
  /** The encoding of the text. */
  encoding: z.string().max(40).optional(),
});
export type TableAssignment = z.infer<typeof TableAssignment>;
