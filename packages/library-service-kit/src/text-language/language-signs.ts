import type { DocumentLanguage } from '@skills-architect/contracts/personas';

/** What job titles of a language have for the genders; that of several languages (`m/f/d`) tells nothing. */
export const GENDERS: readonly (readonly [sign: RegExp, language: DocumentLanguage | undefined])[] = [
  [/(?<!\p{L})(?:[dix]\s?[/|*]\s?)?(?:m\s?[/|*]\s?w|w\s?[/|*]\s?m)(?:\s?[/|*]\s?[dix])?(?!\p{L})/giu, 'de'],
  [/(?<!\p{L})(?:h\s?\/\s?f|f\s?\/\s?h)(?!\p{L})/giu, 'fr'],
  [/(?<!\p{L})(?:m\s?\/\s?v|v\s?\/\s?m)(?:\s?\/\s?x)?(?!\p{L})/giu, 'nl'],
  [/\(\s?[a-z](?:\s?[/|*]\s?[a-z]){1,2}\s?\)/giu, undefined],
];

/** `l’équipe`: a French word with one letter, or `qu`, before an apostrophe. */
export const ELISION = /(?<!\p{L})(?:[cdjlmnst]|qu)['’]/giu;

/** Letters and endings of words that the other languages have rarely. Finnish has many words with several `ä` or `ö`. */
export const SIGNS: readonly (readonly [sign: RegExp, language: DocumentLanguage | 'other'])[] = [
  [
    /[üß]|^[^äö]*[äö][^äö]*$|.{4}(?:ung|ungen|keit|keiten|heit|heiten|schaft|schaften|ieren|innen|lich(?:e[nrms]?)?|isch(?:e[nrms]?)?)$/u,
    'de',
  ],
  [/[èêàçœùîû]|.{3}(?:euse|euses|trice|trices|ère|ères|ienne|iennes)$/u, 'fr'],
  [/[ñáíóú]|.{3}(?:ción|ciones|dades|adora|adoras|adores)$/u, 'es'],
  [/ää|öö|[åøæąćęłńśźżčďěňřšťůžýőűășțğışđ]/u, 'other'],
];
