import {
  type Assessment,
  LibraryStatus,
  restoreAssessment,
  updateAssessment,
} from '@skills-architect/contracts/skills';
import { notify, notifyUndoable, useChange } from '@skills-architect/portal-kit';

/** Deletes an assessment by its status; the notification offers to undo it. */
export function useDeleteAssessment() {
  const update = useChange(updateAssessment);
  const restore = useChange(restoreAssessment);
  return ({ skillId, assessmentId, rev }: Assessment) => {
    const params = { skillId, assessmentId };
    const bringBack = () => void restore.run({ params }).catch(notify);
    update
      .run({ params, body: { status: LibraryStatus.Retired, rev } })
      .then(() => notifyUndoable('Successfully deleted', bringBack), notify);
  };
}
