import type { NamedSkill } from '@skills-architect/matching';
import { candidateWords } from '@skills-architect/matching';
import { toFilter } from '@skills-architect/service-kit';
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

const FIELDS = { skillName: 1, alternativeNames: 1, nameLines: 1 } as const;
/** Half of ESCO shares a word with a long text; of a larger library those that share the most words are compared. */
const MAX_CANDIDATES = 10_000;

/**
 * The ids of the skills that share the most words with the texts. Counted here: MongoDB would build a set of all words of
 * the texts again for every skill, which takes a minute with 140,000 skills.
 */
const idsSharingMost = async (skills: Skills, sharing: QueryFilter<SkillDocument>, words: string[], most: number) => {
  const known = new Set(words);
  const counted: { id: number; shared: number }[] = [];
  const cursor = skills.model.find(sharing, { terms: 1 }).lean<Pick<SkillDocument, '_id' | 'terms'>[]>().cursor();
  for await (const { _id, terms } of cursor)
    counted.push({ id: _id, shared: terms.filter((term) => known.has(term)).length });
  return counted
    .sort((one, other) => other.shared - one.shared || one.id - other.id)
    .slice(0, most)
    .map(({ id }) => id);
};

/** Reads the skills with at least one name that shares a word with the texts, at most `most`. */
export const readCandidates = async (
  skills: Skills,
  texts: readonly string[],
  filter: QueryFilter<SkillDocument>,
  most = MAX_CANDIDATES,
): Promise<Named[]> => {
  const { contentWords } = candidateWords(texts);
  const sharing = toFilter<SkillDocument>({ ...skills.alive, ...filter, terms: { $in: contentWords } });
  const read = (wanted: QueryFilter<SkillDocument>) =>
    skills.model
      .find(wanted, FIELDS)
      .sort({ _id: 1 })
      .limit(most + 1)
      .lean<Named[]>();
  const found = await read(sharing);
  if (found.length <= most) return found;
  const ids = await idsSharingMost(skills, sharing, contentWords, most);
  return read(toFilter<SkillDocument>({ _id: { $in: ids } }));
};
