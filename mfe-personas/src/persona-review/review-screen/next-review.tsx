import { listPersonas, type Review } from '@skills-architect/contracts/personas';
import { Link, useCall, useSession } from '@skills-architect/portal-kit';
import { TextLink } from '@skills-architect/ui-kit';
import { reviewPath } from '../review-path';

/** Link to another persona of the client that waits for the user's decision; nothing if there is none. */
export function NextReview({ personaId, clientId, approvers }: Review) {
  const { user } = useSession();
  const isApprover = approvers.some(({ userId }) => userId === user.userId);
  const query = { clientId, approval: 'waitsForMe', sortBy: 'personaName', sortOrder: 'asc', offset: 0 } as const;
  const { data } = useCall(listPersonas, isApprover ? { query: { ...query, pagesize: 2 } } : undefined);
  const next = data?.data.find((persona) => persona.personaId !== personaId);
  if (!next) return null;
  return (
    <TextLink asChild>
      <Link to={reviewPath(next.personaId, clientId)}>{`Next Review: ${next.personaName}`}</Link>
    </TextLink>
  );
}
