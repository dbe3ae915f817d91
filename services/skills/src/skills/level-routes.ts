import {
  addProficiency,
  CreationStatus,
  deleteProficiency,
  hasEvaluationAssessment,
  listProficiencies,
  saveProficiencies,
  updateProficiency,
} from '@skills-architect/contracts/skills';
import { type CallContext, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { EvaluationSync } from '../assessments/evaluation-sync';
import type { SchemeDocument } from '../library/library-documents';
import type { ReadLibraryNames } from '../library/library-names';
import { readOwnLanguage } from '../library/own-language';
import { levelDescriber } from './level-answer';
import {
  checkLevel,
  creationStatus,
  isAmong,
  type StoredLevel,
  withAllTexts,
  withLevel,
  withoutLevel,
  withTexts,
} from './level-rules';
import { refuseShownLevel } from './level-translations';
import type { SkillDocument } from './skill-document';
import type { SkillDependencies } from './skill-writer';

interface LevelRouteDependencies extends SkillDependencies {
  readNames: ReadLibraryNames;
  evaluations: EvaluationSync;
}

/** Reads and writes the levels of a skill. */
export const levelRoutes =
  ({ kit, library, skills, reader, readNames, evaluations }: LevelRouteDependencies) =>
  (app: FastifyInstance) => {
    const describe = levelDescriber(readNames);
    const readSchemes = () => library.schemes.model.find(library.schemes.alive).lean<SchemeDocument[]>();

    /**
     * `isFollowed`: levels whose evaluation questions are updated with their texts; `deletedId`: a level deleted with its
     * questions.
     */
    const change = async (
      { skillId, rev, isFollowed, deletedId }: LevelChange,
      { identity, userId }: CallContext,
      edit: (skill: SkillDocument) => StoredLevel[] | Promise<StoredLevel[]>,
    ) => {
      const skill = await reader.open(skillId, identity);
      const levels = await edit(skill);
      const isBeingCreated = skill.proficiencyStatus === CreationStatus.BeingCreated;
      const patch = { levels, ...(!isBeingCreated && { proficiencyStatus: creationStatus(levels) }) };
      return describe(
        await kit.db.transaction(async (session) => {
          const write = { by: userId, session };
          const changed = await skills.change(skillId, rev, patch, write);
          const following = levels.filter((level) => !level.removed && isFollowed?.(level));
          await evaluations.follow(skillId, skill.levels, following, write);
          const deletedLevel = skill.levels.find(({ proficiencyId }) => proficiencyId === deletedId);
          if (deletedLevel) await evaluations.drop(skillId, deletedLevel, write);
          return changed;
        }),
      );
    };

    route(app, listProficiencies, async ({ params }, { identity }) =>
      describe(await reader.open(params.skillId, identity)),
    );

    route(app, addProficiency, async ({ params: { skillId }, body: { rev, ...newLevel } }, context) => {
      const isFollowed = newLevel.shouldUpdateEvaluationAssessmentText ? isAmong([newLevel]) : undefined;
      return change({ skillId, rev, isFollowed }, context, async (skill) => {
        const [schemes, newId] = await Promise.all([readSchemes(), kit.counters.reserve('proficiency', 1)]);
        return withLevel(skill, schemes, newLevel, newId);
      });
    });

    route(app, updateProficiency, async ({ params: { skillId, proficiencyId }, body: { rev, ...texts } }, context) => {
      const shouldFollow = texts.shouldUpdateEvaluationAssessmentText;
      const isFollowed = (level: StoredLevel) => shouldFollow && level.proficiencyId === proficiencyId;
      return change({ skillId, rev, isFollowed }, context, async (skill) => {
        const { levels } = skill;
        const level = levels.find((candidate) => candidate.proficiencyId === proficiencyId);
        refuseShownLevel(
          level,
          { ...texts, path: 'description' },
          context.identity,
          await readOwnLanguage(library, skill),
        );
        return withTexts(levels, proficiencyId, texts);
      });
    });

    route(app, deleteProficiency, async ({ params: { skillId, proficiencyId }, query }, context) => {
      const deletedId = query.shouldUpdateEvaluationAssessmentText ? proficiencyId : undefined;
      return change({ skillId, rev: query.rev, deletedId }, context, (skill) => withoutLevel(skill, proficiencyId));
    });

    route(app, saveProficiencies, async ({ params: { skillId }, body: { rev, proficiencies } }, context) => {
      const isFollowed = isAmong(
        proficiencies.filter((proficiency) => proficiency.shouldUpdateEvaluationAssessmentText),
      );
      return change({ skillId, rev, isFollowed }, context, async (skill) => {
        const [{ levels }, ownLanguage] = [skill, await readOwnLanguage(library, skill)];
        for (const [index, written] of proficiencies.entries()) {
          const path = `proficiencies.${index}.description`;
          refuseShownLevel(levels.find(isAmong([written])), { ...written, path }, context.identity, ownLanguage);
        }
        return withAllTexts(levels, proficiencies, await readSchemes());
      });
    });

    route(app, hasEvaluationAssessment, async ({ params: { skillId, proficiencyId } }, { identity }) => {
      const { levels } = await reader.open(skillId, identity);
      const level = checkLevel(levels, proficiencyId);
      return { hasEvaluationAssessment: await evaluations.has(skillId, level) };
    });
  };

interface LevelChange {
  skillId: number;
  rev: number;
  isFollowed?: ((level: StoredLevel) => boolean) | undefined;
  deletedId?: number | undefined;
}
