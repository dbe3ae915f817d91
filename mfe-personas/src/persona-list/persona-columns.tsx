import { type PersonaSummary, reviewPath } from '@skills-architect/contracts/personas';
import { ShownName } from '@skills-architect/library-kit';
import { Link } from '@skills-architect/portal-kit';
import { Text, TextLink, VisuallyHidden } from '@skills-architect/ui-kit';
import { type Column, WideText } from '@skills-architect/ui-kit/extra';
import { ApprovalBadge } from '../persona-review/approval-badge';
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
  { id: 'personaName', title: 'Persona', rowHeader: true, cell: (persona) => persona.personaName },
  {
    id: 'industryRole',
    title: 'Industry Role',
    narrow: 'value',
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

const APPROVAL_COLUMN: Column<PersonaSummary> = {
  id: 'approval',
  title: 'Approval',
  narrow: 'labelled',
  width: '15rem',
  cell: ({ approval, personaId, personaName, clientId }) =>
    approval && (
      <TextLink asChild>
        <Link to={reviewPath(personaId, clientId)}>
          <ApprovalBadge approval={approval} />
          <VisuallyHidden>: {personaName}</VisuallyHidden>
        </Link>
      </TextLink>
    ),
};

/** The columns for clients whose personas need approval. */
export const REVIEWED_COLUMNS = [...PERSONA_COLUMNS.slice(0, -1), APPROVAL_COLUMN, ARCHITECT_COLUMN];
