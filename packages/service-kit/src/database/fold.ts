/** Characters without a width or a letter: soft hyphens, joiners, marks of direction, forms of emoji. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|[\uFE00-\uFE0F]/gu;
const APOSTROPHES = /[‘’‛ʼʻ′´`＇]/g;
/** Marks that change no letter: accents of Latin and Greek letters, vowels of Arabic and Hebrew, and the Arabic filler. */
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;
const VOWELS = /[\u0591-\u05BD\u05BF-\u05C7\u0640\u064B-\u0652\u0670]/gu;
/** Letters that Unicode does not decompose but that people type as plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const SPECIAL_LETTERS = /[ßæœøłđðþı]/g;

/**
 * Folds a name for comparing and sorting: lower case, plain letters, one kind of apostrophe, single spaces. Marks that
 * tell words of other scripts apart stay, so that バス and ハス are two names.
 */
export const fold = (text: string): string =>
  text
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(ACCENTS, '$1')
    .replace(VOWELS, '')
    .toLowerCase()
    .replace(ACCENTS, '$1')
    .replace(SPECIAL_LETTERS, (letter) => PLAIN[letter] ?? letter)
    .replace(/[\s_]+/g, ' ')
    .trim();
