import type { Review } from '@skills-architect/contracts/personas';
import { Link } from '@skills-architect/portal-kit';
import { Box, HStack, Panel, Text, TextLink } from '@skills-architect/ui-kit';
import { ExpandableText } from '@skills-architect/ui-kit/extra';
import { describeReview } from '../describe-review';
import { NextReview } from './next-review';

const QUOTED_LINES = 6;

/** `name` is what the text is called on its button. */
function Quote({ text, name }: { text: string; name: string }) {
  return (
    <Box borderStartWidth="2px" ps="3">
      <ExpandableText lines={QUOTED_LINES} name={name}>
        {text}
      </ExpandableText>
    </Box>
  );
}

const withoutApprovers = (state: Review['state']) =>
  state === 'inReview'
    ? 'This client has no approvers any more: withdraw the persona, or ask an administrator to name approvers.'
    : 'Personas of this client need no approval.';

interface ReviewStateProps {
  review: Review;
  /** The persona has changed since the user read it. */
  wasChanged: boolean;
}

/** The state of a review in a sentence, with the message of the sender or the reason of a refusal. */
export function ReviewState({ review, wasChanged }: ReviewStateProps) {
  const { personaId, state, sent, refused, approvers } = review;
  return (
    <Panel>
      {wasChanged && (
        <Box role="alert" color="warning.fg" mb="2">
          This persona has changed since you read it. It is shown as it is now: read it again before you decide.
        </Box>
      )}
      <Text>{describeReview(review)}</Text>
      {state === 'inReview' && sent?.isChanged && (
        <Text color="warning.fg">The persona or its skills were changed after it was sent for review.</Text>
      )}
      {review.isEmpty && <Text color="warning.fg">This persona has no industry role and no skills.</Text>}
      {state === 'inReview' && sent?.message && <Quote name="the message" text={sent.message} />}
      {state !== 'inReview' && refused && <Quote name="the reason" text={refused.reason} />}
      <Text color="fg.muted">
        {review.isNeeded
          ? `Approvers: ${approvers.map(({ userName }) => userName).join(', ')}`
          : withoutApprovers(state)}
      </Text>
      <HStack gap="4" wrap="wrap" mt="2">
        <TextLink asChild>
          <Link to={`/persona/edit/${personaId}/false`}>Edit Persona</Link>
        </TextLink>
        <TextLink asChild>
          <Link to={`/persona/architect-skills/${personaId}`}>Assign Skills</Link>
        </TextLink>
        <NextReview {...review} />
      </HStack>
    </Panel>
  );
}
