import { hasEvaluationAssessment } from '@skills-architect/contracts/skills';
import { askConfirm, request } from '@skills-architect/portal-kit';

const QUESTIONS = {
  changed: {
    text: 'This level has evaluation questions. Update those that quote the old description?',
    yes: 'Update the questions',
    no: 'Leave them',
  },
  deleted: {
    text: 'This level has evaluation questions. Delete them with it?',
    yes: 'Delete the questions',
    no: 'Keep them',
    loss: true,
  },
} as const;

/** Asks whether a level's evaluation questions change with it; false without asking if it has none. */
export const askEvaluations = async (
  params: { skillId: number; proficiencyId: number },
  what: keyof typeof QUESTIONS,
): Promise<boolean> => {
  const { hasEvaluationAssessment: has } = await request(hasEvaluationAssessment, { params });
  return has && askConfirm(QUESTIONS[what]);
};
