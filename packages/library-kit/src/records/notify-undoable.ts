import { notify } from '@skills-architect/portal-kit';

/** Display time of the notification in milliseconds. */
const UNDO_DURATION_MS = 10_000;

/** Notifies of a finished change and offers Undo. */
export const notifyUndoable = (
  text: string,
  undo: () => unknown,
  { duration = UNDO_DURATION_MS, detail }: { duration?: number; detail?: string } = {},
): void => notify(text, { variant: 'success', duration, detail, action: { label: 'Undo', run: () => void undo() } });
