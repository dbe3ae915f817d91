import type { NamedSkill } from '@skills-architect/matching';
import { candidateWords } from '@skills-architect/matching';
import type { QueryFilter } from 'mongoose';
import type { SkillDocument, Skills } from '../skills/skill-document';

type Named = Pick<SkillDocument, '_id' | 'skillName' | 'alternativeNames' | 'nameLines'>;

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

/**
 * Reads the skills that texts may name, in one query on the index of their words. The answer tells which of them a
 * single text can spell: each with its own name, and those alternative names that consist of words of the text.
 */
export const candidateSkills = async (skills: Skills, texts: readonly string[], filter: QueryFilter<SkillDocument>) => {
  const { telling } = candidateWords(texts);
  const found = await skills.model
    .find({ ...skills.alive, ...filter, terms: { $in: telling } }, { skillName: 1, alternativeNames: 1, nameLines: 1 })
    .sort({ _id: 1 })
    .lean<Named[]>();
  const byFirstWord = new Map<string, Spelling[]>();
  for (const spelling of found.flatMap(spellings)) {
    const [first = ''] = spelling.words;
    const known = byFirstWord.get(first);
    if (known) known.push(spelling);
    else byFirstWord.set(first, [spelling]);
  }

  // Compared here: MongoDB would read the list of words again for every name.
  return (text: readonly string[]): NamedSkill[] => {
    const words = new Set(candidateWords(text).all);
    const spelled = new Map<number, string[]>();
    for (const first of words)
      for (const one of byFirstWord.get(first) ?? [])
        if (one.words.every((word) => words.has(word))) {
          const names = spelled.get(one.skill._id) ?? [one.skill.skillName];
          spelled.set(one.skill._id, one.isOwn ? names : [...names, one.name]);
        }
    return [...spelled].map(([id, names]) => ({ id, names })).sort((one, other) => one.id - other.id);
  };
};
