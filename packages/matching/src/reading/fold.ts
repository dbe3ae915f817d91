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

/** Lower case ASCII of a text: compatibility decomposition (NFKD), without marks and unmapped characters. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower.normalize('NFKD').replace(NOT_ASCII, (letter) => PLAIN[letter] ?? '');
}
