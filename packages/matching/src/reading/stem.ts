/**
 * The Snowball English stemmer ("Porter2", M. F. Porter, https://snowballstem.org/algorithms/english/stemmer.html), for
 * lower case ASCII words. Words with digits or symbols and words of two letters are unchanged.
 */
export function stem(word: string): string {
  if (word.length < 3 || !LETTERS.test(word)) return word;
  const exception = EXCEPTIONS.get(word);
  if (exception !== undefined) return exception;
  const marked = word.replace(/^y|(?<=[aeiouy])y/g, 'Y');
  const region1 = /^(?:gener|commun|arsen)/.exec(marked)?.[0].length ?? findRegion(marked, 0);
  const region2 = findRegion(marked, region1);
  const singular = removePlural(marked);
  if (INVARIANT_AFTER_PLURAL.has(singular)) return singular;
  const present = replaceFinalY(removePastOrGerund(singular, region1));
  const noun = replaceSuffix(present, region1, STEP_2, mayReplace);
  const plain = replaceSuffix(noun, region1, STEP_3, (base, suffix) => suffix !== 'ative' || base.length >= region2);
  return removeFinalLetter(removeDerivation(plain, region2), region1, region2).toLowerCase();
}

const LETTERS = /^[a-z]+$/;
const VOWEL = /[aeiouy]/;
const DOUBLE = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
const SHORT_SYLLABLE = /(?:^[aeiouy][^aeiouy]|[^aeiouy][aeiouy][^aeiouywxY])$/;

const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['skis', 'ski'],
  ['skies', 'sky'],
  ['dying', 'die'],
  ['lying', 'lie'],
  ['tying', 'tie'],
  ['idly', 'idl'],
  ['gently', 'gentl'],
  ['ugly', 'ugli'],
  ['early', 'earli'],
  ['only', 'onli'],
  ['singly', 'singl'],
  ...['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes'].map((word): [string, string] => [word, word]),
]);

const INVARIANT_AFTER_PLURAL: ReadonlySet<string> = new Set(
  'inning outing canning herring earring proceed exceed succeed'.split(' '),
);

type Endings = readonly (readonly [suffix: string, replacement: string])[];

/** Longest first: the algorithm requires the longest match. */
const STEP_2: Endings = [
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['iveness', 'ive'],
  ['ization', 'ize'],
  ['ousness', 'ous'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['tional', 'tion'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ation', 'ate'],
  ['entli', 'ent'],
  ['fulli', 'ful'],
  ['iviti', 'ive'],
  ['ousli', 'ous'],
  ['abli', 'able'],
  ['alli', 'al'],
  ['anci', 'ance'],
  ['ator', 'ate'],
  ['enci', 'ence'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['ogi', 'og'],
  ['li', ''],
];

const STEP_3: Endings = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['ative', ''],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];

const STEP_4 = 'ement ance ence able ible ment ant ent ism ate iti ous ive ize ion al er ic'.split(' ');

/** Start of the region after the first consonant that follows a vowel, searching from `from`. */
function findRegion(word: string, from: number): number {
  const match = /[aeiouy][^aeiouy]/.exec(word.slice(from));
  return match ? from + match.index + 2 : word.length;
}

function removePlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/ie[ds]$/.test(word)) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1);
  if (/[us]s$/.test(word) || !word.endsWith('s')) return word;
  return VOWEL.test(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

function removePastOrGerund(word: string, region1: number): string {
  const agreed = /eed(?:ly)?$/.exec(word);
  if (agreed) return agreed.index >= region1 ? word.slice(0, agreed.index + 2) : word;
  const suffix = /(?:ingly|edly|ing|ed)$/.exec(word);
  const base = suffix ? word.slice(0, suffix.index) : '';
  if (!VOWEL.test(base)) return word;
  if (/(?:at|bl|iz)$/.test(base)) return `${base}e`;
  if (DOUBLE.test(base)) return base.slice(0, -1);
  return base.length <= region1 && SHORT_SYLLABLE.test(base) ? `${base}e` : base;
}

function replaceFinalY(word: string): string {
  return /.[^aeiouy][yY]$/.test(word) ? `${word.slice(0, -1)}i` : word;
}

function replaceSuffix(
  word: string,
  region: number,
  endings: Endings,
  isAllowed: (base: string, suffix: string) => boolean,
): string {
  const ending = endings.find(([suffix]) => word.endsWith(suffix));
  if (!ending) return word;
  const base = word.slice(0, word.length - ending[0].length);
  return base.length >= region && isAllowed(base, ending[0]) ? base + ending[1] : word;
}

/** The algorithm replaces `ogi` only after an `l`, and `li` only after certain consonants. */
function mayReplace(base: string, suffix: string): boolean {
  if (suffix === 'ogi') return base.endsWith('l');
  return suffix !== 'li' || /[cdeghkmnrt]$/.test(base);
}

function removeDerivation(word: string, region2: number): string {
  const suffix = STEP_4.find((candidate) => word.endsWith(candidate));
  if (suffix === undefined) return word;
  const base = word.slice(0, word.length - suffix.length);
  if (base.length < region2 || (suffix === 'ion' && !/[st]$/.test(base))) return word;
  return base;
}

function removeFinalLetter(word: string, region1: number, region2: number): string {
  const base = word.slice(0, -1);
  if (word.endsWith('e')) {
    return base.length >= region2 || (base.length >= region1 && !SHORT_SYLLABLE.test(base)) ? base : word;
  }
  return word.endsWith('ll') && base.length >= region2 ? base : word;
}
