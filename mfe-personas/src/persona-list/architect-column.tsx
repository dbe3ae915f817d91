import { Link } from '@skills-architect/portal-kit';
import { Button } from '@skills-architect/ui-kit';
import type { Column } from '@skills-architect/ui-kit/extra';

/** Table column with a link to the Assign Skills screen of each persona. */
export const ARCHITECT_COLUMN: Column<{ personaId: number; personaName: string }> = {
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
};
