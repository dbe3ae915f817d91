import {
  Count,
  EncodingChoice,
  LevelMeaning,
  TableColumnChoice,
  TableConstant,
  TableCounts,
  TableStage,
} from '@skills-architect/contracts';
import type { Document, Resource } from '@skills-architect/service-kit';
import * as z from 'zod';

/** Prefix of collections, files and jobs, for services with several import screens. */
export type TableName = 'table' | 'posting';

export const NO_ROWS: TableCounts = { new: 0, changed: 0, same: 0, stale: 0, wrong: 0 };

/** An import of a table, from check to undo. */
export const ImportDocument = z.object({
  kind: z.string(),
  fileName: z.string(),
  stage: TableStage,
  sheet: z.string().default(''),
  /** The columns of the file and their fields, once it was read. */
  columns: z.array(TableColumnChoice).default([]),
  /** Some values of each column. */
  samples: z.array(z.array(z.string())).default([]),
  /** Identifies files with the same titles: assignments are remembered for them. */
  shape: z.string().default(''),
  /** The user's assignments of columns, and one value for all new records. */
  assigned: z.array(TableColumnChoice).default([]),
  constants: z.array(TableConstant).default([]),
  /** What the user said that levels mean, and what all of them mean on a scale of `levelCount`. */
  decidedLevels: z.array(LevelMeaning).optional(),
  levels: z.array(LevelMeaning).optional(),
  levelCount: Count.optional(),
  levelQuestions: z.array(z.string()).optional(),
  /** The first rows of a matrix by field. */
  understood: z.array(z.record(z.string(), z.string())).optional(),
  /** The sheet and the encoding that the user chose, and those of the file. */
  chosenSheet: z.string().default(''),
  sheets: z.array(z.string()).default([]),
  encoding: z.string().default(''),
  encodings: z.array(EncodingChoice).default([]),
  counts: TableCounts.default(NO_ROWS),
  changedCells: Count.default(0),
  wrongCells: Count.default(0),
  notes: z.array(z.string()).default([]),
  written: Count.default(0),
  kept: Count.default(0),
  errorMessage: z.string().optional(),
  ranAt: z.date().optional(),
  endedAt: z.date().optional(),
});
export type ImportDocument = Document<z.infer<typeof ImportDocument>>;
export type Imports = Resource<typeof ImportDocument>;
