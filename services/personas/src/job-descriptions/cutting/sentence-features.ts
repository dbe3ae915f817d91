import type { Topic } from './heading-words';

/** A sentence with its context. */
export interface SentenceContext {
  text: string;
  topic: Topic;
  isItem: boolean;
  /** Position in the document: 0 is its beginning, 1 its end. */
  position: number;
  /** The role's name, if known. */
  name: string;
}

const MAX_WORDS = 60;
const POSITIONS = 6;

/** Words of a sentence; names of people and places are replaced by one word, and so are numbers. */
const toWords = (text: string) =>
  [...text.matchAll(/\$|[\p{L}][\p{L}'’-]*|\d[\d.,]*/gu)].slice(0, MAX_WORDS).map(({ 0: word }, index) => {
    if (/^\d/.test(word)) return '<0>';
    if (index > 0 && /^\p{Lu}/u.test(word)) return '<n>';
    return word.toLowerCase().replace('’', "'");
  });

const lengthFeature = ({ length }: string[]) => {
  if (length < 6) return 's';
  if (length < 14) return 'm';
  return length < 30 ? 'l' : 'xl';
};

/** Phrases that mean the same for all employers. */
// recheck: a sentence is at most a paragraph
const PATTERNS: [string, RegExp][] = [
  ['this role', /\b(?:this|the) (?:\w+ ){0,3}(?:position|role|post|job|appointment)\b/i],
  [
    'holder',
    /\b(?:incumbent|(?:successful|ideal|selected) (?:candidate|applicant)|post ?holder|job ?holder|appointee)\b/i,
  ],
  [
    'holder will',
    /\b(?:incumbent|candidate|applicant|holder|position|role|manager|assistant|you|technician|specialist|curator|officer|analyst) (?:will|shall|is expected to|is responsible)\b/i,
  ],
  ['you will', /\byou(?:'ll| will)\b/i],
  [
    'seeks',
    /\b(?:seeks?|is (?:seeking|looking|recruiting|hiring|inviting)|are (?:seeking|looking|recruiting|hiring)|invites? applications|accepting applications)\b/i,
  ],
  ['responsible', /\b(?:responsible for|responsibilities|duties|tasks) ?(?:include|are|for)?/i],
  [
    'reports',
    /\b(?:reports?|reporting) (?:directly )?to\b|\bunder the (?:\w+ )*(?:supervision|direction|guidance|authority)\b/i,
  ],
  [
    'purpose',
    /\b(?:purpose|focus|goal|aim|objective)s? of (?:this|the) (?:position|role|post|job)|\bprimar(?:y|ily)\b/i,
  ],
  ['we', /\b(?:we|our|us)\b/i],
  [
    'is a',
    /\b(?:is|are) (?:an?|one of|the|among|home to|located|part of|committed|dedicated|proud|known|recognized)\b/i,
  ],
  [
    'holds',
    /\b(?:houses?|contains?|comprises?|founded|established|consists?|holds? (?:more|over|approximately)|includes? (?:more|over|approximately)|serves|features|maintains|offers|mission)\b/i,
  ],
  ['size', /\b(?:million|thousand|hundred|\d{1,3},\d{3}|largest|oldest|leading|world)\b/i],
  [
    'asks',
    /\b(?:degree|experience|ability|abilities|skills?|knowledge|qualif\w+|proficien\w+|familiar\w*|equivalent|required|preferred|desir\w+|must|should)\b/i,
  ],
  ['offers', /\b(?:salary|benefits?|insurance|retirement|compensation|hourly|annual|tuition|leave|pay)\b|[$£€]/i],
  [
    'legal',
    /\b(?:equal|opportunity|disabilit\w*|race|gender|veterans?|discriminat\w*|accommodat\w*|applicants?|vaccin\w*|background check|diversity|inclusi\w*)\b/i,
  ],
  [
    'apply',
    /\b(?:apply|application|cover letter|resume|cv|references|deadline|submit\w*|website|visit|click|contact|e-?mail)\b|@|https?:/i,
  ],
  [
    'term',
    /\b(?:full[- ]time|part[- ]time|temporary|permanent|fixed[- ]term|exempt|hours|start date|renewal|months?|years?)\b/i,
  ],
];
const VERB_ENDING = /^(?:\p{L}+ing|\p{L}+s)$/u;
const verbFeature = (firstWord: string) => {
  if (firstWord.endsWith('ing')) return 'ing';
  return VERB_ENDING.test(firstWord) ? 's' : 'o';
};

/** How much of the role's name a sentence contains. */
const nameFeature = (nameWords: string[], folded: string) => {
  const namedCount = nameWords.filter((word) => folded.includes(word)).length;
  if (nameWords.length && namedCount === nameWords.length) return 'all';
  return namedCount ? 'some' : 'none';
};

/** The features of a sentence for the model. */
export const sentenceFeatures = ({ text, topic, isItem, position, name }: SentenceContext): string[] => {
  const words = toWords(text);
  const folded = text.toLowerCase();
  const nameWords = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);
  const features = [
    `t:${topic}`,
    `i:${isItem}`,
    `p:${Math.min(POSITIONS - 1, Math.floor(position * POSITIONS))}`,
    `l:${lengthFeature(words)}`,
    `1:${words[0] ?? ''}`,
    `2:${words.slice(0, 2).join(' ')}`,
    ...PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([pattern]) => `x:${pattern}`),
    `v:${verbFeature(words[0] ?? '')}`,
    `r:${nameFeature(nameWords, folded)}`,
  ];
  words.forEach((word, index) => {
    features.push(word);
    if (index > 0) features.push(`${words[index - 1]} ${word}`);
  });
  return [...new Set(features)];
};
