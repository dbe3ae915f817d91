import type { SuggestedFrom } from '@skills-architect/contracts';
import { readableStatuses } from '@skills-architect/contracts/skills';
import { fold, type Identity } from '@skills-architect/service-kit';
import type { LibraryNames, ReadLibraryNames } from '../library/library-names';
import type { SkillDocument, Skills } from '../skills/skill-document';
import { countBeginnings, nameBeginnings } from './name-beginnings';
import { listRoots, rootSimilarity } from './word-roots';

/** The skill to make suggestions for. */
export interface Wanted {
  name: string;
  family: string;
  texts: string[];
  /** Its id, if it is stored. */
  skillId?: number | undefined;
}

type ComparedSkill = Pick<SkillDocument, 'skillName' | 'alternativeNames' | 'skillDescription'>;

/** A similar skill of the library. */
export interface Related {
  skill: SkillDocument;
  /** 0 to 1, slightly more for an equal name. */
  score: number;
  record: SuggestedFrom;
}

/** Most skills compared: those with the most common words. */
const COMPARED = 200;
/** Lower scores share no more than a word. */
const MIN_SCORE = 0.3;
const MAX_SHOWN = 8;
/** Minimum score of a skill whose level texts and knowledge can be reused. */
export const MIN_REUSE_SCORE = 0.55;
/** Weights of names, texts and family in the score. */
const NAME = 0.75;
/** An equal name scores higher than one with equal roots. */
const SAME = 1.2;
const TEXT = 0.15;
const FAMILY = 0.1;

/** Similarity of a skill to the wanted one: by its best name, its texts and its family. */
export const relatedness = (target: Wanted, skill: ComparedSkill, family: string): number => {
  const roots = listRoots(target.name);
  const names = [skill.skillName, ...skill.alternativeNames].map((name) =>
    fold(name) === fold(target.name) ? SAME : rootSimilarity(roots, listRoots(name)),
  );
  const text = rootSimilarity(listRoots(target.name, ...target.texts), listRoots(skill.skillDescription));
  return NAME * Math.max(...names) + TEXT * text + (fold(family) === fold(target.family) ? FAMILY : 0);
};

const toRecord = ({ _id, skillName, sourceId }: SkillDocument, names: LibraryNames): SuggestedFrom => ({
  kind: 'skill',
  id: _id,
  name: skillName,
  source: names.sources.get(sourceId) ?? '',
});

/** Finds the most similar skills of the library, most similar first. */
export const relatedSkills =
  (skills: Skills, names: ReadLibraryNames) =>
  async (target: Wanted, { user }: Identity): Promise<Related[]> => {
    const beginnings = nameBeginnings(target.name);
    if (!beginnings.length) return [];
    const found = await skills.model.aggregate<SkillDocument>([
      {
        $match: {
          ...skills.alive,
          terms: { $in: beginnings },
          skillStatus: { $in: readableStatuses(user?.userType ?? 0) },
          ...(target.skillId !== undefined && { _id: { $ne: target.skillId } }),
        },
      },
      { $set: { met: countBeginnings(beginnings) } },
      { $sort: { met: -1, _id: 1 } },
      { $limit: COMPARED },
      { $project: { terms: 0, textTerms: 0, nameLines: 0 } },
    ]);
    const known = await names(found.map(({ skillFamilyId }) => skillFamilyId));
    return found
      .map((skill) => ({
        skill,
        score: relatedness(target, skill, known.families.get(skill.skillFamilyId) ?? ''),
        record: toRecord(skill, known),
      }))
      .filter(({ score }) => score >= MIN_SCORE)
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_SHOWN);
  };
