import { TABLE_UNDO_DAYS, type TableImport } from '@skills-architect/contracts';
import type { ImportDocument } from './import-document';

const DAY_MS = 24 * 3600 * 1000;

/** Until when an import can be undone; undefined when it cannot. */
export const undoableUntil = ({ stage, endedAt }: ImportDocument, now: Date): Date | undefined => {
  if ((stage !== 'done' && stage !== 'failed') || !endedAt) return undefined;
  const until = new Date(endedAt.getTime() + TABLE_UNDO_DAYS * DAY_MS);
  return until > now ? until : undefined;
};

/** An import as its screen shows it. */
export const toImport = (one: ImportDocument, now: Date, nameOf: (userId: number) => string): TableImport => {
  const until = undoableUntil(one, now);
  return {
    importId: one._id,
    kind: one.kind,
    fileName: one.fileName,
    stage: one.stage,
    user: { userId: one.created.by, userName: nameOf(one.created.by) },
    startedAt: one.created.at.toISOString(),
    ...(one.endedAt && { endedAt: one.endedAt.toISOString() }),
    ...(one.endedAt && one.ranAt && { seconds: (one.endedAt.getTime() - one.ranAt.getTime()) / 1000 }),
    counts: one.counts,
    changedCells: one.changedCells,
    wrongCells: one.wrongCells,
    notes: one.notes,
    written: one.written,
    kept: one.kept,
    ...(one.errorMessage && { errorMessage: one.errorMessage }),
    ...(until && { undoableUntil: until.toISOString() }),
  };
};
