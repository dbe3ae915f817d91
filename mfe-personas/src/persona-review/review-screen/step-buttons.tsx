import type { Review } from '@skills-architect/contracts/personas';
import { Button } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { STEP_ORDER, STEP_WORDS } from '../review-steps/step-words';
import { useReviewSteps } from '../review-steps/use-review-steps';

interface StepButtonsProps {
  review: Review;
  onDone: () => void;
  /** The persona has changed since it was read. */
  onChanged: () => void;
}

/** The steps of a review that the user may take now; the one that leads on comes last. */
export function StepButtons({ review, onDone, onChanged }: StepButtonsProps) {
  /** The review that the user's last step was taken on; its buttons stay disabled until the refetch replaces it. */
  const [decided, setDecided] = useState<Review>();
  const steps = useReviewSteps({
    clientId: review.clientId,
    onDone: () => {
      setDecided(review);
      onDone();
    },
    onChanged,
  });
  const allowed = STEP_ORDER.filter((step) => review.allowed[step]);
  return (
    <>
      {allowed.map((step) => (
        <Button
          key={step}
          disabledReason={decided === review ? 'The review is being read again' : undefined}
          variant={step === allowed.at(-1) && step !== 'withdraw' ? 'primary' : 'secondary'}
          onClick={() =>
            steps.ask({
              step,
              selection: { ids: [review.personaId] },
              subject: review.personaName,
              empty: review.isEmpty && 1,
              read: review.read,
              isOffered: true,
            })
          }
        >
          {STEP_WORDS[step].button}
        </Button>
      ))}
      {steps.dialog}
    </>
  );
}
