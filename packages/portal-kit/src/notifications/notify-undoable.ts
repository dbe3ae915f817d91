import { notify } from './notify';

/** Display time of the notification in milliseconds. */
const UNDO_OFFERED = 10_000;

/** Notifies of a finished change and offers Undo. */
export const notifyUndoable = (text: string, undo: () => unknown, duration = UNDO_OFFERED): void =>
  notify(text, { variant: 'success', duration, action: { label: 'Undo', run: () => void undo() } });
