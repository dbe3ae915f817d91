import { Count, TableCounts, TableStage } from '@skills-architect/contracts';
import * as z from 'zod';
import type { Document } from '../database/audit-fields';
import type { ServiceKit } from '../platform';

export const NO_ROWS: TableCounts = { new: 0, changed: 0, same: 0, stale: 0, wrong: 0 };

const ImportDocument = z.object({
  kind: z.string(),
  fileName: z.string(),
  stage: TableStage,
  sheet: z.string().default(''),
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

/** The imports of a service's tables, from check to undo. */
export const importResource = (kit: ServiceKit, topic: string) =>
  kit.resource({
    name: 'tableImport',
    topic,
    schema: ImportDocument,
    audience: () => ({ all: true }),
  });
export type Imports = ReturnType<typeof importResource>;

/** The change set of an import's writes, and of those that take it back. */
export const setsOf = (importId: number) => ({
  changeSet: `table-import ${importId}`,
  undoing: `table-import ${importId} undone`,
});
