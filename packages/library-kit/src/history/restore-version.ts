import { formatMoment } from '@skills-architect/contracts/locale';
import { askConfirm, notify } from '@skills-architect/portal-kit';
import { notifyUndoable } from '../records/notify-undoable';
import type { HistoryVersion } from './history-version';

/** The number of the version to restore, and the record's current revision. */
export interface RestoreInput {
  rev: number;
  version: number;
}

/** The date names the version. */
export const restoredText = ({ at }: Pick<HistoryVersion, 'at'>): string =>
  `The version of ${formatMoment(at)} is current again`;

/** Asks before a restored version replaces unsaved changes of the form. */
export const askToReplace = ({ at }: Pick<HistoryVersion, 'at'>): Promise<boolean> =>
  askConfirm({
    title: `Restore the version of ${formatMoment(at)}?`,
    text: 'Restoring discards your unsaved changes.',
    yes: 'Restore',
    no: 'Cancel',
    loss: true,
  });

/**
 * Restores a version; the notification offers to return to the one that was current.
 * @param restore sends the call; returns the record with its new revision.
 * @returns the restored record; undefined if it was not restored.
 */
export const restoreVersion = async <R extends { rev: number }>(
  version: HistoryVersion,
  rev: number,
  restore: (input: RestoreInput) => Promise<R>,
): Promise<R | undefined> => {
  try {
    const restored = await restore({ rev, version: version.rev });
    const undo = () =>
      restore({ rev: restored.rev, version: rev }).then(() => notify('Undone', { variant: 'success' }), notify);
    notifyUndoable(restoredText(version), undo);
    return restored;
  } catch (failure) {
    notify(failure);
    return undefined;
  }
};
