import { notify } from './notify';

/** Milliseconds during which the notification offers to undo. */
const UNDO_OFFERED = 10_000;

/** Says that something is done and offers to undo it. */
export const notifyUndoable = (text: string, undo: () => unknown, duration = UNDO_OFFERED): void =>
  notify(text, { variant: 'success', duration, action: { label: 'Undo', run: () => void undo() } });
