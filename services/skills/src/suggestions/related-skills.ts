import type { SuggestedFrom } from '@skills-architect/contracts';
import { readableStatuses } from '@skills-architect/contracts/skills';
import { fold, type Identity } from '@skills-architect/service-kit';
import type { LibraryNames, ReadLibraryNames } from '../library/library-names';
import type { SkillDocument, Skills } from '../skills/skill-document';
import { countMatchedRoots, nameRootPatterns } from './name-root-patterns';
import { listRoots, rootSimilarity } from './word-roots';

/** The skill to make suggestions for. */
export interface TargetSkill {
  name: string;
  family: string;
  texts: string[];
  /** Its id, if it is stored. */
  skillId?: number | undefined;
}

type ComparedSkill = Pick<SkillDocument, 'skillName' | 'alternativeNames' | 'skillDescription'>;

/** A similar skill of the library. */
export interface RelatedSkill {
  skill: SkillDocument;
  /** 0 to 1, slightly more for an equal name. */
  score: number;
  record: SuggestedFrom;
}

/** Most skills compared: those with the most common words. */
const MAX_COMPARED = 200;
/** Lower scores share no more than a word. */
const MIN_SCORE = 0.3;
const MAX_SHOWN = 8;
/** Minimum score of a skill whose level texts and knowledge can be reused. */
export const MIN_REUSE_SCORE = 0.55;
const NAME_WEIGHT = 0.75;
const TEXT_WEIGHT = 0.15;
const FAMILY_WEIGHT = 0.1;
/** Above 1, so that an equal name scores higher than one with equal roots. */
const EQUAL_NAME_SIMILARITY = 1.2;

/** Similarity of a skill to the target: by its most similar name, its description and its family. */
export const scoreSkill = (target: TargetSkill, skill: ComparedSkill, family: string): number => {
  const roots = listRoots(target.name);
  const nameSimilarities = [skill.skillName, ...skill.alternativeNames].map((name) =>
    fold(name) === fold(target.name) ? EQUAL_NAME_SIMILARITY : rootSimilarity(roots, listRoots(name)),
  );
  const textSimilarity = rootSimilarity(listRoots(target.name, ...target.texts), listRoots(skill.skillDescription));
  const familyScore = fold(family) === fold(target.family) ? FAMILY_WEIGHT : 0;
  return NAME_WEIGHT * Math.max(...nameSimilarities) + TEXT_WEIGHT * textSimilarity + familyScore;
};

const toRecord = ({ _id, skillName, sourceId }: SkillDocument, names: LibraryNames): SuggestedFrom => ({
  kind: 'skill',
  id: _id,
  name: skillName,
  source: names.sources.get(sourceId) ?? '',
});

/** Finds the most similar skills of the library, most similar first. */
export const relatedSkills =
  (skills: Skills, readNames: ReadLibraryNames) =>
  async (target: TargetSkill, { user }: Identity): Promise<RelatedSkill[]> => {
    const rootPatterns = nameRootPatterns(target.name);
    if (!rootPatterns.length) return [];
    const found = await skills.model.aggregate<SkillDocument>([
      {
        $match: {
          ...skills.alive,
          terms: { $in: rootPatterns },
          skillStatus: { $in: readableStatuses(user?.userType ?? 0) },
          ...(target.skillId !== undefined && { _id: { $ne: target.skillId } }),
        },
      },
      { $set: { matchedRoots: countMatchedRoots(rootPatterns) } },
      { $sort: { matchedRoots: -1, _id: 1 } },
      { $limit: MAX_COMPARED },
      { $project: { terms: 0, textTerms: 0, nameLines: 0 } },
    ]);
    const names = await readNames(found.map(({ skillFamilyId }) => skillFamilyId));
    return found
      .map((skill) => ({
        skill,
        score: scoreSkill(target, skill, names.families.get(skill.skillFamilyId) ?? ''),
        record: toRecord(skill, names),
      }))
      .filter(({ score }) => score >= MIN_SCORE)
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_SHOWN);
  };
