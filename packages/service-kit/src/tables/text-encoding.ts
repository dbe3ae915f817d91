import iconv from 'iconv-lite';

/** An encoding of text files; the letters are those that its languages use and others rarely have in the same place. */
interface Encoding {
  id: string;
  /** Its name for users. */
  name: string;
  letters: RegExp;
  /** Its letters do not mix with Latin ones in a word. */
  isOtherScript?: true;
  /** Each letter has two bytes, and so weighs as two. */
  isWide?: true;
}

/** In order of preference: the first of two that fit a text equally. */
const ENCODINGS: readonly [Encoding, ...Encoding[]] = [
  {
    id: 'windows-1252',
    name: 'Western European (Windows-1252)',
    letters: /[äöüßÄÖÜàâçéèêëîïôœùûñáíóúÉãõåæøÅØ€’“”„–—…®™°]/gu,
  },
  {
    id: 'windows-1250',
    name: 'Central European (Windows-1250)',
    letters: /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻáčďéěíňřšťúůýžÁČĎÉÍŘŠÚÝŽőűäöüßÄÖÜ€’”„–—…]/gu,
  },
  {
    id: 'windows-1254',
    name: 'Turkish (Windows-1254)',
    letters: /[çğıöşüÇĞİÖŞÜ€’“”–—…]/gu,
  },
  { id: 'macintosh', name: 'Mac OS Roman', letters: /[äöüßÄÖÜàâçéèêëîïôœùûñáíóúÉãõåæøÅØ€’“”„–—…]/gu },
  { id: 'windows-1251', name: 'Cyrillic (Windows-1251)', letters: /\p{Script=Cyrillic}/gu, isOtherScript: true },
  { id: 'windows-1253', name: 'Greek (Windows-1253)', letters: /\p{Script=Greek}/gu, isOtherScript: true },
  {
    id: 'shift_jis',
    name: 'Japanese (Shift JIS)',
    letters: /[\u3041-\u30ff]|[\u4e00-\u9fa0]/gu,
    isOtherScript: true,
    isWide: true,
  },
  { id: 'euc-kr', name: 'Korean (EUC-KR)', letters: /[\uac00-\ud7a3]/gu, isOtherScript: true, isWide: true },
  { id: 'gb18030', name: 'Chinese (GB 18030)', letters: /[\u4e00-\u9fa0]/gu, isOtherScript: true, isWide: true },
];

/** What a text decoded in a wrong encoding has: unknown characters, signs within words, capitals after small letters. */
const WRONG = /[\ufffd\u0080-\u009f]|\p{L}[\p{S}§¶·¹²³º¿]+(?=\p{L})|\p{Ll}(?=\p{Lu})/gu;
const NEIGHBOURS =
  /[a-z][^\p{ASCII}\p{Script=Latin}\p{P}\p{S}\p{Z}]|[^\p{ASCII}\p{Script=Latin}\p{P}\p{S}\p{Z}][a-z]/giu;
/** Latin words rarely have two such letters side by side. */
const LATIN_PAIR = /[\u00c0-\u024f](?=[\u00c0-\u024f])/gu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const score = (text: string, { letters, isOtherScript, isWide }: Encoding) =>
  count(text, letters) * (isWide ? 2 : 1) -
  3 * count(text, WRONG) -
  2 * count(text, isOtherScript ? NEIGHBOURS : LATIN_PAIR);

/** Bytes that are looked at to recognise an encoding. */
const SAMPLE_BYTES = 200_000;

/** The encoding of a text that is not in Unicode, judged by the words that it gives. */
export const guessEncoding = (bytes: Uint8Array): { id: string; name: string } => {
  const sample = Buffer.from(bytes.subarray(0, SAMPLE_BYTES));
  let [best] = ENCODINGS;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const encoding of ENCODINGS) {
    const found = score(iconv.decode(sample, encoding.id), encoding);
    if (found > bestScore) [best, bestScore] = [encoding, found];
  }
  return best;
};

const isZero = (byte: number | undefined) => byte === 0;

/** The Unicode encoding of a text: by its mark, by the zeros of Latin letters in two bytes, or by valid UTF-8. */
export const findUnicode = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.length > 3 && !isZero(bytes[0]) && isZero(bytes[1]) && !isZero(bytes[2]) && isZero(bytes[3]))
    return 'utf-16le';
  if (bytes.length > 3 && isZero(bytes[0]) && !isZero(bytes[1]) && isZero(bytes[2]) && !isZero(bytes[3]))
    return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return undefined;
  }
};

export const decodeText = (bytes: Uint8Array, encoding: string): string =>
  iconv.decode(Buffer.from(bytes), encoding, { stripBOM: true });
