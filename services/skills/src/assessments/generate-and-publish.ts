import {
  generateAssessments,
  generateRefusal,
  LibraryStatus,
  missingQuestions,
  publishAssessments,
  publishRefusal,
} from '@skills-architect/contracts/skills';
import { AppError, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { listAssessedSchemes, RATING_QUESTIONS } from './assessed-schemes';
import type { AssessmentDocument } from './assessment-document';
import { GENERATE, type GenerateDependencies, type GenerateJob, generateQuestions } from './generate-job';

/** Generates evaluation questions by a job, and publishes them. */
export const generateAndPublish = (dependencies: GenerateDependencies) => {
  const { kit, assessments, reader } = dependencies;
  kit.jobs.define<GenerateJob>(GENERATE, (run) => generateQuestions(dependencies, run));

  return (app: FastifyInstance) => {
    route(app, generateAssessments, async ({ params: { skillId }, body }, { identity }) => {
      const { proficiencySchemeLevelCount } = body;
      const { skill, names } = await reader.openToChange(skillId, identity);
      const schemes = listAssessedSchemes(await reader.summarise(skill, names), proficiencySchemeLevelCount);
      // A scheme that has all its questions must not block another one.
      const incomplete = schemes.filter((scheme) => missingQuestions(scheme).length);
      for (const scheme of incomplete.length ? incomplete : schemes) {
        const refusal = generateRefusal(scheme);
        if (refusal) throw new AppError('conflict', refusal);
      }
      const jobToken = await kit.jobs.start<GenerateJob>(GENERATE, {
        title: `Assessments of ${skill.skillName}`,
        entity: 'questions',
        step: 'Writing question',
        itemsTotal: incomplete.reduce((sum, scheme) => sum + missingQuestions(scheme).length, 0),
        data: { skillId, ...(proficiencySchemeLevelCount !== undefined && { proficiencySchemeLevelCount }) },
        identity,
        link: `/skill/edit/${skillId}?tab=assessments`,
      });
      return { jobToken };
    });

    route(app, publishAssessments, async ({ params: { skillId }, body }, { identity, userId }) => {
      const { skill, names } = await reader.openToChange(skillId, identity);
      return kit.db.transaction(async (session) => {
        const schemes = listAssessedSchemes(
          await reader.summarise(skill, names, session),
          body.proficiencySchemeLevelCount,
        );
        const unpublished = schemes.filter((scheme) => scheme.unpublished);
        for (const scheme of unpublished.length ? unpublished : schemes) {
          const refusal = publishRefusal(scheme);
          if (refusal) throw new AppError('conflict', refusal);
        }
        const filter = {
          skillId: skill._id,
          schemeId: { $in: unpublished.map(({ schemeId }) => schemeId) },
          ...RATING_QUESTIONS,
          status: { $ne: LibraryStatus.Published },
          ...assessments.alive,
        };
        const found = await assessments.model.find(filter, { _id: 1 }, { session }).lean<AssessmentDocument[]>();
        const patch = { status: LibraryStatus.Published, suggestedBy: undefined };
        await assessments.changeMany(new Map(found.map(({ _id }) => [_id, patch])), { by: userId, session });
        return { published: found.length };
      });
    });
  };
};
