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

/**
 * The words of which names may consist to be found in the texts. `contentWords` are those without function words, to look up names by;
 * `all` includes function words.
 */
export const candidateWords = (texts: readonly string[]): { contentWords: string[]; all: string[] } => {
  const textWords = new Set(texts.flatMap((text) => tokens(searchedText(text)).map(({ text: word }) => word)));
  const contentWords = new Set([...textWords].filter((word) => !STOP_WORDS.has(word)).flatMap(listForms));
  return { contentWords: [...contentWords], all: [...new Set([...contentWords, ...STOP_WORDS])] };
};
