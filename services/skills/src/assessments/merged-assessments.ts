import type { SkillMove } from '@skills-architect/contracts';
import { type LinkStore, levelCounterpart } from '@skills-architect/library-service-kit';
import { AppError, isDuplicateKeyError, type ServiceKit, toFilter } from '@skills-architect/service-kit';
import type { ClientSession, QueryFilter } from 'mongoose';
import type { AssessmentDocument, Assessments } from './assessment-document';

/** Assessments moved per transaction. */
const BATCH_SIZE = 200;
const MAX_NAMED = 5;
const MAX_LABEL_LENGTH = 60;
const UNDO_REFUSAL =
  'A skill of this merge has been given one of its questions again meanwhile. Delete it there first.';

const toLabel = ({ assessmentText, assessmentTestId, assessmentUrl }: AssessmentDocument) =>
  (assessmentText ?? assessmentTestId ?? assessmentUrl ?? '').slice(0, MAX_LABEL_LENGTH);

/** The corresponding level of the target; undefined when there is none. */
const findTargetPlace = ({ schemeId, levelNumber }: AssessmentDocument, move: SkillMove) => {
  const level = move.from.find((scheme) => scheme.schemeId === schemeId && scheme.levelNumber === levelNumber);
  const place = level && levelCounterpart(level.proficiencyId, move);
  return place && { schemeId: place.schemeId, levelNumber: place.levelNumber };
};

/**
 * The assessments of merged skills. Adaptive questions that the target already has, and assessments of levels without a
 * corresponding level of the target, are deleted with the merged skill.
 */
export const mergedAssessments = ({ db }: Pick<ServiceKit, 'db'>, assessments: Assessments): LinkStore => {
  const read = (filter: QueryFilter<AssessmentDocument>, limit: number, session?: ClientSession) =>
    assessments.model
      .find(toFilter<AssessmentDocument>({ ...filter, ...assessments.alive }), null, { session })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<AssessmentDocument[]>();
  const findQuestions = async (skillId: number, session?: ClientSession) =>
    new Set(
      await assessments.model
        .distinct('questionKey', { skillId, ...assessments.alive })
        .session(session ?? null)
        .lean<string[]>(),
    );

  return {
    async count(move) {
      if (move.kind !== 'skill') return [];
      const total = await assessments.model.countDocuments({ skillId: move.fromId, ...assessments.alive });
      if (!total) return [];
      const duplicateFilter = { questionKey: { $in: [...(await findQuestions(move.toId))] }, skillId: move.fromId };
      const [duplicates, first] = await Promise.all([
        assessments.model.countDocuments({ ...duplicateFilter, ...assessments.alive }),
        read(duplicateFilter, MAX_NAMED),
      ]);
      return [{ what: 'assessment', total, both: duplicates, named: first.map(toLabel) }];
    },

    move: (move, write) =>
      db.transaction(async (session) => {
        if (move.kind !== 'skill') return 0;
        const own = await read({ skillId: move.fromId }, BATCH_SIZE, session);
        if (!own.length) return 0;
        const targetQuestions = await findQuestions(move.toId, session);
        const places = own.map((assessment) => ({ assessment, place: findTargetPlace(assessment, move) }));
        const moved = places.flatMap(({ assessment, place }) =>
          place && !(assessment.questionKey && targetQuestions.has(assessment.questionKey))
            ? [{ assessment, place }]
            : [],
        );
        // The slot is the key of a generated question within its own skill, so the moved question has none.
        const patches = moved.map(
          ({ assessment, place }) => [assessment._id, { ...place, skillId: move.toId, slot: undefined }] as const,
        );
        await assessments.changeMany(new Map(patches), { ...write, session });
        const movedIds = new Set(moved.map(({ assessment }) => assessment._id));
        const droppedIds = own.flatMap(({ _id }) => (movedIds.has(_id) ? [] : _id));
        await assessments.remove({ _id: { $in: droppedIds } }, { ...write, session });
        return own.length;
      }),

    async findChanged(changeSet) {
      const ids = await assessments.changedSince(changeSet);
      const found = await assessments.model
        .find({ _id: { $in: ids.slice(0, MAX_NAMED) } })
        .lean<AssessmentDocument[]>();
      return { total: ids.length, names: found.map(toLabel) };
    },

    undo: ({ changeSet, by }) =>
      db
        .transaction(async (session) => {
          const next = await assessments.model
            .find({ changeSet }, { _id: 1 }, { session })
            .limit(BATCH_SIZE)
            .lean<{ _id: number }[]>();
          if (!next.length) return 0;
          const batchFilter = { _id: { $in: next.map(({ _id }) => _id) } };
          return (await assessments.undo(changeSet, { by, session }, batchFilter)).restored;
        })
        .catch((error: unknown) => {
          throw isDuplicateKeyError(error) ? new AppError('conflict', UNDO_REFUSAL) : error;
        }),
  };
};

/** Which of these skills have assessments. */
export const assessedAmong = (assessments: Assessments, skillIds: readonly number[]): Promise<number[]> =>
  assessments.model.distinct('skillId', { skillId: { $in: [...skillIds] }, ...assessments.alive });
