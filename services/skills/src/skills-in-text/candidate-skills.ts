import type { NamedSkill } from '@skills-architect/matching';
import { candidateWords } from '@skills-architect/matching';
import type { QueryFilter } from 'mongoose';
import type { SkillDocument, Skills } from '../skills/skill-document';
import { type Named, spellSkills } from './spell-skills';

/**
 * Reads the skills that texts may name, in one query on the index of their words. The returned function finds those that
 * some of these texts name.
 */
export const candidateSkills = async (
  skills: Skills,
  texts: readonly string[],
  filter: QueryFilter<SkillDocument>,
): Promise<(text: readonly string[]) => NamedSkill[]> =>
  spellSkills(await readCandidates(skills, texts, filter), texts);

/** Reads the skills with at least one name that shares a word with the texts. */
export const readCandidates = (
  skills: Skills,
  texts: readonly string[],
  filter: QueryFilter<SkillDocument>,
): Promise<Named[]> => {
  const { contentWords } = candidateWords(texts);
  return skills.model
    .find(
      { ...skills.alive, ...filter, terms: { $in: contentWords } },
      { skillName: 1, alternativeNames: 1, nameLines: 1 },
    )
    .sort({ _id: 1 })
    .lean<Named[]>();
};
