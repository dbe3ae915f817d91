import { listNames } from '@skills-architect/contracts/locale';
import { askConfirm } from '../confirm/ask-confirm';
import { notify } from '../notifications/notify';
import type { PartKey } from '../storage/stored-drafts';
import type { DraftParts } from './merge';

interface Conflict<P> {
  what: string;
  /** The other user's value of each conflicting part; undefined if they removed it. */
  theirs: ReadonlyMap<PartKey, P | undefined>;
  /** The parts that the user changed. */
  mine: ReadonlyMap<PartKey, P | undefined>;
  describe: NonNullable<DraftParts<never, P>['describe']>;
  /** Reloading would lose changes of the user. */
  isLost: boolean;
}

const DURATION_MS = 5000;
/** Maximum number of fields listed in the conflict question. */
const MAX_SHOWN = 12;

/** One line per field that both users changed, with both values. */
const describeBoth = <P>({ theirs, mine, describe }: Conflict<P>): string[] => {
  const lines = [...theirs].flatMap(([key, part]) => {
    if (!mine.has(key)) return [];
    const [their, my] = [describe(part, key), describe(mine.get(key), key)];
    const label = their.label ?? my.label;
    const isReadable = their.text !== undefined && my.text !== undefined;
    if (!label || !isReadable || their.text === my.text) return [];
    return [`${label}, theirs: ${their.text}\n${label}, yours: ${my.text}`];
  });
  const hiddenCount = lines.length - MAX_SHOWN;
  return hiddenCount > 0 ? [...lines.slice(0, MAX_SHOWN), `and ${hiddenCount} more that you both changed`] : lines;
};

/** Asks what to do about a stale save; true means: discard my changes and show the latest record. */
export const askReload = async <P>(conflict: Conflict<P>): Promise<boolean> => {
  const { what, theirs, describe, isLost } = conflict;
  const title = `Somebody else changed ${what}`;
  if (!isLost) {
    notify(`${title}. You now see the latest version.`, { variant: 'info', duration: DURATION_MS });
    return true;
  }
  const changedLabels = [...theirs].flatMap(([key, part]) => describe(part, key).label ?? []);
  return askConfirm({
    title,
    text: [
      ...(changedLabels.length > 0 ? [`Changed: ${listNames(changedLabels)}.`] : []),
      ...describeBoth(conflict),
      'Keep your changes on top of theirs, or reload to see theirs alone. Reloading discards your unsaved changes.',
    ].join('\n'),
    yes: 'Reload',
    no: 'Keep my changes',
    loss: true,
  });
};

export const notifyMerged = (what: string): void =>
  notify(`Your changes are now on top of the latest version of ${what}. Save them to finish.`, {
    variant: 'info',
    duration: DURATION_MS,
  });
