import { navigate, notify } from '@skills-architect/portal-kit';
import { notifyUndoable } from './notify-undoable';

interface Deletion {
  remove: () => Promise<unknown>;
  /** Restores the record and notifies the user. */
  restore: () => unknown;
  /** Called before the screen is left, so that the form does not ask about unsaved changes. */
  onDeleted: () => void;
  /** Path to navigate to afterwards. */
  list: string;
  /** Text of the notification: `Skill Deletion Successful`. */
  text: string;
  /** Name of the record. */
  name: string;
}

/** Deletes the record of a form, leaves the form and offers Undo. Failures are shown. */
export const deleteRecord = async ({ remove, restore, onDeleted, list, text, name }: Deletion): Promise<void> => {
  try {
    await remove();
  } catch (failure) {
    return notify(failure);
  }
  onDeleted();
  navigate(list, { skipConfirm: true });
  notifyUndoable(text, restore, { detail: name });
};

/** Restores a deleted record and notifies the user; `restore` resolves to its name. Failures are shown. */
export const restoreRecord = (restore: () => Promise<string>): Promise<void> =>
  restore().then((name) => notify(`${name} is back`, { variant: 'success' }), notify);
