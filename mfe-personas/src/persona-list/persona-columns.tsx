import type { PersonaSummary } from '@skills-architect/contracts/personas';
import { ShownName } from '@skills-architect/library-kit';
import { Link, useLocation } from '@skills-architect/portal-kit';
import { Text, TextLink, VisuallyHidden } from '@skills-architect/ui-kit';
import { ClampedText, type Column, WideText } from '@skills-architect/ui-kit/extra';
import { ApprovalBadge } from '../persona-review/approval-badge';
import { reviewPathFrom } from '../persona-review/review-path';
import { ARCHITECT_COLUMN } from './architect-column';

function Skills({ skills, skillsWithLevel }: PersonaSummary) {
  if (skills === 0) return 'None yet';
  return (
    <>
      {`${skillsWithLevel} of ${skills}`}
      <WideText> with a level</WideText>
    </>
  );
}

/** Columns of the persona list. */
export const PERSONA_COLUMNS: readonly Column<PersonaSummary>[] = [
  {
    id: 'personaName',
    title: 'Persona',
    rowHeader: true,
    cell: ({ personaName }) => <ClampedText lines={2}>{personaName}</ClampedText>,
  },
  {
    id: 'industryRole',
    title: 'Industry Role',
    narrow: 'line',
    cell: ({ industryRole }) =>
      industryRole ? (
        <ShownName name={industryRole.roleName} language={industryRole.nameLanguage} />
      ) : (
        <Text color="fg.muted">Not matched</Text>
      ),
  },
  {
    id: 'leadershipRole',
    title: 'Leadership Role',
    narrow: 'hidden',
    width: '11rem',
    cell: ({ leadershipRole }) => leadershipRole?.leadershipRoleName ?? '',
  },
  { id: 'skills', title: 'Skills', narrow: 'labelled', width: '10rem', cell: Skills },
  ARCHITECT_COLUMN,
];

function ReviewLink({ approval, personaId, personaName, clientId }: PersonaSummary) {
  const { search } = useLocation();
  if (!approval) return null;
  return (
    <TextLink asChild>
      <Link to={reviewPathFrom(personaId, clientId, search)}>
        <ApprovalBadge approval={approval} />
        <VisuallyHidden>: {personaName}</VisuallyHidden>
      </Link>
    </TextLink>
  );
}

const APPROVAL_COLUMN: Column<PersonaSummary> = {
  id: 'approval',
  title: 'Approval',
  narrow: 'labelled',
  width: '9rem',
  // A component of its own, because it reads the address.
  cell: (persona) => <ReviewLink {...persona} />,
};

/** The columns for clients whose personas need approval. */
export const REVIEWED_COLUMNS = [...PERSONA_COLUMNS.slice(0, -1), APPROVAL_COLUMN, ARCHITECT_COLUMN];
