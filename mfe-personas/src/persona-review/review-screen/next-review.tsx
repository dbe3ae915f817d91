import { compareNames } from '@skills-architect/contracts/locale';
import { listPersonas, type Review } from '@skills-architect/contracts/personas';
import { Link, useCall, useLocation } from '@skills-architect/portal-kit';
import { TextLink } from '@skills-architect/ui-kit';
import { ClampedText } from '@skills-architect/ui-kit/extra';
import { nextReviewPath } from '../review-path';
import { useIsApprover } from './use-is-approver';

/** Page size: personas that wait beyond it are reached once the list is shorter. */
const MOST = 200;

/** Link to the next persona of the client, by name, that waits for the user's decision; nothing if there is none. */
export function NextReview(review: Review) {
  const { personaId, personaName, clientId } = review;
  const { search } = useLocation();
  const query = { clientId, approval: 'waitsForMe', sortBy: 'personaName', sortOrder: 'asc', offset: 0 } as const;
  const { data } = useCall(listPersonas, useIsApprover(review) ? { query: { ...query, pagesize: MOST } } : undefined);
  const others = data?.data.filter((persona) => persona.personaId !== personaId) ?? [];
  const next = others.find((persona) => compareNames(persona.personaName, personaName) > 0) ?? others[0];
  if (!next) return null;
  return (
    <TextLink asChild>
      <Link to={nextReviewPath(next.personaId, clientId, search)}>
        <ClampedText lines={1}>{`Next Review: ${next.personaName}`}</ClampedText>
      </Link>
    </TextLink>
  );
}
