import { otherNames, TRANSLATED_NAMES, type TranslatedNames } from '@skills-architect/library-service-kit';
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

const FIELDS = { skillName: 1, alternativeNames: 1, nameLines: 1, ...TRANSLATED_NAMES } as const;

/** Names in other languages count as alternative ones. */
type Stored = Named & { translations?: TranslatedNames[] };
const withOtherNames = ({ translations, ...skill }: Stored): Named => ({
  ...skill,
  alternativeNames: otherNames({ ...skill, translations }),
});

/** Half of ESCO shares a word with a long text; of a larger library those that share the most words are compared. */
const MAX_CANDIDATES = 10_000;

/** Reads the skills with at least one name that shares a word with the texts, at most `most`. */
export const readCandidates = async (
  skills: Skills,
  texts: readonly string[],
  filter: QueryFilter<SkillDocument>,
  most = MAX_CANDIDATES,
): Promise<Named[]> => {
  const { contentWords } = candidateWords(texts);
  const sharing = toFilter<SkillDocument>({ ...skills.alive, ...filter, terms: { $in: contentWords } });
  const found = await skills.model
    .find(sharing, FIELDS)
    .sort({ _id: 1 })
    .limit(most + 1)
    .lean<Stored[]>();
  if (found.length <= most) return found.map(withOtherNames);
  // Each term is looked up in the words: `$setIntersection` would compare all words with every skill, for half a minute.
  const closest = await skills.model.aggregate<Pick<SkillDocument, '_id'>>([
    { $match: sharing },
    { $project: { terms: 1 } },
    { $unwind: '$terms' },
    { $match: { terms: { $in: contentWords } } },
    { $group: { _id: '$_id', shared: { $sum: 1 } } },
    { $sort: { shared: -1, _id: 1 } },
    { $limit: most },
  ]);
  const kept = await skills.model
    .find({ _id: { $in: closest.map(({ _id }) => _id) } }, FIELDS)
    .sort({ _id: 1 })
    .lean<Stored[]>();
  return kept.map(withOtherNames);
};
