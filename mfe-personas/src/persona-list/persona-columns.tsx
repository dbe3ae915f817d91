import type { PersonaSummary } from '@skills-architect/contracts/personas';
import { Link } from '@skills-architect/portal-kit';
import { Button, Text } from '@skills-architect/ui-kit';
import type { Column } from '@skills-architect/ui-kit/extra';

const skillsText = ({ skills, skillsWithLevel }: PersonaSummary) =>
  skills === 0 ? 'None yet' : `${skillsWithLevel} of ${skills} with a level`;

/** Columns of the persona list. */
export const PERSONA_COLUMNS: readonly Column<PersonaSummary>[] = [
  { id: 'personaName', title: 'Persona', rowHeader: true, cell: (persona) => persona.personaName },
  {
    id: 'industryRole',
    title: 'Industry Role',
    cell: ({ industryRole }) => industryRole?.roleName ?? <Text color="fg.muted">Not matched</Text>,
  },
  {
    id: 'leadershipRole',
    title: 'Leadership Role',
    width: '11rem',
    cell: ({ leadershipRole }) => leadershipRole?.leadershipRoleName ?? '',
  },
  { id: 'skills', title: 'Skills', width: '10rem', cell: skillsText },
  {
    id: 'architect',
    title: 'Architect Skills',
    hideTitle: true,
    width: '9rem',
    align: 'end',
    cell: ({ personaId, personaName }) => (
      <Button size="sm" asChild>
        <Link to={`/persona/architect-skills/${personaId}`} aria-label={`Architect Skills: ${personaName}`}>
          Architect Skills
        </Link>
      </Button>
    ),
  },
];
