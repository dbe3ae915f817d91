import { notify } from '../notifications/notify';

/** Milliseconds during which the notification offers to undo the restoring. */
const UNDO_OFFERED = 10_000;

/** The version to restore, and the revision that the record has now. */
interface Restored {
  rev: number;
  version: number;
}

/**
 * Restores a version and says so; the notification offers to go back.
 * @param restore sends the call; returns the record with its new revision.
 */
export const restoreVersion = async (
  restored: Restored,
  restore: (restored: Restored) => Promise<{ rev: number }>,
): Promise<void> => {
  try {
    const { rev } = await restore(restored);
    const undo = () =>
      restore({ rev, version: restored.rev }).then(() => notify('Undone', { variant: 'success' }), notify);
    notify('The former version is the current one again', {
      variant: 'success',
      duration: UNDO_OFFERED,
      action: { label: 'Undo', run: undo },
    });
  } catch (failure) {
    notify(failure);
  }
};
