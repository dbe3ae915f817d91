import { diffArrays, diffWordsWithSpace } from 'diff';

/** A field of a version as text; a list has one entry per line. */
export interface HistoryField {
  field: string;
  value: string;
  isList?: true | undefined;
}

/** A part of a changed text. */
export interface TextPart {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

export interface ChangedField {
  field: string;
  /** Whether each part is on a separate line, as for list entries and texts with few common words. */
  onLines: boolean;
  parts: TextPart[];
}

/** Maximum total length of two texts for a comparison by words; longer texts are shown as removed and added. */
const MAX_COMPARED_LENGTH = 20_000;

const toReplacedParts = (before: string, after: string): TextPart[] =>
  [
    { text: before, kind: 'removed' as const },
    { text: after, kind: 'added' as const },
  ].filter(({ text }) => text !== '');

const getPartKind = ({ added, removed }: { added?: boolean; removed?: boolean }): TextPart['kind'] => {
  if (added) return 'added';
  return removed ? 'removed' : 'same';
};

const splitLines = (value: string) => (value ? value.split('\n') : []);

const compareLists = (before: string, after: string): TextPart[] =>
  diffArrays(splitLines(before), splitLines(after)).flatMap((part) =>
    part.value.map((text) => ({ text, kind: getPartKind(part) })).filter(({ kind }) => kind !== 'same'),
  );

/** Undefined if the texts have so little in common that a word diff would be hard to read. */
const compareTexts = (before: string, after: string): TextPart[] | undefined => {
  if (before.length + after.length > MAX_COMPARED_LENGTH) return undefined;
  const parts = diffWordsWithSpace(before, after).map((part) => ({ text: part.value, kind: getPartKind(part) }));
  const sameLength = parts.reduce((sum, { text, kind }) => sum + (kind === 'same' ? text.length : 0), 0);
  return sameLength * 2 < Math.max(before.length, after.length) ? undefined : parts;
};

/** The fields that differ between two versions, in the order of the newer one; fields without a value count as empty. */
export const compareFields = (older: readonly HistoryField[], newer: readonly HistoryField[]): ChangedField[] => {
  const before = new Map(older.map((entry) => [entry.field, entry]));
  const newerFields = new Set(newer.map(({ field }) => field));
  const removedFields = older.filter(({ field }) => !newerFields.has(field)).map((entry) => ({ ...entry, value: '' }));
  return [...newer, ...removedFields].flatMap(({ field, value, isList = false }) => {
    const oldValue = before.get(field)?.value ?? '';
    if (oldValue === value) return [];
    if (isList) return [{ field, onLines: true, parts: compareLists(oldValue, value) }];
    const parts = compareTexts(oldValue, value);
    return [{ field, onLines: !parts, parts: parts ?? toReplacedParts(oldValue, value) }];
  });
};
