const LATIN = /\p{Script=Latin}/gu;
const VOWELS = /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿąęěőűůāēīūıăě]/giu;
/** Every language in Latin letters has more vowels; letters that stand for others have fewer. */
const LEAST_VOWELS = 0.25;
/** Most words with a sign within in a text; a mark of an omission or of a compound is none. */
const MOST_BROKEN = 0.3;
const MIN_LETTERS = 100;
const MIN_WORDS = 12;

/** A letter or digit before and after a sign that people do not write within words. */
const SIGN_WITHIN = /[\p{L}\p{N}][^\p{L}\p{M}\p{N}\s'’ʼ\-‐–—./&@+,:;()_|[\]\u00B7\u200B-\u200D]+[\p{L}\p{N}]/u;

/**
 * Whether a text consists of letters that stand for others, as in a PDF whose font does not say which letters its shapes
 * are.
 */
export const isGibberish = (text: string): boolean => {
  const latin = text.match(LATIN)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (latin >= MIN_LETTERS && latin > letters / 2 && (text.match(VOWELS)?.length ?? 0) < latin * LEAST_VOWELS)
    return true;
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word) && word.length > 2);
  return (
    words.length >= MIN_WORDS && words.filter((word) => SIGN_WITHIN.test(word)).length > words.length * MOST_BROKEN
  );
};
