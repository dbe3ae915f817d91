import { AssessmentSource } from '@skills-architect/contracts/skills';
import type { ClientSession } from 'mongoose';
import type { StoredLevel } from '../skills/level-rules';
import type { AssessmentDocument, Assessments } from './assessment-document';
import { withNewDescription } from './question-texts';

type Place = Pick<StoredLevel, 'schemeId' | 'levelNumber'>;

const evaluationsAt = (skillId: number, { schemeId, levelNumber }: Place) => ({
  skillId,
  schemeId,
  levelNumber,
  assessmentTypeId: AssessmentSource.Evaluation,
  deletedAt: null,
});

/** Updates the evaluation questions of levels when the texts of their levels change. */
export const evaluationSync = (assessments: Assessments) => ({
  has: async (skillId: number, place: Place) =>
    (await assessments.model.exists(evaluationsAt(skillId, place))) !== null,

  /** Replaces the former descriptions in the questions that quote them. */
  async follow(
    skillId: number,
    before: readonly StoredLevel[],
    after: readonly StoredLevel[],
    write: { by: number; session: ClientSession },
  ) {
    for (const level of after) {
      const former = before.find(({ proficiencyId }) => proficiencyId === level.proficiencyId)?.description ?? '';
      const found = await assessments.model
        .find(evaluationsAt(skillId, level), null, { session: write.session })
        .lean<AssessmentDocument[]>();
      const patches = found.flatMap(({ _id, assessmentText = '' }) => {
        const text = withNewDescription(assessmentText, former, level.description ?? '');
        return text === undefined ? [] : [[_id, { assessmentText: text }] as const];
      });
      await assessments.changeMany(new Map(patches), write);
    }
  },

  /** Deletes the questions of a deleted level. */
  async drop(skillId: number, place: Place, write: { by: number; session: ClientSession }) {
    await assessments.remove(evaluationsAt(skillId, place), write);
  },
});
export type EvaluationSync = ReturnType<typeof evaluationSync>;
