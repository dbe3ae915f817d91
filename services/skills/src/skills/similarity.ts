import type { SimilarSkill } from '@skills-architect/contracts/skills';
import { fold, splitWords } from '@skills-architect/service-kit';
import { listRoots, rootSimilarity } from '../suggestions/word-roots';

type NameSimilarity = Pick<SimilarSkill, 'why' | 'matched'> & { score: number };

/** Higher than every Dice coefficient. */
const EQUAL_NAME_SCORE = 2;
/** Least Dice coefficient of similar names. */
const MIN_SCORE = 0.6;

/** Dice coefficient of the words of two names. */
const diceOfWords = (name: string, other: string): number => {
  const [words, otherWords] = [splitWords(name), new Set(splitWords(other))];
  const commonCount = words.filter((word) => otherWords.has(word)).length;
  return words.length + otherWords.size === 0 ? 0 : (2 * commonCount) / (words.length + otherWords.size);
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
): NameSimilarity | undefined => {
  const names = [skillName, ...alternativeNames].map((matched, index) => {
    const isSame = fold(matched) === fold(name);
    const score = isSame ? EQUAL_NAME_SCORE : Math.max(diceOfWords(name, matched), similarityOfForms(name, matched));
    const whySame = index === 0 ? 'same name' : 'alternative name';
    const why = isSame ? whySame : 'similar name';
    return { why, matched, score } satisfies NameSimilarity;
  });
  const [best] = names.sort((a, b) => b.score - a.score);
  return best && best.score >= MIN_SCORE ? best : undefined;
};
