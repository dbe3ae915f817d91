import { hasRoleNoun } from './role-nouns';

/** Words that mark the name of an organisational unit, by how well they fit a persona group. */
const UNIT_WORDS: [number, string][] = [
  [3, 'department departments dept division directorate section branch bureau unit team teams squad faculty'],
  [
    2,
    'centre center institute institutes museum museums herbarium herbaria library libraries survey collection collections laboratory lab archive archives gallery garden gardens observatory clinic ward service services commission secretariat project',
  ],
  [1.5, 'school college office academy program programme group practice agency council sector'],
];

const WEIGHTS = new Map(
  UNIT_WORDS.flatMap(([weight, words]) => words.split(' ').map((word) => [word, weight] as const)),
);

/** Units of every employer, such as Human Resources: to name one does not mean that the role belongs to it. */
const NOT_GROUPS =
  /^city departments?$|\b(?:human resources?|equal opportunity|affirmative action|talent acquisition|diversity|title ix|homeland|labor|social security|veterans|health insurance|background|benefits|employment|accommodations?|disabilit\w*|civil rights|drug|(?:campus|university|state) police|recruitment|careers?|job|title|privacy|personnel|charter|civil service|questions?|executive branch|rules?|motor vehicles|industrial relations|prior to|services? (?:center|centre)|national science foundation|united states (?:department|government)|federal|federation)\b/i;

export interface UnitName {
  text: string;
  start: number;
  /** How well this kind of unit fits a persona group. */
  weight: number;
}

// recheck: each token is matched once
const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}'.&/-]*|&|[^\s\p{L}\p{N}&]/gu;
const JOINS = new Set(['of', 'for', 'and', '&', 'the', ',']);
/** These words also end a name in lower case: `Software and Bioinformatics team`. */
const LOWER_UNITS = new Set('department division team teams squad section unit branch directorate'.split(' '));
const ARTICLES =
  /^(?:the|our|your|this|a|an|its|at|in|within|and|for|of|as|each|dr|all|job|posting|il|la|le|les|das|der|die|den|el|los|las|het|een|unser|notre|nuestro)$/i;

const isName = (token: string) => /^\p{Lu}/u.test(token) || token === '&';
const isUnitWord = (token: string) => WEIGHTS.has(token.toLowerCase().replace(/[.,]$/, ''));

interface Token {
  text: string;
  start: number;
}

/** Longest sequences of capitalised words, including joining words between them. */
const nameRuns = (sentence: string): Token[][] => {
  const tokens = [...sentence.matchAll(TOKEN)].map(({ 0: text, index }) => ({
    text: text.replace(/\.$/, ''),
    start: index,
  }));
  const runs: Token[][] = [];
  let run: Token[] = [];
  const close = () => {
    while (run.length && (JOINS.has(run.at(-1)?.text.toLowerCase() ?? '') || run.at(-1)?.text === ',')) run.pop();
    while (run[0] && (ARTICLES.test(run[0].text) || JOINS.has(run[0].text))) run.shift();
    if (run.length) runs.push(run);
    run = [];
  };
  tokens.forEach((token, index) => {
    const following = tokens.slice(index + 1, index + 3);
    const continues = following.some(({ text }) => isName(text));
    const canJoin = token.text === ',' ? isListComma(tokens, index) : true;
    if (isName(token.text)) run.push(token);
    else if (run.length && JOINS.has(token.text) && continues && canJoin) run.push(token);
    else if (run.length && LOWER_UNITS.has(token.text)) {
      run.push(token);
      close();
    } else close();
  });
  close();
  return runs;
};

/** A comma as in `Department of Ecology, Evolution, and Biology`: the last part of the list starts with `and`. */
const isListComma = (tokens: Token[], index: number) => {
  const nextWords = tokens.slice(index + 1, index + 9).map(({ text }) => text);
  const and = nextWords.findIndex((text) => text === 'and' || text === '&');
  const isAfterOf = tokens.slice(Math.max(0, index - 6), index).some(({ text }) => text === 'of');
  return (
    isAfterOf &&
    and >= 0 &&
    nextWords.slice(0, and).every((text) => isName(text) || text === ',') &&
    isName(nextWords[and + 1] ?? '')
  );
};

/** Universities and colleges are employers, unless they are followed by `of`. */
const EMPLOYER_WEIGHT = 0.3;
const MAX_WORDS = 12;
const MAX_LENGTH = 90;

/** Splits off the roles in a sequence: `Clerk of the Department of Works` names a department. */
const withoutRoles = (tokens: Token[]): Token[][] => {
  // `Cornell's Department of Ecology` names the department.
  const run = tokens.slice(tokens.findLastIndex(({ text }) => /['’]s$/.test(text)) + 1);
  const role = run.findLastIndex(({ text }) => hasRoleNoun(text) && !isUnitWord(text));
  return role < 0 ? [run] : [run.slice(role + 1)];
};

/** Words at the start of a name that are only capitalised because of their position. */
const isLead = ({ text }: Token) => ARTICLES.test(text) || JOINS.has(text.toLowerCase());

const toUnit = (sentence: string, run: Token[]): UnitName[] => {
  const tokens = run.slice(run.findIndex((token) => !isLead(token)));
  const first = tokens[0];
  const last = tokens.at(-1);
  if (!first || !last || tokens.length < 2 || tokens.length > MAX_WORDS) return [];
  const units = tokens.filter(({ text }) => isUnitWord(text));
  const text = sentence.slice(first.start, last.start + last.text.length);
  const isNamed = tokens.some((token) => !isUnitWord(token.text) && !isLead(token));
  if (
    !units.length ||
    !isNamed ||
    text.length > MAX_LENGTH ||
    NOT_GROUPS.test(text) ||
    /https?:|www\.|\d{3}/i.test(text)
  )
    return [];
  const isEmployer = /\b(?:university|college)$/i.test(text);
  const weights = units.map((unit) => WEIGHTS.get(unit.text.toLowerCase()) ?? 0);
  return [{ text, start: first.start, weight: isEmployer ? EMPLOYER_WEIGHT : Math.max(...weights) }];
};

/** Names of units in a sentence, such as `Department of Biology` or `Plant Resources Center`. */
export const unitNames = (sentence: string): UnitName[] =>
  nameRuns(sentence)
    .flatMap(withoutRoles)
    .flatMap((run) => toUnit(sentence, run));

const SITES =
  /^(?:university|universities|inc|ltd|llc|gmbh|campus|company|corporation|museum|museums|herbarium|herbaria|college|school|institute|institution|center|centre|garden|gardens|survey|library|hospital|council|academy)$/i;
const words = (text: string) =>
  text
    .replace(/\([^()]*\)|\/\p{Lu}+$/gu, '')
    .trim()
    .split(/[^\p{L}&]+/u)
    .filter(Boolean);

/**
 * Whether a text ends like the name of a unit or an employer, or starts with one: `Section of Birds`, `City Museum`.
 */
export const namesUnit = (text: string) => {
  const unitWords = words(text);
  const isUnit = (word = '') => /^\p{Lu}/u.test(word) && (isUnitWord(word) || SITES.test(word));
  return (
    isUnit(unitWords.at(-1)) ||
    unitWords.some((word, index) => isUnit(word) && /^(?:of|for|at|in)$/.test(unitWords[index + 1] ?? ''))
  );
};

/** Whether a text names a workplace or an employer rather than a field of work. */
export const namesSite = (text: string) => namesUnit(text) && words(text).some((word) => SITES.test(word));

/** Fields of work that departments are named after, and organisations, besides the words above. */
const DEPARTMENTS = new Set(
  `operations sales marketing finance accounting logistics engineering production manufacturing procurement purchasing compliance
  security maintenance administration technology communications analytics research development resources relations affairs
  management leadership board committee office headquarters plant warehouse foundation society association trust bank holding
  holdings consulting vertrieb einkauf finanzen produktion logistik verwaltung abteilung institut stiftung verein klinik klinikum
  universität hochschule gesellschaft verlag werk ventes direction université fondation ventas finanzas universidad`.split(
    /\s+/,
  ),
);
/** Unit words that are surnames as well. */
const SURNAMES = new Set(['ward', 'branch', 'garden', 'gardens']);

/** Whether a word after the first is that of a department or an organisation: `Georgia Operations`, `Max Planck Institute`. */
export const hasUnitNoun = (text: string) =>
  words(text)
    .slice(1)
    .map((word) => word.toLowerCase())
    .some((word) => !SURNAMES.has(word) && (DEPARTMENTS.has(word) || isUnitWord(word) || SITES.test(word)));
