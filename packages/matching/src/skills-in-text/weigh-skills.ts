import { type Term, termReader } from '../reading/terms';
import { withoutAddresses } from './addresses';
import type { NamedSkill } from './find-skills';
import { type OwnNameFit, ownNameFits } from './own-name-fit';
import { readSentences } from './read-sentences';
import { nearestPlaces, placesOf, wordsBetween } from './said-places';
import { LEAST_SAID, namesByWord, type ReadName } from './skill-names';
import { type Rarity, type Vocabulary, wordRarity } from './word-rarity';

/** How much texts speak for a skill, 0 to 1, and the place that speaks most for it. */
export interface WeighedSkill {
  id: number;
  strength: number;
  /** The name that comes closest. */
  name: string;
  sentence: string;
  marks: { start: number; end: number }[];
}

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

interface Sentence {
  text: string;
  terms: readonly Term[];
}
/** What a sentence says of a name. */
interface Heard {
  name: ReadName;
  /** What the said words tell, in nats. */
  weight: number;
  /** Places of the said words, where they stand nearest. */
  places: number[];
}

const sentencesOf = (texts: readonly string[], read: (text: string) => Term[]): Sentence[] =>
  texts.flatMap((text) =>
    readSentences(text).map(({ text: shown, searched }) => ({ text: shown, terms: read(searched) })),
  );

/** The names of which a sentence says enough. */
const namesHeard = ({ terms }: Sentence, names: ReadonlyMap<string, readonly ReadName[]>, rarity: Rarity): Heard[] => {
  const places = placesOf(terms);
  const weights = new Map<ReadName, number>();
  for (const word of places.keys())
    for (const name of names.get(word) ?? []) weights.set(name, (weights.get(name) ?? 0) + rarity(word));
  return [...weights]
    .filter(([name, weight]) => weight >= LEAST_SAID * name.weight)
    .map(([name, weight]) => {
      const words = name.words.filter((word) => places.has(word));
      return { name, weight, places: nearestPlaces(words, places) };
    });
};

const strengthOf = ({ name: { isOwn, weight: whole }, weight, places }: Heard, { said, subject }: OwnNameFit) =>
  (weight / whole) ** SAID_POWER *
  (1 - Math.exp(-weight / TELLING)) *
  PER_WORD_BETWEEN ** Math.min(wordsBetween(places), MOST_BETWEEN) *
  (isOwn ? 1 : ALTERNATIVE * (1 - OWN_NAME + OWN_NAME * said)) *
  (1 - SUBJECT + SUBJECT * subject);

const toWeighed = ({ name: { skill, name }, places }: Heard, strength: number, sentence: Sentence): WeighedSkill => {
  const marks = places.flatMap((at) => sentence.terms[at] ?? []).map(({ start, end }) => ({ start, end }));
  return { id: skill.id, strength, name, sentence: sentence.text, marks };
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
  const rarity = wordRarity(vocabulary);
  const spoken = texts.flatMap((text) => reader.prose(withoutAddresses(text)));
  const names = namesByWord(library, new Set(spoken.map(({ text }) => text)), reader, rarity);
  const fitOf = ownNameFits(spoken, reader, rarity);

  const best = new Map<number, WeighedSkill>();
  for (const sentence of sentencesOf(texts, reader.prose))
    for (const heard of namesHeard(sentence, names, rarity)) {
      const { skill } = heard.name;
      const strength = strengthOf(heard, fitOf(skill));
      if (strength > (best.get(skill.id)?.strength ?? 0)) best.set(skill.id, toWeighed(heard, strength, sentence));
    }
  return best;
};
