import { notify } from '@skills-architect/portal-kit';

/** Display time of the notification in milliseconds. */
const UNDO_DURATION_MS = 10_000;

/** Notifies of a finished change and offers Undo. */
export const notifyUndoable = (text: string, undo: () => unknown, duration = UNDO_DURATION_MS): void =>
  notify(text, { variant: 'success', duration, action: { label: 'Undo', run: () => void undo() } });
