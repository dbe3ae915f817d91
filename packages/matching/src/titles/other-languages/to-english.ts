import { DUTCH } from './dutch';
import { FRENCH } from './french';
import { GERMAN } from './german';
import { ITALIAN } from './italian';
import { PORTUGUESE } from './portuguese';
import { SPANISH } from './spanish';
import { type TitleReader, type TitleReading, titleReader } from './title-language';

const readGerman = titleReader(GERMAN);
const READERS: TitleReader[] = [readGerman, ...[FRENCH, SPANISH, ITALIAN, DUTCH, PORTUGUESE].map(titleReader)];

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
