import type { PersonaSummary } from '@skills-architect/contracts/personas';
import type { ReviewStep } from '../persona-review/review-steps/step-words';

/** Whether approving or refusing would change none of these personas: none is in review or, to approve, changed since its approval. */
export const fitsNone = (step: ReviewStep, personas: readonly Pick<PersonaSummary, 'approval'>[]): boolean => {
  if ((step !== 'approve' && step !== 'refuse') || !personas.length) return false;
  return personas.every(({ approval }) => {
    if (approval?.state === 'inReview') return false;
    return step === 'refuse' || approval?.state !== 'approved' || !approval.isChanged;
  });
};
