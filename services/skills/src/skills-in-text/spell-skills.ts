import { candidateWords, type NamedSkill, type Vocabulary } from '@skills-architect/matching';
import type { SkillDocument } from '../skills/skill-document';

/** The names of a skill with the words of each. */
export type Named = Pick<SkillDocument, '_id' | 'skillName' | 'alternativeNames' | 'nameLines'>;

interface Spelling {
  skill: Named;
  /** The own name, or an alternative name. */
  name: string;
  isOwn: boolean;
  words: string[];
}

const spellings = (skill: Named): Spelling[] => {
  const names = [skill.skillName, ...skill.alternativeNames];
  return skill.nameLines.split('\n').flatMap((line, at) => {
    const name = names[at];
    return line && name !== undefined ? [{ skill, name, isOwn: at === 0, words: line.split(' ') }] : [];
  });
};

/** Each skill with its own name and those of the alternative ones that are among the spellings. */
const toNamed = (found: readonly Spelling[]): NamedSkill[] => {
  const names = new Map<number, string[]>();
  for (const { skill, name, isOwn } of found) {
    const own = names.get(skill._id) ?? [skill.skillName];
    names.set(skill._id, isOwn ? own : [...own, name]);
  }
  return [...names].map(([id, own]) => ({ id, names: own })).sort((one, other) => one.id - other.id);
};

const LEAST_OF_A_NAME = 0.5;

const countWords = (skills: readonly Named[]): Vocabulary => {
  const having = new Map<string, number>();
  for (const { nameLines } of skills)
    for (const word of new Set(nameLines.split(/\s+/))) if (word) having.set(word, (having.get(word) ?? 0) + 1);
  return { skills: skills.length, having };
};

/** Compares the names of skills with texts here: MongoDB would read the list of words again for every name. */
export const spellSkills = (skills: readonly Named[]) => {
  const all = skills.flatMap(spellings);
  const byFirstWord = new Map<string, Spelling[]>();
  for (const spelling of all) {
    const [first = ''] = spelling.words;
    const known = byFirstWord.get(first);
    if (known) known.push(spelling);
    else byFirstWord.set(first, [spelling]);
  }
  return {
    /** Each with its own name, and those alternative names that consist of words of the texts. */
    spelled(texts: readonly string[]): NamedSkill[] {
      const words = new Set(candidateWords(texts).all);
      return toNamed(
        [...words].flatMap((first) =>
          (byFirstWord.get(first) ?? []).filter((one) => one.words.every((word) => words.has(word))),
        ),
      );
    },
    /** Each with those names of which the texts have at least half of the words. */
    near(texts: readonly string[]): NamedSkill[] {
      const { all: known } = candidateWords(texts);
      const words = new Set(known);
      return toNamed(
        all.filter((one) => one.words.filter((word) => words.has(word)).length >= LEAST_OF_A_NAME * one.words.length),
      );
    },
    vocabulary: () => countWords(skills),
  };
};
