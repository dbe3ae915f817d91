import type { DocumentLanguage } from '@skills-architect/contracts/personas';

type Signs = readonly (readonly [sign: RegExp, languages: readonly (DocumentLanguage | 'other')[]])[];

/** Gender marks of job titles (`m/w/d`) and the language they show; undefined for marks that several languages use. */
export const GENDERS: readonly (readonly [sign: RegExp, language: DocumentLanguage | undefined])[] = [
  [/(?<!\p{L})(?:[dix]\s?[/|*]\s?)?(?:m\s?[/|*]\s?w|w\s?[/|*]\s?m)(?:\s?[/|*]\s?[dix])?(?![\p{L}/|*])/giu, 'de'],
  [/(?<!\p{L})(?:h\s?\/\s?f|f\s?\/\s?h)(?!\p{L})/giu, 'fr'],
  [/\(\s?(?:m\s?\/\s?v|v\s?\/\s?m)(?:\s?\/\s?x)?\s?\)/giu, 'nl'],
  [/\(\s?[a-z](?:\s?[/|*]\s?[a-z]){1,2}\s?\)/giu, undefined],
];

/** Names of places and people; their words (`los`, `am`, `von`) must not count as words of a language. */
export const NAMES =
  /(?<!\p{L})(?:los\s(?:angeles|alamos)|las\svegas|el\s(?:paso|segundo|dorado)|la\sjolla|des\smoines|am\smain|(?:von|van)\s(?:der|den|dem|de))(?!\p{L})/giu;

/** A word cut off before an apostrophe (`l’équipe`). French has more of those of one letter than Italian. */
export const ELISIONS: Signs = [
  [/(?<!\p{L})(?:[cjmnst]|qu)['’](?=\p{L})/giu, ['fr']],
  [/(?<!\p{L})[dl]['’](?=\p{L})/giu, ['fr', 'fr', 'it']],
  [/(?<!\p{L})(?:un|[dn]ell|s?ull|all)['’](?=\p{L})/giu, ['it']],
  [/(?<=\p{L})['’]s(?!\p{L})/giu, ['en', 'nl']],
];

/** Endings of words, in small letters, that other languages have rarely. */
export const ENDINGS: Signs = [
  [/.{3}(?:ness|ship|ships|[bcdfgklmnprtv]y|[^aeiouy]ed|ght)$/u, ['en']],
  [/.{3}(?:ing|ings)$/u, ['en', 'nl']],
  [/.{4}(?:ung|ungen|keit|keiten|heit|heiten|schaft|schaften|ieren|innen|lich(?:e[nrms]?)?|ische[nrms])$/u, ['de']],
  [/.{4}[lntkgdbsh]erin$|.{3}(?:ungs|keits|heits|schafts).{3}|^(?:ein|ent|aus|auf).{3,20}(?:en|eln|ern)$/u, ['de']],
  [/.{4}ische?$/u, ['de', 'nl']],
  [/^(?:ver|zer).{3,20}(?:en|eln|ern)$/u, ['de', 'nl']],
  [/.{3}eurs?$/u, ['fr', 'de']],
  [/.{3}(?:euse|euses|ère|ères|ienne|iennes)$/u, ['fr']],
  [/.{3}(?:ique|iques|aire|aires|elle|elles)$/u, ['fr', 'en']],
  [/.{3}(?:trice|trices)$/u, ['fr', 'it']],
  [/.{3}(?:ción|ciones)$/u, ['es']],
  [/.{3}(?:dades|adora|adoras|adores)$/u, ['es', 'pt']],
  [/.{3}(?:zione|zioni)$|.{2}[àùòì]$/u, ['it']],
  [/.{2}(?:ção|ções)$/u, ['pt']],
];

/** Letters that other languages have rarely; those of names and places, too. */
export const LETTERS: Signs = [
  [/[üß]/u, ['de']],
  [/^[^äöüß]*[äö][^äöüß]*$/u, ['de']],
  [/[äö]/u, ['other']],
  [/[œùîû]|[èà].|^é|.{2}ée?s?$/u, ['fr']],
  [/[çêâ]/u, ['fr', 'pt']],
  [/ñ/u, ['es']],
  [/[áíóú]/u, ['es', 'es', 'pt']],
  [/[ãõ]/u, ['pt']],
  [/[åøæąćęłńśźżčďěňřšťůžýőűășțğışđ]/u, ['other']],
];

/** Words of English job titles and advertisements. German ones have them too, so they never decide. */
export const ENGLISH_AT_WORK: ReadonlySet<string> = new Set(
  `engineer engineers manager managers sales head lead leader developer developers consultant analyst officer assistant architect
    designer specialist supervisor worker data business customer office hours start shift skills years work experience knowledge
    support development management team remote hybrid full part time new job jobs role`.split(/\s+/),
);
