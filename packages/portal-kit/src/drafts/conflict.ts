import { listNames } from '@skills-architect/contracts/locale';
import { askConfirm } from '../confirm/ask-confirm';
import { notify } from '../notifications/notify';
import type { DraftParts } from './merge';

interface DescribedPart {
  label?: string | undefined;
  /** Undefined if the value is not readable, such as an id. */
  text?: string | undefined;
}

interface Conflict<P> {
  what: string;
  /** The other user's value of each conflicting part; undefined if they removed it. */
  theirs: ReadonlyMap<string | number, P | undefined>;
  /** The parts that the user changed. */
  mine: ReadonlyMap<string | number, P | undefined>;
  describe: (key: string | number, part: P | undefined) => DescribedPart;
  /** Reloading would lose changes of the user. */
  isLost: boolean;
}

const DURATION_MS = 5000;
/** Maximum length of a text in the conflict question. */
const MAX_TEXT_LENGTH = 400;
/** Maximum number of fields listed in the conflict question. */
const MAX_SHOWN = 12;

const toReadableText = (part: unknown): string | undefined => {
  const text = Array.isArray(part) && part.every((item) => typeof item === 'string') ? part.join(', ') : part;
  if (typeof text !== 'string') return undefined;
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text || 'empty';
};

/** Describes parts by `inWords`, or by the labels of their fields. */
export const createPartDescriber =
  <V, P>({ inWords }: DraftParts<V, P>, labels: Partial<Record<string, string>>): Conflict<P>['describe'] =>
  (key, part) => {
    if (inWords) return part === undefined ? { text: 'removed' } : inWords(part);
    return { label: labels[key], text: toReadableText(part) };
  };

/** One line per field that both users changed, with both values. */
const describeBoth = <P>({ theirs, mine, describe }: Conflict<P>): string[] => {
  const lines = [...theirs].flatMap(([key, part]) => {
    if (!mine.has(key)) return [];
    const [their, my] = [describe(key, part), describe(key, mine.get(key))];
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
  const changedLabels = [...theirs].flatMap(([key, part]) => describe(key, part).label ?? []);
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
