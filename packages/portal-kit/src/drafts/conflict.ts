import { askConfirm } from '../confirm/ask-confirm';
import { notify } from '../notifications/notify';

interface Conflict {
  what: string;
  /** What somebody else made of each part, by its path. */
  theirs: ReadonlyMap<string | number, unknown>;
  /** The parts that the user changed. */
  mine: ReadonlyMap<string | number, unknown>;
  labels: Partial<Record<string, string>>;
  /** The user has changes that a reload would lose. */
  isLost: boolean;
}

const LONGER_MS = 5000;
/** Letters of a text that the question shows. */
const SHOWN = 400;

/** A part as text; undefined when it is no text, such as the id of something that was picked. */
const readable = (part: unknown): string | undefined => {
  const text = Array.isArray(part) && part.every((one) => typeof one === 'string') ? part.join(', ') : part;
  if (typeof text !== 'string') return undefined;
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};
const names = new Intl.ListFormat('en-GB');

/** Asks what to do about a stale save; true means: discard my changes and show the latest record. */
export const askReload = async ({ what, theirs, mine, labels, isLost }: Conflict): Promise<boolean> => {
  const title = `Somebody else changed ${what}`;
  if (!isLost) {
    notify(`${title}. You now see the latest version.`, { variant: 'info', duration: LONGER_MS });
    return true;
  }
  const named = [...theirs.keys()].flatMap((part) => labels[part] ?? []);
  const both = [...theirs].flatMap(([part, now]) => {
    const [label, their, my] = [labels[part], readable(now), readable(mine.get(part))];
    return label && their !== undefined && my !== undefined && their !== my
      ? [`${label}, theirs: ${their || 'empty'}`, `${label}, yours: ${my || 'empty'}`]
      : [];
  });
  return askConfirm({
    title,
    text: [
      ...(named.length > 0 ? [`Changed: ${names.format(named)}.`] : []),
      ...both,
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
    duration: LONGER_MS,
  });
