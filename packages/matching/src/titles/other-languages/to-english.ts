import { DUTCH } from './dutch';
import { FRENCH } from './french';
import { GERMAN } from './german';
import { ITALIAN } from './italian';
import { PORTUGUESE } from './portuguese';
import { SPANISH } from './spanish';
import { type TitleReader, type TitleReading, titleReader } from './title-language';

const READERS: TitleReader[] = [GERMAN, FRENCH, SPANISH, ITALIAN, DUTCH, PORTUGUESE].map(titleReader);

/** A German, French, Spanish, Italian, Dutch or Portuguese job title in English; undefined for others. */
export const toEnglishTitle = (title: string): string | undefined =>
  READERS.flatMap((read) => read(title) ?? []).reduce<TitleReading | undefined>(
    (best, one) => (best && best.known >= one.known ? best : one),
    undefined,
  )?.english;
