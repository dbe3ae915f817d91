import type { TableImport } from '@skills-architect/contracts';
import { describeRun } from '../import-run/describe-run';
import type { ImportDocument } from './import-document';

/** An import as its screen shows it. */
export const toImport = (one: ImportDocument, now: Date, userName: (userId: number) => string): TableImport => ({
  ...describeRun(one, now, userName),
  importId: one._id,
  kind: one.kind,
  fileName: one.fileName,
  stage: one.stage,
  counts: one.counts,
  changedCells: one.changedCells,
  wrongCells: one.wrongCells,
  notes: one.notes,
  written: one.written,
  kept: one.kept,
  ...(one.errorMessage && { errorMessage: one.errorMessage }),
});
