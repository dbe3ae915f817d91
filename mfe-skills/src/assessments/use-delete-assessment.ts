import {
  type Assessment,
  LibraryStatus,
  restoreAssessment,
  updateAssessment,
} from '@skills-architect/contracts/skills';
import { notifyUndoable } from '@skills-architect/library-kit';
import { notify, useChange } from '@skills-architect/portal-kit';

/** Deletes an assessment by setting its status to Retired; the notification offers Undo. */
export function useDeleteAssessment() {
  const update = useChange(updateAssessment);
  const restore = useChange(restoreAssessment);
  return ({ skillId, assessmentId, assessmentText, rev }: Assessment) => {
    const params = { skillId, assessmentId };
    const restoreDeleted = () => void restore.run({ params }).catch(notify);
    update
      .run({ params, body: { status: LibraryStatus.Retired, rev } })
      .then(() => notifyUndoable('Successfully deleted', restoreDeleted, { detail: assessmentText }), notify);
  };
}
