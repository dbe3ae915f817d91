import { crc32 } from 'node:zlib';
import iconv from 'iconv-lite';
import type { Entry } from 'yauzl';

/** A code page in which computers write names, with the letters beyond ASCII of its languages. */
interface CodePage {
  encoding: string;
  languages: string[];
}

const WESTERN = ['àâæçéèêëîïôœùûü', 'äöüß', 'áéíñóúü', 'ãõáâàçéêíóôú', 'àèéìíòù', 'åäöøæé'];
const CENTRAL = ['ąćęłńóśźż', 'áčďéěíňóřšťúůýž', 'áéíóöőúüű', 'áäčďéíĺľňóôŕšťúýž', 'čćđšž', 'ăâîşţ', 'äöüß'];
const CYRILLIC = ['абвгдежзийклмнопрстуфхцчшщъыьэюяё', 'абвгдежзийклмнопрстуфхцчшщьюяіїєґ'];
const GREEK = ['αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋ'];
const TURKISH = ['çğıöşüâîİ'];

/** The first of equal ones wins; the format itself knows only 437. */
const CODE_PAGES: CodePage[] = [
  { encoding: 'cp437', languages: WESTERN },
  { encoding: 'cp850', languages: WESTERN },
  { encoding: 'cp852', languages: CENTRAL },
  { encoding: 'cp866', languages: CYRILLIC },
  { encoding: 'cp737', languages: GREEK },
  { encoding: 'cp857', languages: TURKISH },
  { encoding: 'cp1252', languages: WESTERN },
  { encoding: 'cp1250', languages: CENTRAL },
  { encoding: 'cp1251', languages: CYRILLIC },
  { encoding: 'cp1253', languages: GREEK },
];

/** East Asian code pages with the byte pairs of their frequent characters. */
const WIDE_PAGES: { encoding: string; isFrequent: (lead: number, trail: number) => boolean }[] = [
  { encoding: 'cp932', isFrequent: (lead) => lead === 0x82 || lead === 0x83 || (lead >= 0x88 && lead <= 0x98) },
  { encoding: 'cp936', isFrequent: (lead, trail) => lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1 },
  { encoding: 'cp950', isFrequent: (lead) => lead >= 0xa4 && lead <= 0xc6 },
  { encoding: 'cp949', isFrequent: (lead, trail) => lead >= 0xb0 && lead <= 0xc8 && trail >= 0xa1 },
];

const FITS = 2;
const FITS_NOT = -3;

/** A sign, a capital after a small letter, or a letter of another script next to one: no writer has these in a word. */
const MISFIT =
  /[^\p{L}\p{M}\p{N}\s\x20-\x7e'’–—…«»„“”№°º§]|\p{Ll}\p{Lu}(?=\P{ASCII}|\p{Ll})|[A-Za-z](?=[\p{Script=Cyrillic}\p{Script=Greek}])|[\p{Script=Cyrillic}\p{Script=Greek}](?=[A-Za-z])/gu;

const scoreLetters = (text: string, languages: string[]) => {
  const letters = [...text.toLowerCase()].filter((letter) => letter > '\x7f');
  const fitting = Math.max(
    ...languages.map((alphabet) => letters.filter((letter) => alphabet.includes(letter)).length),
  );
  return fitting * FITS + (text.match(MISFIT)?.length ?? 0) * FITS_NOT;
};

const scoreWide = (names: readonly Buffer[], { encoding, isFrequent }: (typeof WIDE_PAGES)[number]) => {
  let score = 0;
  for (const character of names.flatMap((name) => [...iconv.decode(name, encoding)])) {
    const bytes = iconv.encode(character, encoding);
    if (character === '\uFFFD') score += FITS_NOT;
    else if (bytes.length === 2) score += isFrequent(bytes[0] ?? 0, bytes[1] ?? 0) ? FITS * 2 : FITS_NOT;
    else if (character > '\x7f') score += FITS_NOT;
  }
  // Of the languages whose frequent characters share bytes, only Korean has spaces.
  if (names.some((name) => /\p{Script=Hangul} \p{Script=Hangul}/u.test(iconv.decode(name, encoding)))) score += FITS;
  const isBesideLatin = names.some((name) => /[A-Za-z]\p{Script=Han}[A-Za-z]/u.test(iconv.decode(name, encoding)));
  return isBesideLatin ? score + FITS_NOT * names.length : score;
};

/** The code page in which names look most like words. */
const guessCodePage = (names: readonly Buffer[]): string => {
  const scores = [
    ...CODE_PAGES.map(({ encoding, languages }) => ({
      encoding,
      score: scoreLetters(names.map((name) => iconv.decode(name, encoding)).join(' '), languages),
    })),
    ...WIDE_PAGES.map((page) => ({ encoding: page.encoding, score: scoreWide(names, page) })),
  ];
  return scores.reduce((best, score) => (score.score > best.score ? score : best)).encoding;
};

const isUtf8 = (bytes: Buffer) => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

const UTF8_FLAG = 0x800;
const UNICODE_PATH = 0x7075;
const PATH_START = 5;

/** The name that Info-ZIP adds in Unicode, if it belongs to the name. */
const unicodePath = ({ extraFields }: Entry, raw: Buffer) => {
  const data = extraFields.find(({ id }) => id === UNICODE_PATH)?.data;
  if (!data || data.length <= PATH_START || data.readUInt32LE(1) !== crc32(raw)) return undefined;
  return data.subarray(PATH_START).toString('utf8');
};

/** The bytes of a name; yauzl returns them when it does not decode. */
const rawName = ({ fileName }: Entry): Buffer => {
  const raw: unknown = fileName;
  return Buffer.isBuffer(raw) ? raw : Buffer.from(fileName);
};

/**
 * The names of a zip's entries. Most programs write them in UTF-8 or in the code page of their computer without saying
 * so; all names of a zip have the same encoding.
 */
export const zipNames = (entries: readonly Entry[]): string[] => {
  const unmarked = entries.filter(({ generalPurposeBitFlag }) => !(generalPurposeBitFlag & UTF8_FLAG)).map(rawName);
  const foreign = unmarked.filter((name) => name.some((byte) => byte > 0x7f));
  const encoding = foreign.every(isUtf8) ? 'utf8' : guessCodePage(foreign);
  return entries.map((entry) => {
    const raw = rawName(entry);
    const isMarked = (entry.generalPurposeBitFlag & UTF8_FLAG) !== 0;
    const name = unicodePath(entry, raw) ?? iconv.decode(raw, isMarked ? 'utf8' : encoding);
    // Some programs for Windows separate folders with backslashes. macOS writes letters and marks apart.
    return name.replaceAll('\\', '/').normalize('NFC');
  });
};
