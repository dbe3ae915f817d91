import { DUTCH } from './dutch';
import { FRENCH } from './french';
import { GERMAN } from './german';
import { ITALIAN } from './italian';
import { PORTUGUESE } from './portuguese';
import { SPANISH } from './spanish';
import { type TitleReader, type TitleReading, titleReader } from './title-language';

const readGerman = titleReader(GERMAN);
const readSpanish = titleReader(SPANISH);
const OTHERS: ReadonlyMap<string, TitleReader> = new Map([
  ['de', readGerman],
  ['fr', titleReader(FRENCH)],
  ['it', titleReader(ITALIAN)],
  ['nl', titleReader(DUTCH)],
  ['pt', titleReader(PORTUGUESE)],
]);
const READERS: ReadonlyMap<string, TitleReader> = new Map([['es', readSpanish], ...OTHERS]);

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
  return known > 0
    ? [...OTHERS.values()].every((read) => (read(title)?.known ?? 0) <= known)
    : SPANISH_SIGNS.test(title);
};

/** Umlauts, small words, a female form after a slash, words too long for other languages. */
const GERMAN_SIGNS =
  /[äöüß]|(?<!\p{L})(?:für|und|im|der|die|das|mit|von|zur|zum|bei)(?!\p{L})|\/\s?-?\p{L}{0,30}in(?!\p{L})|\p{L}{16}/iu;

/** Whether a title looks German, the language in which nouns begin with capitals. */
export const isGermanTitle = (title: string): boolean => GERMAN_SIGNS.test(title) || readGerman(title) !== undefined;

const readingsOf = (title: string): { language: string; reading: TitleReading }[] =>
  [...READERS].flatMap(([language, read]) => {
    const reading = read(title);
    return reading ? { language, reading } : [];
  });

const bestOf = (readings: readonly { reading: TitleReading }[]): TitleReading | undefined =>
  readings.reduce<TitleReading | undefined>(
    (best, { reading }) => (best && best.known >= reading.known ? best : reading),
    undefined,
  );

/** A German, French, Spanish, Italian, Dutch or Portuguese job title in English, by its words; undefined for others. */
export const readInEnglish = (title: string): TitleReading | undefined => bestOf(readingsOf(title));

/** The same as one text. */
export const toEnglishTitle = (title: string): string | undefined => readInEnglish(title)?.english;

/** The language of such a title: its code, or 'other' if it may be in several; undefined for others. */
export const titleLanguage = (title: string): string | undefined => {
  const readings = readingsOf(title);
  const best = bestOf(readings);
  const [language, ...more] = readings
    .filter(({ reading }) => reading.known === best?.known)
    .map((one) => one.language);
  return more.length ? 'other' : language;
};
