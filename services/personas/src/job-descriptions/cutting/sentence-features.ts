import type { Topic } from './heading-words';

/** A sentence with what surrounds it. */
export interface SentenceContext {
  text: string;
  topic: Topic;
  isItem: boolean;
  /** Position in the document: 0 is its beginning, 1 its end. */
  position: number;
  /** The role's name, if known. */
  name: string;
}

const MOST_WORDS = 60;
const POSITIONS = 6;

/** Words of a sentence: names of people and places become one word, and so do numbers. */
const toWords = (text: string) =>
  [...text.matchAll(/\$|[\p{L}][\p{L}'’-]*|\d[\d.,]*/gu)].slice(0, MOST_WORDS).map(({ 0: word }, index) => {
    if (/^\d/.test(word)) return '<0>';
    if (index > 0 && /^\p{Lu}/u.test(word)) return '<n>';
    return word.toLowerCase().replace('’', "'");
  });

const lengthOf = (words: string[]) =>
  words.length < 6 ? 's' : words.length < 14 ? 'm' : words.length < 30 ? 'l' : 'xl';

/** What the model sees of a sentence. */
export const sentenceFeatures = ({ text, topic, isItem, position, name }: SentenceContext): string[] => {
  const words = toWords(text);
  const folded = text.toLowerCase();
  const noun = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);
  const named = noun.filter((word) => folded.includes(word)).length;
  const features = [
    `t:${topic}`,
    `i:${isItem}`,
    `p:${Math.min(POSITIONS - 1, Math.floor(position * POSITIONS))}`,
    `l:${lengthOf(words)}`,
    `1:${words[0] ?? ''}`,
    `2:${words.slice(0, 2).join(' ')}`,
    ...(noun.length && named === noun.length ? ['r:all'] : named ? ['r:some'] : ['r:none']),
  ];
  words.forEach((word, index) => {
    features.push(word);
    if (index > 0) features.push(`${words[index - 1]} ${word}`);
  });
  return [...new Set(features)];
};
