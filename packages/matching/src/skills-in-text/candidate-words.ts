import { wordsOf } from '../reading/language-words';
import { STOP_WORDS } from '../reading/stop-words';
import { tokens } from '../reading/tokens';
import { searchedText } from './searched-text';

const VOWEL_END = /e$/;
const SHORTEST_INFLECTED = 4;

/** Inflection endings and their possible replacements in the base form. */
const ENDINGS: readonly (readonly [ending: string, instead: readonly string[]])[] = [
  ['ies', ['y']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['ing', ['', 'e']],
  ['ed', ['', 'e']],
];

const listBases = (word: string): string[] =>
  ENDINGS.flatMap(([ending, instead]) => {
    if (!word.endsWith(ending)) return [];
    const rest = word.slice(0, -ending.length);
    if (rest.length < 3) return [];
    const single = rest.at(-1) === rest.at(-2) ? [rest.slice(0, -1)] : [];
    return [...instead.map((letters) => rest + letters), ...single];
  });

const inflect = (base: string): string[] => {
  const short = base.replace(VOWEL_END, '');
  const plural = base.endsWith('y') ? `${base.slice(0, -1)}ies` : `${base}s`;
  return [base, plural, `${short}ing`, `${short}ed`];
};

/** Forms of a text's word that may occur in names: 'managing' also as 'manage', 'manages', 'managed'. */
const listForms = (word: string): string[] =>
  word.length < SHORTEST_INFLECTED ? [word] : [word, ...[word, ...listBases(word)].flatMap(inflect)];

/** The words of which names may consist to be found in texts. */
export interface CandidateWords {
  /** Those without function words, to look up names by: whole words or, if `areBeginnings`, how such words begin. */
  contentWords: string[];
  areBeginnings: boolean;
  /** All of them in the form that `toForm` gives the words of names. */
  all: string[];
  toForm: (word: string) => string;
}

const textWordsOf = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => tokens(searchedText(text)).map(({ text: word }) => word)));

const commonBeginning = (word: string, stemmed: string) => {
  let length = 0;
  while (length < stemmed.length && word[length] === stemmed[length]) length++;
  return word.slice(0, length);
};

const cached = (stem: (word: string) => string) => {
  const stems = new Map<string, string>();
  return (word: string) => {
    const stemmed = stems.get(word) ?? stem(word);
    stems.set(word, stemmed);
    return stemmed;
  };
};

/** English words are listed in all their forms, those of other languages are compared by their stems. */
export const candidateWords = (texts: readonly string[], language?: string): CandidateWords => {
  const textWords = textWordsOf(texts);
  const { stem, stopWords } = wordsOf(language);
  if (stopWords !== STOP_WORDS) {
    const toForm = cached(stem);
    const content = [...textWords].filter((word) => !stopWords.has(word));
    return {
      contentWords: [...new Set(content.map((word) => commonBeginning(word, toForm(word))))],
      areBeginnings: true,
      all: [...new Set([...content, ...stopWords].map(toForm))],
      toForm,
    };
  }
  const contentWords = new Set([...textWords].filter((word) => !STOP_WORDS.has(word)).flatMap(listForms));
  return {
    contentWords: [...contentWords],
    areBeginnings: false,
    all: [...new Set([...contentWords, ...STOP_WORDS])],
    toForm: (word) => word,
  };
};
