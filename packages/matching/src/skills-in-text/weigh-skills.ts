import { sentences } from '../reading/sentences';
import { stem } from '../reading/stem';
import { countTerms, type Term, termReader } from '../reading/terms';
import { backgroundVectors } from '../vectors/background';
import { product } from '../vectors/dense';
import type { TextSpace } from '../vectors/text-space';
import { vectorSpace } from '../vectors/vector-space';
import type { NamedSkill } from './find-skills';

/** How many skills of a library have a word (folded, not stemmed) in one of their names. */
export interface Vocabulary {
  skills: number;
  having: ReadonlyMap<string, number>;
}

/** How much texts speak for a skill, 0 to 1, and the place that speaks most for it. */
export interface WeighedSkill {
  id: number;
  strength: number;
  /** The name that comes closest. */
  name: string;
  sentence: string;
  marks: { start: number; end: number }[];
}

/** Share of a name's weight that a sentence has to say. */
const LEAST_SAID = 0.5;
const SAID_POWER = 1.5;
/** Information, in nats, from which more of it hardly makes a name surer. */
const TELLING = 6;
/** What a word between the words of a name takes away, and how many count. */
const PER_WORD_BETWEEN = 0.9;
const MOST_BETWEEN = 6;
const ALTERNATIVE = 0.8;
/** An alternative name counts in part when the texts say nothing of the own name: 'standards' for scaffolding components. */
const OWN_NAME = 0.6;
/** A skill counts in part when its name has nothing to do with the whole text. */
const SUBJECT = 0.5;

interface ReadName {
  skill: NamedSkill;
  name: string;
  isOwn: boolean;
  words: string[];
  weight: number;
}

let space: TextSpace | undefined;
const meaningSpace = () => {
  space ??= vectorSpace(backgroundVectors());
  return space;
};

const withoutBrackets = (name: string) => (name.endsWith(')') ? name.slice(0, name.lastIndexOf('(')) : name);

/** The shortest stretch of a sentence that has each of the words; their places in it. */
const nearestPlaces = (words: readonly string[], places: ReadonlyMap<string, readonly number[]>): number[] => {
  const [first = '', ...rest] = words;
  const stretches = (places.get(first) ?? []).map((start) => [
    start,
    ...rest.map((word) =>
      (places.get(word) ?? []).reduce((best, place) =>
        Math.abs(place - start) < Math.abs(best - start) ? place : best,
      ),
    ),
  ]);
  const width = (stretch: readonly number[]) => Math.max(...stretch) - Math.min(...stretch);
  return stretches.reduce((best, stretch) => (width(stretch) < width(best) ? stretch : best)).sort((a, b) => a - b);
};

/**
 * Weighs how much texts speak for the skills of a library: by the share of a name that one sentence says, how much its
 * words tell (rare words of the library more), how near they stand, and whether the skill's own name suits the whole
 * text. `library` needs to hold only the names of which a text has at least half of the words.
 */
export const weighSkills = (
  texts: readonly string[],
  library: readonly NamedSkill[],
  vocabulary: Vocabulary,
): Map<number, WeighedSkill> => {
  const reader = termReader();
  const having = new Map<string, number>();
  for (const [word, count] of vocabulary.having) {
    const stemmed = stem(word);
    having.set(stemmed, Math.max(having.get(stemmed) ?? 0, count));
  }
  const rarity = (word: string) => Math.log(1 + vocabulary.skills / (1 + (having.get(word) ?? 0)));
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + rarity(word), 0);

  const spoken = texts.flatMap((text) => reader.prose(text));
  const said = new Set(spoken.map(({ text }) => text));
  const meaning = meaningSpace().encode(countTerms(spoken));
  const suits = new Map<number, { own: number; subject: number }>();
  const suitOf = ({ id, names: [own = ''] }: NamedSkill) => {
    const known = suits.get(id);
    if (known) return known;
    const terms = reader.prose(own);
    const words = [...new Set(terms.map(({ text }) => text))];
    const all = sum(words);
    const suit = {
      own: all > 0 ? sum(words.filter((word) => said.has(word))) / all : 1,
      subject: Math.max(0, product(meaningSpace().encode(countTerms(terms)), meaning)),
    };
    suits.set(id, suit);
    return suit;
  };

  const named = new Map<string, ReadName[]>();
  for (const skill of library)
    for (const [at, name] of skill.names.entries())
      for (const spelling of new Set([name, withoutBrackets(name)])) {
        const words = [...new Set(reader.prose(spelling).map(({ text }) => text))];
        const weight = sum(words);
        if (sum(words.filter((word) => said.has(word))) < LEAST_SAID * weight) continue;
        const read = { skill, name, isOwn: at === 0, words, weight };
        for (const word of words) {
          const list = named.get(word);
          if (list) list.push(read);
          else named.set(word, [read]);
        }
      }

  const strengthOf = ({ skill, isOwn, weight }: ReadName, heard: number, between: number) => {
    const { own, subject } = suitOf(skill);
    return (
      (heard / weight) ** SAID_POWER *
      (1 - Math.exp(-heard / TELLING)) *
      PER_WORD_BETWEEN ** Math.min(between, MOST_BETWEEN) *
      (isOwn ? 1 : ALTERNATIVE * (1 - OWN_NAME + OWN_NAME * own)) *
      (1 - SUBJECT + SUBJECT * subject)
    );
  };

  const best = new Map<number, WeighedSkill>();
  const weigh = (sentence: string, terms: readonly Term[]) => {
    const places = new Map<string, number[]>();
    for (const [at, { text }] of terms.entries()) places.set(text, [...(places.get(text) ?? []), at]);
    const heard = new Map<ReadName, number>();
    for (const word of places.keys())
      for (const name of named.get(word) ?? []) heard.set(name, (heard.get(name) ?? 0) + rarity(word));
    for (const [name, weight] of heard) {
      if (weight < LEAST_SAID * name.weight) continue;
      const words = name.words.filter((word) => places.has(word));
      const nearest = nearestPlaces(words, places);
      const between = (nearest.at(-1) ?? 0) - (nearest[0] ?? 0) + 1 - nearest.length;
      const strength = strengthOf(name, weight, between);
      const { id } = name.skill;
      if (strength <= (best.get(id)?.strength ?? 0)) continue;
      const marks = nearest.flatMap((at) => terms[at] ?? []).map(({ start, end }) => ({ start, end }));
      best.set(id, { id, strength, name: name.name, sentence, marks });
    }
  };
  for (const text of texts)
    for (const { start, end } of sentences(text)) {
      const sentence = text.slice(start, end).replace(/\s+/g, ' ');
      weigh(sentence, reader.prose(sentence));
    }
  return best;
};
