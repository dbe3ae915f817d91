import type { Migration, StoredFields } from '../migrations/migration';
import { fold } from './fold';

/** What keys and words have only if they were folded by an earlier version. */
const EARLIER = '[ßæœøłđðþı’‘ʼʻ′_\u00AD\u200B-\u200F]';
const MARK = '\\p{M}';

const LAST_LETTER = 0xffff;
const FIRST_FOREIGN = 0x370;
const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;

/** Letters that contain a mark which folding keeps, such as が and й. */
let letters: string[] | undefined;
const markedLetters = (): string => {
  if (letters) return letters.join('');
  letters = [];
  for (let code = FIRST_FOREIGN; code <= LAST_LETTER; code++) {
    if (isSurrogate(code)) continue;
    const letter = String.fromCharCode(code);
    if (!/\p{M}/u.test(letter) && /\p{M}/u.test(fold(letter))) letters.push(letter);
  }
  return letters.join('');
};

/** Marks that folding keeps, after the letters of scripts whose marks it keeps. */
const KEPT_MARKS = '(?![\\x{0300}-\\x{036F}\\x{0591}-\\x{05C7}\\x{064B}-\\x{0652}\\x{0670}\\x{FE00}-\\x{FE0F}])\\p{M}';
const CYRILLIC_MARK = '[\\x{0400}-\\x{052F}][\\x{0300}-\\x{036F}]';

/** Whether a field was folded from texts by an earlier version. */
const isEarlier = (field: string, texts: readonly string[], marked: string) => ({
  $or: [
    { [field]: { $regex: EARLIER } },
    ...texts.map((text) => ({ [text]: { $regex: marked }, [field]: { $not: { $regex: MARK } } })),
  ],
});

interface FoldedRecords {
  collection: string;
  title: string;
  topic: string;
  /** The text from which each key is folded, by the field of the key. */
  keys: Readonly<Record<string, string>>;
  /** The words to search by, and the texts that they are from. */
  words?: { fields: readonly string[]; from: readonly string[]; make: Migration['make'] };
}

/**
 * Folds keys and words again that an earlier version stored in another form. A key that another record has by now stays as
 * it is, because names of records are unique.
 */
export const foldMigrations = ({ collection, title, topic, keys, words }: FoldedRecords): Migration[] => {
  const marked = `${KEPT_MARKS}|${CYRILLIC_MARK}|[${markedLetters()}]`;
  const migration = (
    purpose: string,
    fields: readonly string[],
    from: readonly string[],
    incomplete: object[],
    make: Migration['make'],
  ): Migration => ({
    collection,
    title: `${title} to ${purpose}`,
    topic,
    fields,
    from,
    incomplete: { $or: incomplete },
    make,
    isDerived: true,
    once: true,
    keepsTaken: true,
  });
  const pairs = Object.entries(keys);
  const makeKeys = (record: StoredFields) =>
    Object.fromEntries(pairs.map(([key, text]) => [key, fold(String(record[text] ?? ''))]));
  return [
    migration(
      'sort and compare by',
      Object.keys(keys),
      Object.values(keys),
      pairs.map(([key, text]) => isEarlier(key, [text], marked)),
      makeKeys,
    ),
    ...(words
      ? [
          migration(
            'search by',
            words.fields,
            words.from,
            words.fields.map((field) => isEarlier(field, words.from, marked)),
            words.make,
          ),
        ]
      : []),
  ];
};
