/** Folds a name for comparing and sorting: no accents, lower case, single spaces. */
export const fold = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** The words of texts, folded, each once; `c++` and `c#` stay whole. */
export const splitWords = (...texts: string[]) => [
  ...new Set(texts.flatMap((text) => fold(text).match(/[\p{L}\p{N}]+[+#]*/gu) ?? [])),
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a searchable record keeps beside its fields: a folded key to sort and compare by, and the words to find it by. */
export const searchFields = (name: string, ...more: string[]) => ({
  nameKey: fold(name),
  terms: splitWords(name, ...more),
});

/** A filter for records whose words begin with every word of the text; an anchored expression on the multikey index. */
export const searchFilter = (text: string | undefined): { $and?: { terms: RegExp }[] } => {
  const words = splitWords(text ?? '');
  if (!words.length) return {};
  return { $and: words.map((word) => ({ terms: new RegExp(`^${escaped(word)}`) })) };
};
