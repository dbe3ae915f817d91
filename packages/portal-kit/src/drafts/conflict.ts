import { askConfirm } from '../confirm/ask-confirm';
import { notify } from '../notifications/notify';
import type { DraftParts } from './merge';

interface DescribedPart {
  label?: string | undefined;
  /** Undefined when it is no text, such as the id of something that was picked. */
  text?: string | undefined;
}

interface Conflict<P> {
  what: string;
  /** What somebody else made of each part, by its path; undefined where it was removed. */
  theirs: ReadonlyMap<string | number, P | undefined>;
  /** The parts that the user changed. */
  mine: ReadonlyMap<string | number, P | undefined>;
  describe: (key: string | number, part: P | undefined) => DescribedPart;
  /** The user has changes that a reload would lose. */
  isLost: boolean;
}

const LONGER_MS = 5000;
/** A longer text is cut in the conflict question. */
const SHOWN = 400;
/** At most so many conflicting fields are listed in the conflict question. */
const MOST_SHOWN = 12;

const readable = (part: unknown): string | undefined => {
  const text = Array.isArray(part) && part.every((one) => typeof one === 'string') ? part.join(', ') : part;
  if (typeof text !== 'string') return undefined;
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text || 'empty';
};
const names = new Intl.ListFormat('en-GB');

/** Describes parts in their own words, or by the labels of their fields. */
export const partDescriber =
  <V, P>({ inWords }: DraftParts<V, P>, labels: Partial<Record<string, string>>): Conflict<P>['describe'] =>
  (key, part) => {
    if (inWords) return part === undefined ? { text: 'removed' } : inWords(part);
    return { label: labels[key], text: readable(part) };
  };

/** One line per field that both users changed, with both values. */
const describeBoth = <P>({ theirs, mine, describe }: Conflict<P>): string[] => {
  const both = [...theirs].flatMap(([key, part]) => {
    if (!mine.has(key)) return [];
    const [their, my] = [describe(key, part), describe(key, mine.get(key))];
    const label = their.label ?? my.label;
    return label && their.text !== undefined && my.text !== undefined && their.text !== my.text
      ? [`${label}, theirs: ${their.text}\n${label}, yours: ${my.text}`]
      : [];
  });
  const more = both.length - MOST_SHOWN;
  return more > 0 ? [...both.slice(0, MOST_SHOWN), `and ${more} more that you both changed`] : both;
};

/** Asks what to do about a stale save; true means: discard my changes and show the latest record. */
export const askReload = async <P>(conflict: Conflict<P>): Promise<boolean> => {
  const { what, theirs, describe, isLost } = conflict;
  const title = `Somebody else changed ${what}`;
  if (!isLost) {
    notify(`${title}. You now see the latest version.`, { variant: 'info', duration: LONGER_MS });
    return true;
  }
  const named = [...theirs].flatMap(([key, part]) => describe(key, part).label ?? []);
  return askConfirm({
    title,
    text: [
      ...(named.length > 0 ? [`Changed: ${names.format(named)}.`] : []),
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
    duration: LONGER_MS,
  });
