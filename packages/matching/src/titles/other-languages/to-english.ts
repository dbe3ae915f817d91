import { DUTCH } from './dutch';
import { FRENCH } from './french';
import { GERMAN } from './german';
import { ITALIAN } from './italian';
import { PORTUGUESE } from './portuguese';
import { SPANISH } from './spanish';
import { type TitleReader, type TitleReading, titleReader } from './title-language';

const readGerman = titleReader(GERMAN);
const readSpanish = titleReader(SPANISH);
const OTHERS: TitleReader[] = [readGerman, ...[FRENCH, ITALIAN, DUTCH, PORTUGUESE].map(titleReader)];
const READERS: TitleReader[] = [readSpanish, ...OTHERS];

/** `ñ`, small words, endings that other languages lack: `gestión`, `operadores`. */
const SPANISH_SIGNS =
  /ñ|(?<!\p{L})(?:del|los|las|y|el|con|y\/o)(?!\p{L})|\p{L}{3}(?:[cs]i[oó]n|[dt]ores|[dt]oras|istas|[oó]log[oa]s)(?!\p{L})/iu;
/** French and Italian words, which would look Spanish by other signs. */
const NOT_SPANISH = /[çœèêâûàùäß]|(?<!\p{L})(?:du|des|et|une|la|le|les|of|and|for)(?!\p{L})|(?:d|l)['’]/iu;

/** Whether a title looks Spanish, the language in which lists of occupations often have plurals. */
export const isSpanishTitle = (title: string): boolean => {
  if (NOT_SPANISH.test(title)) return false;
  if (/ñ/iu.test(title)) return true;
  const known = readSpanish(title)?.known ?? 0;
  return known > 0 ? OTHERS.every((read) => (read(title)?.known ?? 0) <= known) : SPANISH_SIGNS.test(title);
};

/** Umlauts, small words, a female form after a slash, words too long for other languages. */
const GERMAN_SIGNS =
  /[äöüß]|(?<!\p{L})(?:für|und|im|der|die|das|mit|von|zur|zum|bei)(?!\p{L})|\/\s?-?\p{L}{0,30}in(?!\p{L})|\p{L}{16}/iu;

/** Whether a title looks German, the language in which nouns begin with capitals. */
export const isGermanTitle = (title: string): boolean => GERMAN_SIGNS.test(title) || readGerman(title) !== undefined;

/** A German, French, Spanish, Italian, Dutch or Portuguese job title in English; undefined for others. */
export const toEnglishTitle = (title: string): string | undefined =>
  READERS.flatMap((read) => read(title) ?? []).reduce<TitleReading | undefined>(
    (best, one) => (best && best.known >= one.known ? best : one),
    undefined,
  )?.english;
