import type { DocumentLanguage } from '@skills-architect/contracts/personas';

/**
 * Frequent words of each language that mean little. A word of several languages is evidence for each, but less;
 * English has `am`, `hat`, `den`, `die`, and `von` in names.
 */
const WORDS: Record<DocumentLanguage, string> = {
  en: `the and of to in for with is are you will be our we on or as that this your by an at from have a not their they which who while has can
    must may all any other such these those within through using into between am hat von van den die man per no v s`,
  de: `der die das und ist für mit von sie wir ein eine einen einer den dem des im zu auf bei sowie oder als dein deine ihre unsere unser auch
    werden nicht du in an aus am zur zum eines einem nach über durch sind wird kann haben hat um sich wie dass bzw unter vor zwischen ihrer
    ihren ihr deren vom ins beim dieser diese dieses wenn man ohne gegen gemäß anhand mittels während
    innerhalb anderen verschiedene verschiedenen jeder sollen können müssen einschließlich insbesondere beispielsweise`,
  fr: `le la les des et est pour avec vous nous une un du dans sur en au aux que qui votre vos notre nos ou par plus être sont ce cette de à
    sa son ses leur leurs il elle afin ainsi chez sans entre si se`,
  es: `el la los las y es para con una un del en que por como se su sus nuestro nuestra tu al más son este esta o buscamos de a e lo sobre
    entre sin ser desde hasta no si pero cuando`,
  it: 'il lo la gli le e è per con una un del della dei delle di che in si nel nella come sono tuo tua nostro nostra o anche alla da dal a i se si no lo sa',
  nl: `de het een en van is voor met je jij wij we ons onze op aan bij als dat die zijn naar of ook te niet worden jouw deze in tot uit om`,
  pt: `o a os as e é para com uma um do da dos das em que por como se no na nos nas seu sua nosso nossa são mais ou ao aos à às você de
    ser este esta entre sobre sem pelo pela pelos pelas foi não`,
};

/** The same for languages that are not read, so that they are not taken for one that is. */
const OTHER_WORDS = [
  'och att för som med av till är på ett du vi din vår har kan inom eller samt från i en den det man om inte',
  'og til af med for på som er et en du vi din dit vores har skal kan ikke eller samt fra til å av i den det man ved ikke ingen hvis når vil bliver',
  'dan di yang untuk dengan dari pada dalam akan atau anda kami adalah ini serta memiliki',
  'ja on tai sekä että myös sinulla olet meillä kanssa ovat joka mukaan',
  'i w z na do oraz się jest od dla przez lub nie',
  'a v na se je pro do s ve od nebo za',
  'și de la în cu pentru pe din sau este ale unui',
  've bir ile için bu olarak veya olan da',
  'és az egy hogy nem is vagy meg csak',
];

const LANGUAGES: DocumentLanguage[] = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'];
const LISTS = [
  ...LANGUAGES.map((language) => ({ language, words: WORDS[language] })),
  ...OTHER_WORDS.map((words, at) => ({ language: `other ${at}` as const, words })),
];

/** A language that is read, or one of the others. */
export type TextLanguage = DocumentLanguage | 'other' | `other ${number}`;

/** The languages that have a word, by the word. */
export const FREQUENT_WORDS: ReadonlyMap<string, readonly TextLanguage[]> = LISTS.reduce((all, { language, words }) => {
  for (const word of new Set(words.split(/\s+/))) all.set(word, [...(all.get(word) ?? []), language]);
  return all;
}, new Map<string, TextLanguage[]>());
