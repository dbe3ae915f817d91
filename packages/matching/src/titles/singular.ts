import { fold } from '../reading/fold';
import { isSpanishTitle } from './other-languages/to-english';

/** What ends the head of a Spanish title: `JEFES de cocina`, `TÉCNICOS (construcción)`. */
const HEAD = /^.*?(?=[,;:(/–—]|\s-|\s(?:de|del|en|para|por|a|al|con|sin|no)\s|$)/isu;
const WORD = /\p{L}{5,}/gu;
/** `directores`, `jefes`, `mozos`, `cajeras`. */
const PLURAL = /(?:(?<=[aeiou][lrdn])es|(?<=[aeo])s)$/i;

const toSingular = (word: string): string => {
  const plural = PLURAL.exec(fold(word));
  if (!plural) return word;
  const stem = word.slice(0, word.length - plural[0].length);
  // `inspecciones` has its accent in the singular only.
  return stem.replace(/(?<=[cs]i)o(?=n$)/u, 'ó').replace(/(?<=[CS]I)O(?=N$)/u, 'Ó');
};

/** A Spanish title whose head is plural, as lists of occupations have it, in the singular: `JEFE DE COCINA`. */
export const inSingular = (title: string): string =>
  isSpanishTitle(title) ? title.replace(HEAD, (head) => head.replace(WORD, toSingular)) : title;
