import type { DocumentLanguage } from '@skills-architect/contracts/personas';

/** The most frequent words of each language that are rare in the others. */
const WORDS: Record<DocumentLanguage, string> = {
  en: 'the and of to in for with is are you will be our we on as or that this your by an at from have',
  de: 'der die das und ist für mit von sie wir ein eine einen einer den dem des im zu auf bei sowie oder als dein deine ihre unsere unser auch werden nicht du',
  fr: 'le la les des et est pour avec vous nous une un du dans sur en au aux que qui votre vos notre nos ou par plus être sont ce cette',
  es: 'el la los las y es para con una un del en que por como se su sus nuestro nuestra tu al más son este esta o buscamos',
  it: 'il lo la gli le e è per con una un del della dei delle di che in si nel nella come sono tuo tua nostro nostra o anche alla',
  nl: 'de het een en van is voor met je jij wij we ons onze op aan bij als dat die zijn naar of ook te niet worden jouw deze',
  pt: 'o a os as e é para com uma um do da dos das em que por como se no na seu sua nosso nossa são mais ou ao à você',
};

/** The same for languages that are not read, so that they are not taken for one that is. */
const OTHER_WORDS = [
  'och att för som med av till är på ett du vi din vår har kan inom eller samt från',
  'og til af med for på som er et en du vi din dit vores har skal kan ikke eller samt fra til å av',
  'dan di yang untuk dengan dari pada dalam akan atau anda kami adalah ini serta memiliki',
  'ja on tai sekä että myös sinulla olet meillä kanssa ovat joka mukaan',
  'i w z na do oraz się jest od dla przez lub nie',
  'a v na se je pro do s ve od nebo za',
  'și de la în cu pentru pe din sau este ale unui',
  've bir ile için bu olarak veya olan da',
  'és az egy hogy nem is vagy meg csak',
];

const LANGUAGES: DocumentLanguage[] = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'];
const PROFILES = [
  ...LANGUAGES.map((language) => ({ language, words: new Set(WORDS[language].split(' ')) })),
  ...OTHER_WORDS.map((words) => ({ language: 'other' as const, words: new Set(words.split(' ')) })),
];

const MAX_LETTERS = 20_000;
const MIN_WORDS = 20;
/** Of a sentence it is enough to know that it is not in a certain language. */
const MIN_WORDS_OF_SENTENCE = 6;
/** One frequent word may be a name. */
const MIN_FREQUENT = 2;
/** Least share of its frequent words in a text of a language. */
const MIN_SHARE = 0.12;

/** The language of a text, by its most frequent words; undefined for short texts and without many such words. */
const findLanguage = (text: string, minWords = MIN_WORDS): DocumentLanguage | 'other' | undefined => {
  const words =
    text
      .slice(0, MAX_LETTERS)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (words.length < minWords) return undefined;
  const shares = PROFILES.map((profile) => ({
    language: profile.language,
    share: words.filter((word) => profile.words.has(word)).length / words.length,
  })).sort((a, b) => b.share - a.share);
  const [best] = shares;
  const isClear = best && best.share >= MIN_SHARE && best.share * words.length >= MIN_FREQUENT;
  return isClear ? best.language : undefined;
};

/** The language of a text; undefined for short texts and other languages. */
export const detectLanguage = (text: string): DocumentLanguage | undefined => {
  const language = findLanguage(text);
  return language === 'other' ? undefined : language;
};

/** The same for a text of at least a sentence, which may be wrong: 'other' for a language that is not read. */
export const guessLanguage = (text: string): DocumentLanguage | 'other' | undefined =>
  findLanguage(text, MIN_WORDS_OF_SENTENCE);

/** Letters of other scripts, and those that the languages above do not have. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/gu;
const OTHER_LETTERS = /[ąćęłńśźżčďěňřšťůžýőűășțğışåøđ]/giu;
/** German has them too, but fewer. */
const UMLAUTS = /[äö]/giu;
const MIN_LETTERS = 40;
/** Some scripts write a word with one or two letters. */
const MIN_OTHER_SCRIPT = 15;
const OTHER_SHARE = 0.02;
const UMLAUT_SHARE = 0.04;

/** Whether a text is clearly in another language than those whose job descriptions are read. */
export const isOtherLanguage = (text: string): boolean => {
  const start = text.slice(0, MAX_LETTERS);
  const count = (letters: RegExp) => start.match(letters)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  const [others, otherScript] = [count(OTHER_LETTERS), count(OTHER_SCRIPT)];
  const language = findLanguage(text);
  if (language) return language === 'other';
  if (otherScript >= MIN_OTHER_SCRIPT && otherScript > letters / 2) return true;
  const isForeign = others + otherScript > letters * OTHER_SHARE || count(UMLAUTS) > letters * UMLAUT_SHARE;
  return letters >= MIN_LETTERS && isForeign;
};
