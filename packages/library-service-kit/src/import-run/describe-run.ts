import { TABLE_UNDO_DAYS } from '@skills-architect/contracts';
import { AppError } from '@skills-architect/service-kit';

const DAY_MS = 24 * 3600 * 1000;

/** What is known of each import. */
export interface StartedImport {
  stage: string;
  created: { at: Date; by: number };
  ranAt?: Date | undefined;
  endedAt?: Date | undefined;
}

const undoableUntil = ({ stage, endedAt }: StartedImport, now: Date): Date | undefined => {
  const hasRun = stage === 'done' || stage === 'failed';
  if (!hasRun || !endedAt) return undefined;
  const until = new Date(endedAt.getTime() + TABLE_UNDO_DAYS * DAY_MS);
  return until > now ? until : undefined;
};

/** Throws a 409 (conflict) if the import did not run, or ran too long ago to be undone. */
export const checkUndoable = (record: StartedImport, now: Date) => {
  if (!undoableUntil(record, now)) throw new AppError('conflict', 'This import cannot be undone any more.');
};

/** Author, time and duration of an import, and until when it can be undone, for all import screens. */
export const describeRun = (startedImport: StartedImport, now: Date, userName: (userId: number) => string) => {
  const { created, ranAt, endedAt } = startedImport;
  const until = undoableUntil(startedImport, now);
  return {
    user: { userId: created.by, userName: userName(created.by) },
    startedAt: created.at.toISOString(),
    ...(endedAt && { endedAt: endedAt.toISOString() }),
    ...(endedAt && ranAt && { seconds: (endedAt.getTime() - ranAt.getTime()) / 1000 }),
    ...(until && { undoableUntil: until.toISOString() }),
  };
};
