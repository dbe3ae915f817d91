import {
  ASSESSMENT_SUB_TYPE_IDS,
  ASSESSMENT_SUB_TYPE_NAMES,
  ASSESSMENT_TYPE_IDS,
  ASSESSMENT_TYPE_NAMES,
  AssessmentSource,
  EVALUATOR_IDS,
  EVALUATOR_NAMES,
  getAssessment,
  listAssessments,
  listAssessmentTypes,
  listEvaluatorTypes,
  summariseAssessments,
} from '@skills-architect/contracts/skills';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { LibraryNames } from '../library/library-names';
import type { AdaptiveSending } from './adaptive-sending';
import { toAssessment } from './assessment-answer';
import type { Assessments } from './assessment-document';
import type { AssessmentReader } from './assessment-reader';

const SUB_TYPES = ASSESSMENT_SUB_TYPE_IDS.map((assessmentSubTypeId) => ({
  assessmentSubTypeId,
  name: ASSESSMENT_SUB_TYPE_NAMES[assessmentSubTypeId],
}));

interface LevelFilter {
  proficiencySchemeLevelCount?: number | undefined;
  levelId?: number[] | undefined;
}

/** The levels of the filter; undefined for all. */
const listPlaces = (
  { proficiencySchemeLevelCount: count, levelId: ids }: LevelFilter,
  { schemes }: Pick<LibraryNames, 'schemes'>,
) => {
  if (count === undefined && !ids?.length) return undefined;
  return schemes
    .filter(({ levelCount }) => count === undefined || levelCount === count)
    .flatMap(({ schemeId, levels }) =>
      levels
        .filter(({ levelId }) => !ids?.length || ids.includes(levelId))
        .map(({ levelNumber }) => ({ schemeId, levelNumber })),
    );
};

/** Lists assessments of a skill, and the options of the filters. */
export const assessmentList = (
  app: FastifyInstance,
  assessments: Assessments,
  reader: AssessmentReader,
  sending: Pick<AdaptiveSending, 'isConnected'>,
) => {
  route(app, listAssessmentTypes, async () => ({
    types: ASSESSMENT_TYPE_IDS.map((assessmentTypeId) => ({
      assessmentTypeId,
      name: ASSESSMENT_TYPE_NAMES[assessmentTypeId],
      subTypes: assessmentTypeId === AssessmentSource.Evaluation ? SUB_TYPES : [],
    })),
  }));

  route(app, listEvaluatorTypes, async () => ({
    evaluatorTypes: EVALUATOR_IDS.map((evaluatorTypeId) => ({
      evaluatorTypeId,
      name: EVALUATOR_NAMES[evaluatorTypeId],
    })),
  }));

  route(app, listAssessments, async ({ params, query }, { identity }) => {
    const { skill, names } = await reader.open(params.skillId, identity);
    const places = listPlaces(query, names);
    const { assessmentTypeId, status } = query;
    const filter = {
      skillId: skill._id,
      ...assessments.alive,
      ...(assessmentTypeId?.length && { assessmentTypeId: { $in: assessmentTypeId } }),
      ...(status?.length && { status: { $in: status } }),
      // Without a matching level the filter matches nothing: levels are numbered from 1.
      ...(places && { $or: places.length ? places : [{ levelNumber: 0 }] }),
    };
    const { found, total } = await assessments.page(filter, { schemeId: 1, levelNumber: 1, _id: 1 }, query);
    return { assessments: found.map((assessment) => toAssessment(assessment, names)), ...total };
  });

  route(app, summariseAssessments, async ({ params }, { identity }) => {
    const { skill, names } = await reader.open(params.skillId, identity);
    const [schemes, total] = await Promise.all([
      reader.summarise(skill, names),
      assessments.model.countDocuments({ skillId: skill._id, ...assessments.alive }),
    ]);
    return {
      isAssessmentEnabled: names.assessedSources.has(skill.sourceId),
      schemes,
      total,
      ...(sending.isConnected() && { isEngineConnected: true as const }),
    };
  });

  route(app, getAssessment, async ({ params }, { identity }) => {
    const { names } = await reader.open(params.skillId, identity);
    return toAssessment(await reader.find(params.skillId, params.assessmentId), names);
  });
};
