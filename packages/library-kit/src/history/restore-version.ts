import { notify } from '@skills-architect/portal-kit';
import { notifyUndoable } from '../records/notify-undoable';

/** The version to restore, and the record's current revision. */
interface RestoreInput {
  rev: number;
  version: number;
}

/**
 * Restores a version; the notification offers to return to the previous one.
 * @param restore sends the call; returns the record with its new revision.
 * @returns whether it was restored.
 */
export const restoreVersion = async (
  input: RestoreInput,
  restore: (input: RestoreInput) => Promise<{ rev: number }>,
): Promise<boolean> => {
  try {
    const { rev } = await restore(input);
    const undo = () =>
      restore({ rev, version: input.rev }).then(() => notify('Undone', { variant: 'success' }), notify);
    notifyUndoable('The previous version is current again', undo);
    return true;
  } catch (failure) {
    notify(failure);
    return false;
  }
};
