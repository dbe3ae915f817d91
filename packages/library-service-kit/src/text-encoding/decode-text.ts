import { analyse } from 'chardet';
import iconv from 'iconv-lite';

/** Highest share of control characters in a text. */
const MAX_CONTROLS = 0.01;
const MAX_CHARACTERS = 4000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: binary data is recognised by these characters
const CONTROLS = /[\u0000-\u0008\u000E-\u001A\uFFFD]/g;

/** Decodes by an encoding's name; undefined when it is unknown, or when the bytes do not belong to it. */
const decodeStrictly = (encoding: string, bytes: Uint8Array) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Names that on the web mean Windows-1252; Node.js decodes it as ISO-8859-1, without quotes and dashes. */
const WESTERN_NAMES = /^(?:windows-1252|cp1252|iso-?8859-1|latin-?1|(?:us-)?ascii)$/i;

/** Decodes by an encoding's name, with characters that stand for wrong bytes; undefined when it is unknown. */
export const decodeAs = (encoding: string, bytes: Uint8Array) => {
  const name = WESTERN_NAMES.test(encoding) ? 'windows-1252' : encoding;
  return iconv.encodingExists(name) ? iconv.decode(Buffer.from(bytes), name) : undefined;
};

const decodeByMark = (bytes: Uint8Array) => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeStrictly('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeStrictly('utf-16be', bytes);
  return undefined;
};

/** Least share of spaces and line ends in a text; with its bytes exchanged it has none. */
const MIN_SPACES = 0.01;

/** UTF-16 without its mark: only there a text has zero bytes. */
const decodeWideText = (bytes: Uint8Array) => {
  if (bytes.length % 2 || !bytes.subarray(0, MAX_CHARACTERS).includes(0)) return undefined;
  return ['utf-16le', 'utf-16be']
    .map((encoding) => decodeStrictly(encoding, bytes))
    .find((text) => {
      const start = text?.slice(0, MAX_CHARACTERS) ?? '';
      return (start.match(/[ \r\n]/g)?.length ?? 0) > start.length * MIN_SPACES;
    });
};

const ESCAPE = 0x1b;

/** Japanese mail encoding consists of ASCII bytes, so that it also passes as UTF-8. */
const decodeByName = (bytes: Uint8Array, name: string | undefined) =>
  name && /^iso-2022/i.test(name) && bytes.includes(ESCAPE) ? decodeAs(name, bytes) : undefined;

const WESTERN = /^(?:windows-1252|ISO-8859-1|ASCII|UTF-8)$/;
/** Another encoding must be this much more probable than the western one, in percent. */
const MIN_LEAD = 15;
const MIN_CONFIDENCE = 20;
const MAX_SAMPLE = 100_000;

/** A sign such as `¹` or `£` within a word, as in a text of another encoding that is read as western. */
const SIGN_IN_WORD = /\p{L}[\u00A1-\u00BF\u00D7\u00F7]\p{L}/u;

/** A capital or a sign after a small letter, as in a text of an old Mac that is read as western. */
const CAPITAL_IN_WORD = /\p{Ll}[\p{Lu}\p{S}]/gu;

const countOddWords = (encoding: string, bytes: Uint8Array) =>
  decodeAs(encoding, bytes)?.match(CAPITAL_IN_WORD)?.length ?? 0;

/** The encoding, unless Mac OS Roman gives fewer capitals and signs within words. chardet does not know the latter. */
const orMac = (encoding: string, sample: Uint8Array) =>
  countOddWords(encoding, sample) > countOddWords('macintosh', sample) ? 'macintosh' : encoding;

const LATIN = /^(?:windows-125[0247]|ISO-8859-[0-9]+)$/i;

/** The encoding that the bytes resemble; a western one when no other is clear. */
const guessEncoding = (bytes: Uint8Array) => {
  const sample = bytes.subarray(0, MAX_SAMPLE);
  const found = analyse(sample);
  const western = found.find(({ name }) => WESTERN.test(name))?.confidence ?? 0;
  const [best] = found.filter(({ name }) => !WESTERN.test(name));
  const isNotWestern = SIGN_IN_WORD.test(decodeAs('windows-1252', sample) ?? '');
  const needed = Math.max(MIN_CONFIDENCE, isNotWestern ? 0 : western + MIN_LEAD);
  if (!best || best.confidence < needed) return orMac('windows-1252', sample);
  return LATIN.test(best.name) ? orMac(best.name, sample) : best.name;
};

/** A decoded text. */
export interface DecodedText {
  text: string;
  /** The encoding that the bytes resemble, if they neither are Unicode nor name another. */
  guessed?: string;
}

/**
 * Decodes a text: by its mark, in UTF-8, in the encoding that it names, or in the one that its bytes resemble. Undefined
 * for binary data.
 */
export const decodeText = (bytes: Uint8Array, named?: string): DecodedText | undefined => {
  const certain =
    decodeByMark(bytes) ??
    decodeWideText(bytes) ??
    decodeByName(bytes, named) ??
    decodeStrictly('utf-8', bytes) ??
    (named && decodeAs(named, bytes));
  const guessed = certain === undefined ? guessEncoding(bytes) : undefined;
  const text = certain ?? (guessed && decodeAs(guessed, bytes)) ?? '';
  const start = text.slice(0, MAX_CHARACTERS);
  if ((start.match(CONTROLS)?.length ?? 0) > start.length * MAX_CONTROLS) return undefined;
  return { text: text.replace(/^\uFEFF/, ''), ...(guessed !== undefined && { guessed }) };
};

/** The encoding that a web page or an XML file names at its beginning. */
export const namedEncoding = (bytes: Uint8Array): string | undefined => {
  const start = Buffer.from(bytes.subarray(0, MAX_CHARACTERS)).toString('latin1');
  return /<(?:meta\s[^<>]{0,300}?charset|\?xml\s[^<>]{0,300}?encoding)\s{0,3}=\s{0,3}["']?\s{0,3}([\w.:-]{2,40})/i.exec(
    start,
  )?.[1];
};
