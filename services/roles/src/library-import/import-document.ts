import { LanguageCode } from '@skills-architect/contracts';
import { GoneRecords, ImportCounts, ImportedTable, ImportStage } from '@skills-architect/contracts/roles';
import type { Document, Resource } from '@skills-architect/service-kit';
import * as z from 'zod';

/** Begins the names of collections, jobs, change sets and files. */
export const LIBRARY = 'library';
const NO_RECORDS = { new: 0, changed: 0, edited: 0, same: 0, gone: 0 };

/** An import of a taxonomy, from preview to undo. */
export const ImportDocument = z.object({
  taxonomy: z.string().default(''),
  /** The language into which it translates the taxonomy. */
  language: LanguageCode.optional(),
  stage: z.enum(ImportStage.options),
  files: z.array(z.string()),
  /** Always empty: instances of an earlier version refuse an import without it. */
  token: z.string().default(''),
  tables: z.array(ImportedTable).default([]),
  skills: ImportCounts.default(NO_RECORDS),
  roles: ImportCounts.default(NO_RECORDS),
  groups: ImportCounts.default(NO_RECORDS),
  gone: GoneRecords.default('keep'),
  retired: z.number().int().default(0),
  warnings: z.array(z.string()).default([]),
  errorMessage: z.string().optional(),
  sourceId: z.number().int().default(0),
  previewedAt: z.date().optional(),
  ranAt: z.date().optional(),
  endedAt: z.date().optional(),
  kept: z.number().int().default(0),
  /** The taxonomy while this import is writing it. */
  writes: z.string().optional(),
});
export type ImportDocument = Document<z.infer<typeof ImportDocument>>;
export type Imports = Resource<typeof ImportDocument>;
