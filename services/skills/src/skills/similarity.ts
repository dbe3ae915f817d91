import type { SimilarSkill } from '@skills-architect/contracts/skills';
import { fold, splitWords } from '@skills-architect/service-kit';
import { listRoots, rootSimilarity } from '../suggestions/word-roots';

type Likeness = Pick<SimilarSkill, 'why' | 'matched'> & { score: number };

/** Least Dice coefficient of similar names. */
const SIMILAR = 0.6;

/** Dice coefficient of the words of two names. */
const diceOfWords = (name: string, other: string): number => {
  const [one, two] = [splitWords(name), new Set(splitWords(other))];
  const both = one.filter((word) => two.has(word)).length;
  return one.length + two.size === 0 ? 0 : (2 * both) / (one.length + two.size);
};

/**
 * Similarity of two names with words in other forms: 'Automated tests', 'Automated testing'. Names of one word are not
 * compared: 'Java' also begins 'JavaScript'.
 */
const similarityOfForms = (name: string, other: string): number => {
  const [one, two] = [listRoots(name), listRoots(other)];
  return one.length > 1 && two.length > 1 ? rootSimilarity(one, two) : 0;
};

/** The best similarity of a skill's names to a name; undefined when none is similar. */
export const bestSimilarity = (
  name: string,
  { skillName, alternativeNames }: { skillName: string; alternativeNames: readonly string[] },
): Likeness | undefined => {
  const names = [skillName, ...alternativeNames].map((matched, index) => {
    const isSame = fold(matched) === fold(name);
    const score = isSame ? 2 : Math.max(diceOfWords(name, matched), similarityOfForms(name, matched));
    const why = isSame ? (index === 0 ? 'same name' : 'alternative name') : 'similar name';
    return { why, matched, score } satisfies Likeness;
  });
  const [best] = names.sort((a, b) => b.score - a.score);
  return best && best.score >= SIMILAR ? best : undefined;
};
