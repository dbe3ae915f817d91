import { GoneRecords, ImportCounts, ImportedTable, ImportStage } from '@skills-architect/contracts/roles';
import type { Document, ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

const NO_RECORDS = { new: 0, changed: 0, edited: 0, same: 0, gone: 0 };

const ImportDocument = z.object({
  taxonomy: z.string().default(''),
  stage: z.enum(ImportStage.options),
  files: z.array(z.string()),
  token: z.string(),
  tables: z.array(ImportedTable).default([]),
  skills: ImportCounts.default(NO_RECORDS),
  roles: ImportCounts.default(NO_RECORDS),
  gone: GoneRecords.default('keep'),
  retired: z.number().int().default(0),
  warnings: z.array(z.string()).default([]),
  errorMessage: z.string().optional(),
  sourceId: z.number().int().default(0),
  previewedAt: z.date().optional(),
  ranAt: z.date().optional(),
  endedAt: z.date().optional(),
  kept: z.number().int().default(0),
  /** The taxonomy while this import is writing it; unique, so that a taxonomy has one running import. */
  writes: z.string().optional(),
});
export type ImportDocument = Document<z.infer<typeof ImportDocument>>;

/** Imports of the library, from preview to undo. */
export const importResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'libraryImport',
    topic: 'library',
    schema: ImportDocument,
    indexes: [
      [{ writes: 1 }, { unique: true, partialFilterExpression: { writes: { $exists: true } } }],
      [{ taxonomy: 1, ranAt: -1 }],
    ],
    audience: () => ({ all: true }),
  });
export type Imports = ReturnType<typeof importResource>;

/** The change set of an import's writes and of its undo. */
export const importChangeSet = (importId: number) => `library-import ${importId}`;
export const undoChangeSet = (importId: number) => `library-import ${importId} undone`;
