import type { AssessedScheme } from '@skills-architect/contracts/skills';
import { AppError, type Identity, notFound } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import type { LibraryNames, ReadLibraryNames } from '../library/library-names';
import type { SkillReader } from '../skills/read-skill';
import type { SkillDocument } from '../skills/skill-document';
import { type AssessmentCount, assessedSchemes } from './assessed-schemes';
import type { AssessmentDocument, Assessments } from './assessment-document';

interface ReaderDependencies {
  assessments: Assessments;
  reader: SkillReader;
  readNames: ReadLibraryNames;
}

/** Reads the assessments of a skill that the user may open. */
export const assessmentReader = ({ assessments, reader, readNames }: ReaderDependencies) => {
  const find = async (skillId: number, assessmentId: number): Promise<AssessmentDocument> => {
    const filter = { _id: assessmentId, skillId, ...assessments.alive };
    const found = await assessments.model.findOne(filter).lean<AssessmentDocument>();
    if (!found) throw notFound('This assessment');
    return found;
  };

  const open = async (skillId: number, identity: Identity) => {
    const skill = await reader.open(skillId, identity);
    return { skill, names: await readNames([skill.skillFamilyId]) };
  };

  return {
    find,
    open,

    /** Opens the skill; throws when skills of its source have no assessments. */
    async openToChange(skillId: number, identity: Identity) {
      const opened = await open(skillId, identity);
      const { skill, names } = opened;
      if (!names.assessedSources.has(skill.sourceId))
        throw new AppError(
          'conflict',
          `Skills of the source ${names.sources.get(skill.sourceId)} have no assessments.`,
        );
      return opened;
    },

    /** Counts the skill's assessments by scheme and level. */
    async summarise(skill: SkillDocument, names: LibraryNames, session?: ClientSession): Promise<AssessedScheme[]> {
      const by = ['schemeId', 'levelNumber', 'assessmentTypeId', 'assessmentSubTypeId', 'assessmentEvaluatorTypeId'];
      const counts = await assessments.model.aggregate<AssessmentCount>(
        [
          { $match: { skillId: skill._id, ...assessments.alive } },
          {
            $group: {
              _id: Object.fromEntries([...by, 'status'].map((field) => [field, `$${field}`])),
              total: { $sum: 1 },
            },
          },
          { $replaceWith: { $mergeObjects: ['$_id', { total: '$total' }] } },
        ],
        session && { session },
      );
      return assessedSchemes(skill, names, counts);
    },
  };
};
export type AssessmentReader = ReturnType<typeof assessmentReader>;
