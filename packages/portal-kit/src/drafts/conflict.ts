import { askConfirm } from '../confirm/ask-confirm';
import { notify } from '../notifications/notify';

interface Conflict {
  what: string;
  /** Paths of the parts that somebody else changed. */
  changed: readonly (string | number)[];
  labels: Partial<Record<string, string>>;
  /** The user has changes that a reload would lose. */
  isLost: boolean;
}

const LONGER_MS = 5000;
const names = new Intl.ListFormat('en-GB');

/** Asks what to do about a stale save; true means: discard my changes and show the latest record. */
export const askReload = async ({ what, changed, labels, isLost }: Conflict): Promise<boolean> => {
  const title = `Somebody else changed ${what}`;
  if (!isLost) {
    notify(`${title}. You now see the latest version.`, { variant: 'info', duration: LONGER_MS });
    return true;
  }
  const named = changed.flatMap((part) => labels[part] ?? []);
  return askConfirm({
    title,
    text: [
      ...(named.length > 0 ? [`Changed: ${names.format(named)}.`] : []),
      'Keep your changes on top of theirs, or reload to see theirs alone. Reloading discards your unsaved changes.',
    ].join(' '),
    yes: 'Reload',
    no: 'Keep my changes',
    loss: true,
  });
};

export const notifyMerged = (what: string): void =>
  notify(`Your changes are now on top of the latest version of ${what}. Save them to finish.`, {
    variant: 'info',
    duration: LONGER_MS,
  });
