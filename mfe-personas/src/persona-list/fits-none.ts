import type { PersonaSummary } from '@skills-architect/contracts/personas';
import type { ReviewStep } from '../persona-review/review-steps/step-words';

/** Whether a decision would leave all of these personas as they are, because none of them waits for one. */
export const fitsNone = (step: ReviewStep, personas: readonly Pick<PersonaSummary, 'approval'>[]): boolean => {
  if ((step !== 'approve' && step !== 'refuse') || !personas.length) return false;
  return personas.every(({ approval }) => {
    if (approval?.state === 'inReview') return false;
    return step === 'refuse' || approval?.state !== 'approved' || !approval.isChanged;
  });
};
