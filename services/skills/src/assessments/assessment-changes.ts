import { DONE } from '@skills-architect/contracts';
import {
  type AssessmentForm,
  createAssessment,
  deleteAssessment,
  LibraryStatus,
  QUESTION_EXISTS,
  restoreAssessment,
  SCALED_REFUSAL,
  SCALED_SUB_TYPES,
  updateAssessment,
} from '@skills-architect/contracts/skills';
import {
  AppError,
  type CallContext,
  invalid,
  isDuplicateKeyError,
  notFound,
  restorableSince,
  route,
  type ServiceKit,
  stale,
} from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { LibraryNames } from '../library/library-names';
import type { SkillDocument } from '../skills/skill-document';
import { toAssessment } from './assessment-answer';
import type { AssessmentDocument, Assessments } from './assessment-document';
import { findLevelPlace, toFields } from './assessment-fields';
import type { AssessmentReader } from './assessment-reader';

/** The unique index rejects a duplicate adaptive question, also when two users save it at the same time. */
const questionTaken = (error: unknown): never => {
  const issues = [{ path: 'assessmentText', message: QUESTION_EXISTS }];
  throw isDuplicateKeyError(error) ? new AppError('conflict', QUESTION_EXISTS, { issues }) : error;
};

const LONGEST_NAME = 100;
/** A question is known by its text. */
const nameForAudit = ({ assessmentText }: AssessmentDocument) => ({ name: assessmentText?.slice(0, LONGEST_NAME) });

/** Existing assessments of the type scale can be edited, but no new ones are created. */
const refuseScale = (form: AssessmentForm, stored?: AssessmentDocument) => {
  const subTypeId = 'assessmentSubTypeId' in form ? form.assessmentSubTypeId : undefined;
  if (subTypeId === stored?.assessmentSubTypeId) return;
  if (SCALED_SUB_TYPES.some((scaled) => scaled === subTypeId)) throw invalid('assessmentSubTypeId', SCALED_REFUSAL);
};

/** Creates, changes, deletes and restores assessments. */
export const assessmentChanges = (
  app: FastifyInstance,
  { now, retention }: Pick<ServiceKit, 'now' | 'retention'>,
  assessments: Assessments,
  reader: AssessmentReader,
) => {
  const skillFields = (form: AssessmentForm, skill: SkillDocument, names: LibraryNames) => {
    const place = findLevelPlace(skill.levels, names.schemes, form);
    if ('path' in place) throw invalid(place.path, place.message);
    return toFields(form, place);
  };

  const remove = async (stored: AssessmentDocument, rev: number | undefined, names: LibraryNames, by: number) => {
    const { _id, skillId } = stored;
    const { removed } = await assessments.remove({ _id, ...(rev !== undefined && { rev }) }, { by });
    if (!removed.length) throw stale(toAssessment(await reader.find(skillId, _id), names));
  };

  route(app, createAssessment, async ({ params, body }, { identity, userId }) => {
    const { skill, names } = await reader.openToChange(params.skillId, identity);
    refuseScale(body);
    const fields = { skillId: skill._id, ...skillFields(body, skill, names) };
    const [created] = await assessments.create([fields], { by: userId }).catch(questionTaken);
    if (!created) throw new Error('no assessment was created');
    return toAssessment(created, names);
  });

  route(app, updateAssessment, async ({ params, body }, { identity, userId, addToAudit }) => {
    const { skill, names } = await reader.openToChange(params.skillId, identity);
    const stored = await reader.find(skill._id, params.assessmentId);
    addToAudit(nameForAudit(stored));
    if (body.assessmentId !== undefined && body.assessmentId !== stored._id)
      throw invalid('assessmentId', 'This is the id of another assessment.');
    if (body.status === LibraryStatus.Retired) {
      await remove(stored, body.rev, names, userId);
      return toAssessment(stored, names);
    }
    if (body.rev !== undefined && body.rev !== stored.rev) throw stale(toAssessment(stored, names));
    refuseScale(body, stored);
    const changed = assessments.change(stored._id, body.rev, skillFields(body, skill, names), { by: userId });
    return toAssessment(await changed.catch(questionTaken), names);
  });

  route(app, deleteAssessment, async ({ params, query }, { identity, userId, addToAudit }) => {
    const { skill, names } = await reader.openToChange(params.skillId, identity);
    const stored = await reader.find(skill._id, params.assessmentId);
    addToAudit(nameForAudit(stored));
    await remove(stored, query.rev, names, userId);
    return DONE;
  });

  route(app, restoreAssessment, async ({ params }, { identity, userId, addToAudit }: CallContext) => {
    const { skill, names } = await reader.openToChange(params.skillId, identity);
    const _id = params.assessmentId;
    const deleted = await assessments.model
      .findOne({ _id, skillId: skill._id, deletedAt: { $gte: restorableSince(now(), retention) } })
      .lean<AssessmentDocument>();
    if (!deleted) throw notFound('This deleted assessment');
    addToAudit(nameForAudit(deleted));
    await assessments.undo(deleted.changeSet, { by: userId }, { _id }).catch(questionTaken);
    return toAssessment(await reader.find(skill._id, _id), names);
  });
};
