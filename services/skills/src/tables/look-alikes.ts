import { formatCount } from '@skills-architect/contracts/locale';
import { candidateWords, tokens } from '@skills-architect/matching';
import type { Skills } from '../skills/skill-document';
import { candidateSkills } from '../skills-in-text/candidate-skills';

interface NewSkill {
  row: number;
  name: string;
}
export interface LookAlike extends NewSkill {
  /** The skill of the library that it looks like. */
  skillName: string;
}

/** Whether all words of a name are in another one, in any form. */
const isWithin = (name: string, other: string) => {
  const words = new Set(candidateWords([other]).all);
  return tokens(name).every(({ text }) => words.has(text));
};
const haveSameWords = (one: string, other: string) => isWithin(one, other) && isWithin(other, one);

/**
 * New skills that have the words of a name or alternative name of a skill of any source, in any form and order. The
 * library is read once for all of them, by the index of the words of names.
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

/** Most rows that are named one by one. */
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
