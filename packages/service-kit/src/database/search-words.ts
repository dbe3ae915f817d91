/** Folds a name for comparing and sorting: no accents, lower case, single spaces. */
export const fold = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Unique folded words of texts; `c++` and `c#` stay whole. */
export const splitWords = (...texts: string[]) => [
  ...new Set(texts.flatMap((text) => fold(text).match(/[\p{L}\p{N}]+[+#]*/gu) ?? [])),
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Stored fields of a searchable record: a folded sort key and the words to search by. */
export const searchFields = (name: string, ...more: string[]) => ({
  nameKey: fold(name),
  terms: splitWords(name, ...more),
});

/** Filter for records where each word of the text is a prefix of some word; an anchored regex on the multikey index. */
export const searchFilter = (text: string | undefined): { $and?: { terms: RegExp }[] } => {
  const words = splitWords(text ?? '');
  if (!words.length) return {};
  return { $and: words.map((word) => ({ terms: new RegExp(`^${escaped(word)}`) })) };
};
