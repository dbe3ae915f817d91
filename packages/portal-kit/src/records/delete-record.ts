import { navigate } from '../history/portal-history';
import { notify } from '../notifications/notify';
import { notifyUndoable } from '../notifications/notify-undoable';

interface Deletion {
  remove: () => Promise<unknown>;
  /** Brings the record back; it tells the user itself. */
  restore: () => unknown;
  /** Called before the screen is left, so that the form does not ask about unsaved changes. */
  onDeleted: () => void;
  /** Path of the list that is shown then. */
  list: string;
  /** What the user is told: `Skill Deletion Successful`. */
  text: string;
}

/** Deletes the record of a form, leaves the form and offers to undo it. Failures are shown. */
export const deleteRecord = async ({ remove, restore, onDeleted, list, text }: Deletion): Promise<void> => {
  try {
    await remove();
  } catch (failure) {
    return notify(failure);
  }
  onDeleted();
  navigate(list, { asked: true });
  notifyUndoable(text, restore);
};

/** Restores a deleted record; `restore` resolves to its name, which the user is told. Failures are shown. */
export const restoreRecord = (restore: () => Promise<string>): Promise<void> =>
  restore().then((name) => notify(`${name} is back`, { variant: 'success' }), notify);
