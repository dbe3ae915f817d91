import { fold } from './fold';

/** The folded words of a text in order; `c++` and `c#` are words. */
export const orderedWords = (text: string): string[] => fold(text).match(/[\p{L}\p{M}\p{N}]+[+#]*/gu) ?? [];

/** Unique folded words of texts. */
export const splitWords = (...texts: string[]) => [...new Set(texts.flatMap(orderedWords))];

/** Some letters stand for a whole sentence when they are folded, and MongoDB limits the length of a pattern. */
const LONGEST_SEARCH = 500;

/** The folded words of a text to search for, in order; of a text that is too long, the first ones. */
export const searchedWords = (text: string): string[] => orderedWords(fold(text).slice(0, LONGEST_SEARCH));

/** Makes a word literal in a regular expression. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Stored fields of a searchable record: a folded sort key and the words to search by. */
export const searchFields = (name: string, ...more: string[]) => ({
  nameKey: fold(name),
  terms: splitWords(name, ...more),
});

/** Common words that do not tell texts apart (stop words). */
const FILLERS = new Set(
  'a an as at by in is of on or to the and for with that this from are their they them these those which who will can may has have its our your into such other than not all any each was were been being also'.split(
    ' ',
  ),
);
const MIN_TEXT_WORD_LENGTH = 3;
/** Shorter words must match whole words of a description: as prefixes they would match almost everything. */
const MIN_PREFIX_LENGTH = 4;

/**
 * Stored fields of a record that is searched by relevance. The first line of `nameLines` has the words of the name,
 * each further line those of an alternative name, so that one pattern tells how well the record matches. `textTerms`
 * are the words of names and descriptions.
 */
export const rankedFields = (name: string, alternativeNames: readonly string[], ...texts: string[]) => ({
  ...searchFields(name, ...alternativeNames),
  nameLines: [name, ...alternativeNames].map((line) => `${orderedWords(line).join(' ')}\n`).join(''),
  textTerms: [
    ...new Set([
      ...splitWords(name, ...alternativeNames),
      ...splitWords(...texts).filter((word) => word.length >= MIN_TEXT_WORD_LENGTH && !FILLERS.has(word)),
    ]),
  ],
});

/** Matches nothing: no record has an empty word. */
const NOTHING = { $and: [{ terms: /^$/ }] };

/**
 * Filter for records where each word of the text is a prefix of some word (anchored regexes on the multikey index). A
 * text without words, such as `)(`, matches nothing.
 */
export const searchFilter = (text: string | undefined): { $and?: { terms: RegExp }[] } => {
  const words = [...new Set(searchedWords(text ?? ''))];
  if (!words.length) return text?.trim() ? NOTHING : {};
  return { $and: words.map((word) => ({ terms: new RegExp(`^${escapeRegExp(word)}`) })) };
};

/**
 * Filter for records that have each word of the text in a name or description; fillers are ignored unless the text has
 * no other words.
 */
export const describedFilter = (text: string): { $and: { textTerms: RegExp | string }[] } | undefined => {
  const all = [...new Set(searchedWords(text))];
  if (!all.length) return undefined;
  const searchable = all.filter((word) => !FILLERS.has(word));
  const words = searchable.length ? searchable : all;
  return {
    $and: words.map((word) => ({
      textTerms: word.length < MIN_PREFIX_LENGTH ? word : new RegExp(`^${escapeRegExp(word)}`),
    })),
  };
};
