import type { TableImport } from '@skills-architect/contracts';
import { describeRun } from '../import-run/describe-run';
import type { ImportDocument } from './import-document';

/** An import as its screen shows it. */
export const toImport = (document: ImportDocument, now: Date, userName: (userId: number) => string): TableImport => ({
  ...describeRun(document, now, userName),
  importId: document._id,
  kind: document.kind,
  fileName: document.fileName,
  stage: document.stage,
  counts: document.counts,
  changedCells: document.changedCells,
  wrongCells: document.wrongCells,
  notes: document.notes,
  written: document.written,
  kept: document.kept,
  ...(document.errorMessage && { errorMessage: document.errorMessage }),
});
