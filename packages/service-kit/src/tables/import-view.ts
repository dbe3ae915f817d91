import { TABLE_UNDO_DAYS, type TableImport } from '@skills-architect/contracts';
import type { ImportDocument } from './import-document';

const DAY_MS = 24 * 3600 * 1000;

interface EndedImport {
  stage: string;
  created: { at: Date; by: number };
  ranAt?: Date | undefined;
  endedAt?: Date | undefined;
}

/** Until when an import can be undone; undefined when that is not possible. */
export const undoableUntil = ({ stage, endedAt }: EndedImport, now: Date): Date | undefined => {
  const hasRun = stage === 'done' || stage === 'failed';
  if (!hasRun || !endedAt) return undefined;
  const until = new Date(endedAt.getTime() + TABLE_UNDO_DAYS * DAY_MS);
  return until > now ? until : undefined;
};

/** Author, time and duration of an import, and until when it can be undone, for all import screens. */
export const describeRun = (one: EndedImport, now: Date, userName: (userId: number) => string) => {
  const { created, ranAt, endedAt } = one;
  const until = undoableUntil(one, now);
  return {
    user: { userId: created.by, userName: userName(created.by) },
    startedAt: created.at.toISOString(),
    ...(endedAt && { endedAt: endedAt.toISOString() }),
    ...(endedAt && ranAt && { seconds: (endedAt.getTime() - ranAt.getTime()) / 1000 }),
    ...(until && { undoableUntil: until.toISOString() }),
  };
};

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
