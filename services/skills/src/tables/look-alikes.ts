import { formatCount } from '@skills-architect/contracts/locale';
import { candidateWords, tokens } from '@skills-architect/matching';
import type { Skills } from '../skills/skill-document';
import { candidateSkills } from '../skills-in-text/candidate-skills';

interface NewSkill {
  row: number;
  name: string;
}
export interface LookAlike extends NewSkill {
  /** Name of the existing skill. */
  skillName: string;
}

/** Whether every word of `name` occurs in `other`, ignoring word forms such as plurals. */
const isWithin = (name: string, other: string) => {
  const words = new Set(candidateWords([other]).all);
  return tokens(name).every(({ text }) => words.has(text));
};
const haveSameWords = (a: string, b: string) => isWithin(a, b) && isWithin(b, a);

/**
 * Finds new skills whose names consist of the same words as a name or alternative name of an existing skill, in any order
 * and word form. Reads candidates for all rows in one query, on the index of words.
 */
export const findLookAlikes = async (skills: Skills, added: readonly NewSkill[]): Promise<LookAlike[]> => {
  if (!added.length) return [];
  const findNamed = await candidateSkills(
    skills,
    added.map(({ name }) => name),
    {},
  );
  return added.flatMap(({ row, name }) => {
    const known = findNamed([name]).find(({ names }) => names.some((knownName) => haveSameWords(name, knownName)));
    const [skillName] = known?.names ?? [];
    return skillName === undefined ? [] : [{ row, name, skillName }];
  });
};

/** Maximum number of rows that get a note of their own. */
const MAX_NAMED = 20;

/** A warning for each new skill that looks like one of the library. */
export const lookAlikeNotes = (found: readonly LookAlike[]): string[] => {
  const more = found.length - MAX_NAMED;
  return [
    ...found
      .slice(0, MAX_NAMED)
      .map(({ row, name, skillName }) => `Row ${row}: “${name}” looks like ${skillName} in the library.`),
    ...(more > 0
      ? [`${formatCount(more, 'more new skill looks', 'more new skills look')} like skills of the library.`]
      : []),
  ];
};
