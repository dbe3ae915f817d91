/** Folds a name for comparing and sorting: no accents, lower case, single spaces. */
export const fold = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** The folded words of a text in their order; `c++` and `c#` stay whole. */
export const orderedWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+[+#]*/gu) ?? [];

/** Unique folded words of texts. */
export const splitWords = (...texts: string[]) => [...new Set(texts.flatMap(orderedWords))];

/** Makes a word literal in a regular expression. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Stored fields of a searchable record: a folded sort key and the words to search by. */
export const searchFields = (name: string, ...more: string[]) => ({
  nameKey: fold(name),
  terms: splitWords(name, ...more),
});

/**
 * Stored fields of a record that is found by relevance. `nameLines` holds the words of the name in the first line and
 * those of each alternative name in a line of its own, so that one pattern tells how well the record fits.
 */
export const rankedFields = (name: string, alternativeNames: readonly string[]) => ({
  ...searchFields(name, ...alternativeNames),
  nameLines: [name, ...alternativeNames].map((one) => `${orderedWords(one).join(' ')}\n`).join(''),
});

/** Filter for records where each word of the text is a prefix of some word; an anchored regex on the multikey index. */
export const searchFilter = (text: string | undefined): { $and?: { terms: RegExp }[] } => {
  const words = splitWords(text ?? '');
  if (!words.length) return {};
  return { $and: words.map((word) => ({ terms: new RegExp(`^${escaped(word)}`) })) };
};
