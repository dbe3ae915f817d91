import { foldLetters } from '../reading/fold';
import { type TermReader, termReader } from '../reading/terms';
import { type WordRelations, wordRelations } from './near-words';

/** A skill of the library: its own name first, then its alternative names. */
export interface SkillNames {
  id: number;
  names: readonly string[];
}

/** The strongest reason why a skill fits a name. */
export type SkillNameReason = 'same name' | 'alternative name' | 'same words' | 'similar meaning';

/** A skill that fits a name; `score` is 0..1, `matched` is the skill's best fitting name. */
export interface SkillNameMatch {
  id: number;
  score: number;
  matched: string;
  why: SkillNameReason;
}

/** Number of skills, with the most informative common words, that are compared with a name. */
const MAX_COMPARED = 60;
/** Minimum score of a match. */
const MIN_SCORE = 0.35;
/** Factor for matches by an alternative name. */
const ALTERNATIVE_FACTOR = 0.97;
/** Maximum score for names that are not equal. */
const MAX_SCORE_BY_WORDS = 0.95;

let relations: WordRelations | undefined;
const loadRelations = () => {
  relations ??= wordRelations();
  return relations;
};

/** The stems of a name without function words, unless it has no others, such as "IT"; empty for numbers only. */
const stems = (reader: TermReader, name: string): string[] => {
  const contentWords = reader.prose(name);
  const words = (contentWords.length ? contentWords : reader.title(name)).map(({ text }) => text);
  return words.some((word) => /[a-z]/.test(word)) ? [...new Set(words)] : [];
};

/** The name, and variants with two of its words joined: a library may write 'forklift' for 'fork lift'. */
const spellings = (name: string): string[] => {
  const words = name.trim().split(/\s+/);
  const joined = words
    .slice(1)
    .map((word, index) => [...words.slice(0, index), `${words[index]}${word}`, ...words.slice(index + 2)]);
  return [name, ...joined.map((words) => words.join(' '))];
};

/**
 * Word prefixes by which skills for these names can be looked up: of their own words and of words with nearly the same
 * meaning.
 */
export function wordBeginnings(names: readonly string[]): string[] {
  const reader = termReader();
  const words = new Set(names.flatMap(spellings).flatMap((name) => stems(reader, name)));
  for (const word of [...words]) for (const near of loadRelations().near(word)) words.add(near.word);
  // The stem of 'quality' is 'qualiti'.
  return [...new Set([...words].map((word) => word.replace(/(?<=...)i$/, '')))];
}

interface ParsedName {
  name: string;
  folded: string;
  words: string[];
}
interface ParsedSkill {
  id: number;
  names: ParsedName[];
}

const parseName = (reader: TermReader, name: string): ParsedName => ({
  name,
  folded: foldLetters(name).replace(/\s+/g, ' ').trim(),
  words: stems(reader, name),
});

/** Similarity of two names: each word counts by its likeness to the most similar word of the other name. */
const wordsInCommon = (a: readonly string[], b: readonly string[]): number => {
  const { likeness, weight } = loadRelations();
  const coveredWeight = (words: readonly string[], others: readonly string[]) =>
    words.reduce((sum, word) => sum + weight(word) * Math.max(0, ...others.map((each) => likeness(word, each))), 0);
  const totalWeight = [...a, ...b].reduce((sum, word) => sum + weight(word), 0);
  return totalWeight === 0 ? 0 : (coveredWeight(a, b) + coveredWeight(b, a)) / totalWeight;
};

const compare = (query: ParsedName, { id, names }: ParsedSkill): SkillNameMatch => {
  const matches = names.map((name, index): SkillNameMatch => {
    const nameFactor = index === 0 ? 1 : ALTERNATIVE_FACTOR;
    if (name.folded === query.folded)
      return { id, score: nameFactor, matched: name.name, why: index === 0 ? 'same name' : 'alternative name' };
    const isShared = query.words.some((word) => name.words.includes(word));
    const score = wordsInCommon(query.words, name.words) * MAX_SCORE_BY_WORDS * nameFactor;
    return { id, score, matched: name.name, why: isShared ? 'same words' : 'similar meaning' };
  });
  return matches.reduce((best, match) => (match.score > best.score ? match : best));
};

/** For each word the positions of the skills that have it in a name. */
const indexWords = (skills: readonly ParsedSkill[]) => {
  const holders = new Map<string, number[]>();
  for (const [index, { names }] of skills.entries())
    for (const word of new Set(names.flatMap(({ words }) => words))) {
      const positions = holders.get(word);
      if (positions) positions.push(index);
      else holders.set(word, [index]);
    }
  return holders;
};

/** For each folded name the positions of the skills that have it. */
const indexNames = (skills: readonly ParsedSkill[]) => {
  const owners = new Map<string, number[]>();
  for (const [index, { names }] of skills.entries())
    for (const { folded } of names) owners.set(folded, [...(owners.get(folded) ?? []), index]);
  return owners;
};

/** The positions of the skills that share the most informative words with a name. */
const nearestSkills = (query: ParsedName, holders: ReadonlyMap<string, readonly number[]>, total: number): number[] => {
  const sharedInformation = new Map<number, number>();
  for (const own of query.words)
    for (const { word, likeness } of [{ word: own, likeness: 1 }, ...loadRelations().near(own)]) {
      const skillsWithWord = holders.get(word) ?? [];
      const information = likeness * (1 + Math.log((1 + total) / (1 + skillsWithWord.length)));
      for (const index of skillsWithWord)
        sharedInformation.set(index, (sharedInformation.get(index) ?? 0) + information);
    }
  return [...sharedInformation]
    .sort(([a, shared], [b, otherShared]) => otherShared - shared || a - b)
    .slice(0, MAX_COMPARED)
    .map(([index]) => index);
};

/** For each name the best fitting skills, best first, at most `limit`; fewer if fewer have anything in common with it. */
export function matchSkillNames(
  names: readonly string[],
  skills: readonly SkillNames[],
  limit = 3,
): SkillNameMatch[][] {
  const reader = termReader();
  const readSkills = skills
    .filter((skill) => skill.names.length > 0)
    .map((skill): ParsedSkill => ({ id: skill.id, names: skill.names.map((name) => parseName(reader, name)) }));
  const [holders, owners] = [indexWords(readSkills), indexNames(readSkills)];
  return names.map((name) => {
    const best = new Map<number, SkillNameMatch>();
    for (const spelling of spellings(name)) {
      const query = parseName(reader, spelling);
      // Equal names always count, even if many skills share their words.
      const equal = query.folded ? (owners.get(query.folded) ?? []) : [];
      for (const index of [...equal, ...nearestSkills(query, holders, readSkills.length)]) {
        const skill = readSkills[index];
        const match = skill && compare(query, skill);
        if (match && match.score >= MIN_SCORE && match.score > (best.get(index)?.score ?? 0)) best.set(index, match);
      }
    }
    return [...best.values()].sort((a, b) => b.score - a.score || a.id - b.id).slice(0, limit);
  });
}
