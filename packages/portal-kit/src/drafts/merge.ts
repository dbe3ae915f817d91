import type { Changes, PartKey } from '../storage/stored-drafts';

/** How a value is split into parts that merge independently: the fields of a form, the rows of a table. */
export interface DraftParts<V, P> {
  split: (value: V) => ReadonlyMap<PartKey, P>;
  /** Joins merged parts; everything without a part comes from `latest`. */
  join: (parts: ReadonlyMap<PartKey, P>, latest: V) => V;
  isSame: (a: P | undefined, b: P | undefined) => boolean;
  /** Merges an edited part with its latest state; by default the edited part wins. */
  combine?: (mine: P, theirs: P) => P;
  /** Parses a stored part; `undefined` when invalid. */
  parse: (stored: unknown) => P | undefined;
  /** Describes a part, or its absence, in conflict messages; parts without a description are not named. */
  describe?: (part: P | undefined, key: PartKey) => DescribedPart;
  /** Keys of parts that are never stored in the browser, such as passwords. */
  secrets?: readonly PartKey[];
}

/** A part in words. */
export interface DescribedPart {
  label?: string | undefined;
  /** Undefined if the value is not readable, such as an id. */
  text?: string | undefined;
}

/** The parts in which `edited` differs from `base`. */
export const findChanges = <V, P>({ split, isSame }: DraftParts<V, P>, base: V, edited: V): Changes<P> => {
  const [before, now] = [split(base), split(edited)];
  const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
    (key) => !isSame(before.get(key), now.get(key)),
  );
  return new Map(changed.map((key) => [key, { was: before.get(key), part: now.get(key) }]));
};

/** Applies the changes to `latest`. */
export const applyChanges = <V, P>(
  { split, join, combine = (mine) => mine }: DraftParts<V, P>,
  latest: V,
  changes: Changes<P>,
): V => {
  const merged = new Map(split(latest));
  for (const [key, { part }] of changes) {
    const theirs = merged.get(key);
    if (part === undefined) merged.delete(key);
    else merged.set(key, theirs === undefined ? part : combine(part, theirs));
  }
  return join(merged, latest);
};

/** Three-way merge: edits since `base` win, everything else comes from `latest`. */
export const rebase = <V, P>(parts: DraftParts<V, P>, { base, edited, latest }: { base: V; edited: V; latest: V }): V =>
  applyChanges(parts, latest, findChanges(parts, base, edited));

/** The changes that would overwrite something that changed since they were made. */
export const listCollisions = <V, P>({ split, isSame }: DraftParts<V, P>, changes: Changes<P>, latest: V) => {
  const theirs = split(latest);
  return [...changes].filter(([key, { was, part }]) => !isSame(was, theirs.get(key)) && !isSame(part, theirs.get(key)));
};

/** Comparable text of a value: an empty field or list equals a missing one, the order of lists is ignored. */
const normalize = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? normalize('') : `[${value.map(normalize).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? '');
  const present = Object.entries(value).filter(([, item]) => item !== undefined);
  return `{${present
    .map(([name, item]) => `${JSON.stringify(name)}:${normalize(item)}`)
    .sort()
    .join()}}`;
};

/** Maximum length of a text in the conflict question. */
const MAX_TEXT_LENGTH = 400;

const toReadableText = (field: unknown): string | undefined => {
  const text = Array.isArray(field) && field.every((item) => typeof item === 'string') ? field.join(', ') : field;
  if (typeof text !== 'string') return undefined;
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text || 'empty';
};

interface FieldOptions {
  /** Labels of the fields in conflict messages; fields without a label are not named. */
  labels?: Partial<Record<string, string>>;
  /** Fields that are never stored in the browser, such as passwords. */
  secrets?: readonly string[];
}

/** The fields of a form; a list counts as one field, and a removed field is undefined. */
export const createFieldParts = <V extends object>({
  labels = {},
  secrets,
}: FieldOptions = {}): DraftParts<V, unknown> => ({
  split: (value) => new Map(Object.entries(value)),
  join: (parts, latest) => {
    const removed = Object.keys(latest).map((field) => [field, undefined]);
    return { ...latest, ...Object.fromEntries(removed), ...Object.fromEntries(parts) };
  },
  isSame: (a, b) => normalize(a) === normalize(b),
  parse: (stored) => stored,
  describe: (part, key) => ({ label: labels[key], text: toReadableText(part) }),
  ...(secrets && { secrets }),
});
