import * as z from 'zod';
import { Count } from './vocabulary';

/** The refusal of a file with other titles than those of the template. */
export const OTHER_TITLES = 'Excel column header template is not proper';

/** Limits of an uploaded table of people's own: a workbook of any program, or text. */
export const CLIENT_TABLE_LIMIT = {
  maxBytes: 25 * 1024 * 1024,
  maxFiles: 1,
  extensions: ['xlsx', 'xlsm', 'xlsb', 'xls', 'ods', 'csv', 'tsv', 'txt', 'html', 'htm', 'xml'],
} as const;

/** Assignments for a matrix: the column's title is the name of a role or skill, and its cells are levels. */
export const ROLE_TITLES = 'role in title';
export const SKILL_TITLES = 'skill in title';

/** What a value of the level column means: a level, no level, or that its row is not imported. */
export const LevelMeaning = z.object({
  value: z.string().max(200),
  level: z.number().int().min(1).max(20).nullable(),
  isLeftOut: z.boolean(),
});
export type LevelMeaning = z.infer<typeof LevelMeaning>;

/** What a person decided about the columns of a file; `at` is the index of a column. */
export const ColumnAssignment = z.object({
  columns: z.array(z.object({ at: z.number().int().min(0).max(200), field: z.string().max(40).nullable() })).max(200),
  /** One value for all rows whose field has no column, or an empty cell in it. */
  constants: z.array(z.object({ field: z.string().max(40), value: z.string().max(500) })).max(20),
  levels: z.array(LevelMeaning).max(100),
  /** The encoding of a text that is not in Unicode. */
  encoding: z.string().max(40).optional(),
  /** The sheet that was shown: the only one that is meant where one role was entered for all rows. */
  sheet: z.string().max(200).optional(),
});

/** What a file is read with, other than proposed: another sheet, or another encoding of a text. */
export const ReadChoice = z.object({
  sheet: z.string().max(200).optional(),
  encoding: z.string().max(40).optional(),
});
export type ReadChoice = z.infer<typeof ReadChoice>;

/** An encoding that a text may have, and words with its letters. */
export const EncodingChoice = z.object({ encoding: z.string(), sample: z.string() });
export type EncodingChoice = z.infer<typeof EncodingChoice>;
export type ColumnAssignment = z.infer<typeof ColumnAssignment>;

/** A column of a file, with what was understood of it. */
export const ReadColumn = z.object({
  at: Count,
  title: z.string(),
  /** The proposed field; null leaves it out. */
  field: z.string().nullable(),
  /** Why it is left out, when that is known. */
  why: z.string().optional(),
  samples: z.array(z.string()),
  /** The number of rows with a value. */
  filled: Count,
  isLongText: z.boolean(),
  /** What its values would mean as levels; empty when they are none. */
  levels: z.array(LevelMeaning),
  /** What should be decided about these levels. */
  question: z.string().optional(),
});
export type ReadColumn = z.infer<typeof ReadColumn>;

/** A file as it was understood, before anything is imported. */
export const TableReading = z.object({
  /** Identifies files with the same titles; an assignment is remembered for it. */
  shape: z.string(),
  sheet: z.string(),
  sheets: z.array(z.object({ name: z.string(), rows: Count, isHidden: z.boolean() })),
  /** The number of the row with the titles in the spreadsheet. */
  headRow: Count,
  rows: Count,
  columns: z.array(ReadColumn),
  fields: z.array(z.object({ field: z.string(), title: z.string(), isRequired: z.boolean() })),
  constants: ColumnAssignment.shape.constants,
  levelCount: Count,
  /** For a text that is not in Unicode: what its letters may be; the first was used. */
  encodings: z.array(EncodingChoice).optional(),
  /** What people should know: rows above the head, hidden rows, a guessed encoding. */
  notes: z.array(z.string()),
  /** The cells of the first rows, to show what an assignment makes of them. */
  firstRows: z.array(z.array(z.string())),
});
export type TableReading = z.infer<typeof TableReading>;
