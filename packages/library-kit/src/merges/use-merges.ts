import type { MergeOutcome, MergePreview } from '@skills-architect/contracts';
import { notify, useJobs } from '@skills-architect/portal-kit';

interface StartedMerge {
  mergeId: number;
  jobToken: string;
}
interface RunningMerge extends StartedMerge {
  /** Resolves when the job has ended, or after the user was notified that it cannot be followed; never rejects. */
  ended: Promise<void>;
}
interface MergeBody {
  intoId: number;
  rev: number;
  intoRev: number;
  outcome: MergeOutcome;
}
type Pair = Pick<MergePreview, 'merged' | 'target'>;

/** The calls that merge one kind of record. */
export interface MergeCalls {
  preview: (mergedId: number, targetId: number) => Promise<MergePreview>;
  merge: (mergedId: number, body: MergeBody) => Promise<StartedMerge>;
  undo: (mergeId: number) => Promise<StartedMerge>;
  /** Path of the undo call, by which the merge's job is found. */
  undoPath: (mergeId: number) => string;
}

/** Merges records, and undoes merges, in jobs. The card of each job shows its result and offers Undo. */
export function useMerges({ preview, merge, undo, undoPath }: MergeCalls) {
  const { jobs, follow, dismiss } = useJobs();

  /** Removes the card of a merge that was undone elsewhere, which would still offer Undo. */
  const dismissMerge = async (mergeId: number) => {
    const path = undoPath(mergeId);
    const job = jobs.find((candidate) => candidate.undo?.href.endsWith(path));
    if (job) await dismiss(job.token);
  };

  const undoMerge = async (mergeId: number): Promise<boolean> => {
    try {
      const { status } = await follow((await undo(mergeId)).jobToken);
      const isDone = status === 'done';
      if (isDone) dismissMerge(mergeId).catch(notify);
      return isDone;
    } catch (failure) {
      notify(failure);
      return false;
    }
  };

  /** Starts the merge; resolves to it, or to undefined after notifying the user of a refusal. */
  const run = async ({ merged, target }: Pair, outcome: MergeOutcome): Promise<RunningMerge | undefined> => {
    try {
      const started = await merge(merged.id, { intoId: target.id, rev: merged.rev, intoRev: target.rev, outcome });
      return { ...started, ended: follow(started.jobToken).then(() => undefined, notify) };
    } catch (failure) {
      notify(failure);
      return undefined;
    }
  };

  return {
    undo: undoMerge,
    run,
    /** Like `run`, but with current revisions, after a change by the user since the preview. */
    runNow: ({ merged, target }: Pair, outcome: MergeOutcome) =>
      preview(merged.id, target.id).then((currentPair) => run(currentPair, outcome), notify),
  };
}
