const ASCII = /^[\x20-\x7e\s]*$/;
const NOT_ASCII = /[^\x20-\x7e]/g;

/** Letters that Unicode does not decompose but that are often written with plain letters. */
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
  '⁄': ' ',
};

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Lower case of a text without marks and signs, for comparing whole names; keeps letters of other scripts. */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(NOT_ASCII, (letter) => PLAIN[letter] ?? (LETTER_OR_DIGIT.test(letter) ? letter : ''));
}

/** Lower case ASCII of a text: compatibility decomposition (NFKD), without marks and unmapped characters. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower.normalize('NFKD').replace(NOT_ASCII, (letter) => PLAIN[letter] ?? '');
}
