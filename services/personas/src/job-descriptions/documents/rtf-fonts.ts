import iconv from 'iconv-lite';

/** Code pages by the character sets of fonts; 0 and 1 stand for that of the document. */
const CODE_PAGES: Readonly<Record<string, string>> = {
  77: 'macintosh',
  128: 'cp932',
  129: 'cp949',
  130: 'cp949',
  134: 'cp936',
  136: 'cp950',
  161: 'cp1253',
  162: 'cp1254',
  163: 'cp1258',
  177: 'cp1255',
  178: 'cp1256',
  186: 'cp1257',
  204: 'cp1251',
  222: 'cp874',
  238: 'cp1250',
  254: 'cp437',
  255: 'cp850',
};
/** Macintosh code pages by the charset number that RTF gives a font (`\\fcharset`). */
const MAC_PAGES: Readonly<Record<string, string>> = {
  10000: 'macintosh',
  10006: 'macgreek',
  10007: 'maccyrillic',
  10029: 'maccenteuro',
  10081: 'macturkish',
};
const SYMBOLS = '2';
/** Old programs name the character set at the end of the font's name. */
const NAMED_PAGES: Readonly<Record<string, string>> = {
  CE: 'cp1250',
  Cyr: 'cp1251',
  Greek: 'cp1253',
  Tur: 'cp1254',
  Baltic: 'cp1257',
};

/** How the bytes of a font become letters: by a code page, or as symbols without letters. */
export type RtfEncoding = string;
const SYMBOL_ENCODING: RtfEncoding = 'symbols';
export const WESTERN: RtfEncoding = 'cp1252';

/** The code page of a number; undefined for an unknown one. */
export const codePage = (number: string): RtfEncoding | undefined =>
  [MAC_PAGES[number] ?? '', `cp${number}`].find((name) => name && iconv.encodingExists(name));

/** The code page of a font's character set; undefined when it is that of the document. */
export const charsetPage = (charset: string): RtfEncoding | undefined =>
  charset === SYMBOLS ? SYMBOL_ENCODING : CODE_PAGES[charset];

/** The code page in a font's name, as in `Arial CE`. */
export const namedPage = (fontName: string): RtfEncoding | undefined => {
  const [, ending = ''] = /\s([A-Z][A-Za-z]+);?$/.exec(fontName.trim()) ?? [];
  return NAMED_PAGES[ending];
};

/** Symbols become private-use characters, as in Word documents; letters those of the code page. */
export const decodeBytes = (bytes: readonly number[], encoding: RtfEncoding): string =>
  encoding === SYMBOL_ENCODING
    ? bytes.map((byte) => String.fromCharCode(byte > 0x20 ? 0xf000 + byte : byte)).join('')
    : iconv.decode(Buffer.from(bytes), encoding);
