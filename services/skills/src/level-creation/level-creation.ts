import { CreationStatus, createdProficiencies, createProficiencies } from '@skills-architect/contracts/skills';
import { AppError, asAutomaticWrite, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { EvaluationSync } from '../assessments/evaluation-sync';
import type { Library, SchemeDocument } from '../library/library-documents';
import { levelDescriber } from '../skills/level-answer';
import { creationStatus, isAmong, withAllTexts } from '../skills/level-rules';
import type { SkillDocument } from '../skills/skill-document';
import { CREATE_LEVELS, type CreateLevelsJob, type CreationDependencies, createLevels } from './creation-job';
import { creationRefusal, levelsWithoutText, missingLevels, withLevels } from './creation-rules';

/** Creates the texts of all levels of a skill by a job, and reports its progress. */
export const levelCreation = (
  dependencies: CreationDependencies & { library: Library; evaluations: EvaluationSync },
) => {
  const { kit, library, skills, reader, readNames, evaluations } = dependencies;
  const describe = levelDescriber(readNames);
  const describeAll = async (skill: SkillDocument) => ({
    ...(await describe(skill)),
    proficiencyStatus: skill.proficiencyStatus,
  });

  kit.jobs.define<CreateLevelsJob>(
    CREATE_LEVELS,
    (run) => createLevels(dependencies, run),
    async ({ skillId }, { cancelled }) => {
      const skill = await skills.model.findOne({ _id: skillId, ...skills.alive }).lean<SkillDocument>();
      if (!skill) return;
      const proficiencyStatus = cancelled ? creationStatus(skill.levels) : CreationStatus.Failed;
      await skills.change(skillId, undefined, { proficiencyStatus }, asAutomaticWrite());
    },
  );

  return (app: FastifyInstance) => {
    route(app, createdProficiencies, async ({ params }, { identity }) =>
      describeAll(await reader.open(params.skillId, identity)),
    );

    route(app, createProficiencies, async ({ params, body }, { identity, userId }) => {
      const skill = await reader.open(params.skillId, identity);
      const schemes = await library.schemes.model.find(library.schemes.alive).sort({ _id: 1 }).lean<SchemeDocument[]>();
      const missing = missingLevels(skill, schemes);
      const refusal = creationRefusal(skill, missing);
      if (refusal) throw new AppError('conflict', refusal);
      const firstId = missing.length ? await kit.counters.reserve('proficiency', missing.length) : 0;
      const levels = withAllTexts(withLevels(skill.levels, missing, firstId), body.proficiencies, schemes);
      const patch = { levels, proficiencyStatus: CreationStatus.BeingCreated };
      const isFollowed = isAmong(
        body.proficiencies.filter((proficiency) => proficiency.shouldUpdateEvaluationAssessmentText),
      );
      return kit.db.transaction(async (session) => {
        const write = { by: userId, session };
        const changed = await skills.change(skill._id, body.rev, patch, write);
        await evaluations.follow(skill._id, skill.levels, levels.filter(isFollowed), write);
        const jobToken = await kit.jobs.start<CreateLevelsJob>(
          CREATE_LEVELS,
          {
            title: `Levels of ${skill.skillName}`,
            entity: 'levels',
            step: 'Writing level',
            itemsTotal: levelsWithoutText(levels).length,
            data: { skillId: skill._id },
            identity,
            link: `/skill/edit/${skill._id}`,
          },
          session,
        );
        return { ...(await describeAll(changed)), jobToken };
      });
    });
  };
};
