import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { stopwords as dutchStopWords } from '@orama/stopwords/dutch';
import { stopwords as frenchStopWords } from '@orama/stopwords/french';
import { stopwords as germanStopWords } from '@orama/stopwords/german';
import { stopwords as italianStopWords } from '@orama/stopwords/italian';
import { stopwords as portugueseStopWords } from '@orama/stopwords/portuguese';
import { stopwords as spanishStopWords } from '@orama/stopwords/spanish';
import { fold } from './fold';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';

/** How words of a language are compared: by their stems, without words that tell nothing. Words are folded. */
export interface LanguageWords {
  stem: (word: string) => string;
  stopWords: ReadonlySet<string>;
  /** Words that may be between two words of a name in a text. */
  joining: ReadonlySet<string>;
  /** Whether nouns of foreign origin have a plural of their own, in -s: see `loanPlurals`. */
  hasLoanPlurals?: true;
}

/** A shorter rest tells nothing. */
const SHORTEST = 4;

/**
 * Stems until nothing is left to remove: Snowball's German stemmer makes 'bedienung' a 'bedien' and 'bedienen' a 'bedi', and names of
 * skills have verbs where texts have nouns.
 */
const stemFully =
  (stemOnce: (word: string) => string) =>
  (word: string): string => {
    let stemmed = word;
    for (let next = stemOnce(word); next !== stemmed && stemmed.length >= SHORTEST; next = stemOnce(stemmed))
      stemmed = next;
    return stemmed;
  };

const ENGLISH: LanguageWords = {
  stem,
  stopWords: STOP_WORDS,
  joining: new Set('a an and as at by for from in of on or the to with our new all'.split(' ')),
};

const languageWords = (stemOnce: (word: string) => string, words: readonly string[]): LanguageWords => {
  const stopWords = new Set(words.map(fold));
  return { stem: stemFully(stemOnce), stopWords, joining: stopWords };
};

const OTHERS: Partial<Record<string, LanguageWords>> = {
  de: { ...languageWords(stemGerman, germanStopWords), hasLoanPlurals: true },
  es: languageWords(stemSpanish, spanishStopWords),
  fr: languageWords(stemFrench, frenchStopWords),
};

/** The words of a language by its code; those of English if it is unknown or has none. */
export const wordsOf = (language: string | undefined): LanguageWords => OTHERS[language ?? 'en'] ?? ENGLISH;

/** Stop words of the other languages in which texts are recognised. */
const MORE_STOP_WORDS: Partial<Record<string, ReadonlySet<string>>> = {
  it: new Set(italianStopWords.map(fold)),
  nl: new Set(dutchStopWords.map(fold)),
  pt: new Set(portugueseStopWords.map(fold)),
};

/**
 * The words of English for a text in another language: its small words tell nothing either. They are rare in a library, so that
 * 'der' or 'des' in one name decided which role was first.
 */
export const englishWordsFor = (language: string | undefined): LanguageWords => {
  const own = MORE_STOP_WORDS[language ?? ''] ?? OTHERS[language ?? '']?.stopWords;
  return own ? { ...ENGLISH, stopWords: new Set([...STOP_WORDS, ...own]) } : ENGLISH;
};
