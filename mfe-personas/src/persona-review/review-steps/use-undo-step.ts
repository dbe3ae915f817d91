import { undoReviewStep } from '@skills-architect/contracts/personas';
import { notifyUndoable } from '@skills-architect/library-kit';
import { notify, useChange, useJobs } from '@skills-architect/portal-kit';
import { describeStep, describeUndone } from './step-words';

interface StepResult {
  changed: number;
  unchanged: number;
  changeSet: string;
  jobToken?: string | undefined;
}

/** Reports a step of a review and offers to undo it. */
export const useUndoStep = (clientId: number | undefined) => {
  const undoing = useChange(undoReviewStep);
  const { follow } = useJobs();
  const undo = async (changeSet: string) => {
    if (clientId === undefined) return;
    const { restored, unchanged, jobToken } = await undoing.run({ params: { changeSet }, query: { clientId } });
    if (jobToken !== undefined) await follow(jobToken);
    else notify(describeUndone(restored, unchanged), { variant: 'success' });
  };
  return {
    /**
     * `done` is said after the number of personas, `why` after the number of those left. Large steps run as a job, whose
     * card shows the result.
     */
    report: async (done: string, { changed, unchanged, changeSet, jobToken }: StepResult, why?: string) => {
      const text = describeStep(done, changed, unchanged, why);
      if (jobToken !== undefined) await follow(jobToken);
      else if (changed > 0) notifyUndoable(text, () => undo(changeSet).catch(notify));
      else notify(text, { variant: 'info' });
    },
  };
};
