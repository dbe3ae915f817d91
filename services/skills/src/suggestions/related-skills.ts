import type { SuggestedFrom } from '@skills-architect/contracts';
import { readableStatuses } from '@skills-architect/contracts/skills';
import { escaped, fold, type Identity } from '@skills-architect/service-kit';
import type { LibraryNames, ReadLibraryNames } from '../library/library-names';
import type { SkillDocument, Skills } from '../skills/skill-document';
import { likeness, rootsOf } from './word-roots';

/** The skill that suggestions are for. */
export interface Wanted {
  name: string;
  family: string;
  texts: string[];
  /** Its own id, if it is stored. */
  skillId?: number | undefined;
}

type ComparedSkill = Pick<SkillDocument, 'skillName' | 'alternativeNames' | 'skillDescription'>;

/** A skill of the library that is like the wanted one. */
export interface Related {
  skill: SkillDocument;
  /** 0 to 1, a little more for the same name. */
  score: number;
  record: SuggestedFrom;
}

/** Skills with the most words in common that are compared. */
const COMPARED = 200;
const MOST_ROOTS = 8;
/** Less has only a word in common. */
const LEAST = 0.3;
const SHOWN = 8;
/** A skill that is less like the wanted one has levels and knowledge of another matter. */
export const LIKE_ENOUGH = 0.55;
/** Shares of names, texts and family in the score. */
const NAME = 0.75;
/** The same name is more than one with the same roots. */
const SAME = 1.2;
const TEXT = 0.15;
const FAMILY = 0.1;

/** How much a skill is like the wanted one: by its best name, its texts and its family. */
export const relatedness = (wanted: Wanted, skill: ComparedSkill, family: string): number => {
  const roots = rootsOf(wanted.name);
  const names = [skill.skillName, ...skill.alternativeNames].map((name) =>
    fold(name) === fold(wanted.name) ? SAME : likeness(roots, rootsOf(name)),
  );
  const text = likeness(rootsOf(wanted.name, ...wanted.texts), rootsOf(skill.skillDescription));
  return NAME * Math.max(...names) + TEXT * text + (fold(family) === fold(wanted.family) ? FAMILY : 0);
};

const recordOf = ({ _id, skillName, sourceId }: SkillDocument, names: LibraryNames): SuggestedFrom => ({
  kind: 'skill',
  id: _id,
  name: skillName,
  source: names.sources.get(sourceId) ?? '',
});

/** Finds the skills of the library that are most like a skill, the most like it first. */
export const relatedSkills =
  (skills: Skills, names: ReadLibraryNames) =>
  async (wanted: Wanted, { user }: Identity): Promise<Related[]> => {
    const beginnings = rootsOf(wanted.name)
      .slice(0, MOST_ROOTS)
      .map((root) => new RegExp(`^${escaped(root)}`));
    if (!beginnings.length) return [];
    const found = await skills.model.aggregate<SkillDocument>([
      {
        $match: {
          ...skills.alive,
          terms: { $in: beginnings },
          skillStatus: { $in: readableStatuses(user?.userType ?? 0) },
          ...(wanted.skillId !== undefined && { _id: { $ne: wanted.skillId } }),
        },
      },
      {
        $set: {
          met: {
            $sum: beginnings.map((regex) => ({
              $cond: [
                { $anyElementTrue: { $map: { input: '$terms', in: { $regexMatch: { input: '$$this', regex } } } } },
                1,
                0,
              ],
            })),
          },
        },
      },
      { $sort: { met: -1, _id: 1 } },
      { $limit: COMPARED },
      { $project: { terms: 0, textTerms: 0, nameLines: 0 } },
    ]);
    const known = await names(found.map(({ skillFamilyId }) => skillFamilyId));
    return found
      .map((skill) => ({
        skill,
        score: relatedness(wanted, skill, known.families.get(skill.skillFamilyId) ?? ''),
        record: recordOf(skill, known),
      }))
      .filter(({ score }) => score >= LEAST)
      .sort((a, b) => b.score - a.score)
      .slice(0, SHOWN);
  };
