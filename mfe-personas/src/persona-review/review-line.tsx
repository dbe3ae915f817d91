import { formatCount } from '@skills-architect/contracts/locale';
import { getReview, listComments, reviewPath } from '@skills-architect/contracts/personas';
import { Link, useCall } from '@skills-architect/portal-kit';
import { Button, HStack, Stack, Text, TextLink } from '@skills-architect/ui-kit';
import { ExpandableText } from '@skills-architect/ui-kit/extra';
import { countOpenByPlace } from './count-comments';
import { describeReview } from './describe-review';
import { STEP_WORDS } from './review-steps/step-words';
import { useReviewSteps } from './review-steps/use-review-steps';
import { useApprovers } from './use-approvers';

/** More places would crowd the screen; the review shows the others. */
const MAX_PLACES = 3;
/** A reason may be as long as a page; the screen is about the persona. */
const REASON_LINES = 3;

interface ReviewLineProps {
  personaId: number;
  clientId: number;
  /** Why it cannot be sent for review now, such as 'Save your changes first'. */
  sendRefusal?: string | undefined;
}

/**
 * One line about the review of a persona: its state, where open comments stand, and what leads on. Nothing for clients
 * without approvers, nor while it is not known: the screen below does not depend on it.
 */
export function ReviewLine({ personaId, clientId, sendRefusal }: ReviewLineProps) {
  const params = { personaId };
  const { isNeeded } = useApprovers(clientId);
  const { data: review } = useCall(getReview, isNeeded ? { params } : undefined);
  const comments = useCall(listComments, isNeeded ? { params } : undefined);
  const steps = useReviewSteps({ clientId });
  if (!review || !isNeeded) return null;
  const refused = review.state === 'inReview' ? null : review.refused;
  const places = countOpenByPlace(comments.data?.comments ?? []);
  const elsewhere = places.slice(MAX_PLACES).reduce((sum, { count }) => sum + count, 0);
  return (
    <Stack role="group" aria-label="Review" gap="1">
      <HStack gap="3" wrap="wrap">
        <Text>{describeReview(review)}</Text>
        <TextLink asChild>
          <Link to={reviewPath(personaId, clientId)}>Open Review</Link>
        </TextLink>
        {places.slice(0, MAX_PLACES).map(({ key, name, place, count }) => (
          <TextLink key={key} asChild>
            <Link to={reviewPath(personaId, clientId, place)}>{`${name}: ${formatCount(count, 'comment')}`}</Link>
          </TextLink>
        ))}
        {elsewhere > 0 && <Text color="fg.muted">{`${formatCount(elsewhere, 'comment')} elsewhere`}</Text>}
        {review.allowed.send && (
          <Button
            size="sm"
            disabledReason={sendRefusal}
            onClick={() =>
              steps.ask({
                step: 'send',
                selection: { ids: [personaId] },
                subject: review.personaName,
                empty: review.isEmpty && 1,
                isOffered: true,
              })
            }
          >
            {STEP_WORDS.send.button}
          </Button>
        )}
        {steps.dialog}
      </HStack>
      {refused && (
        <ExpandableText lines={REASON_LINES} name="the reason">
          {`Reason: ${refused.reason}`}
        </ExpandableText>
      )}
    </Stack>
  );
}
