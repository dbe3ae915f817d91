import type { ChangedRecord } from '@skills-architect/contracts';
import type { AffectedPersona } from '@skills-architect/contracts/personas';
import { ChangeBadge, changeLabel } from '@skills-architect/library-kit';
import { Link } from '@skills-architect/portal-kit';
import { Stack, TextLink, Wrap } from '@skills-architect/ui-kit';
import { CollapsedNames, type Column } from '@skills-architect/ui-kit/extra';
import { ARCHITECT_COLUMN } from '../architect-column';

const skillText = ({ name, change }: ChangedRecord) => `${name}: ${changeLabel(change).toLowerCase()}`;

/** Columns of the personas that a release affects. */
export const AFFECTED_COLUMNS: readonly Column<AffectedPersona>[] = [
  {
    id: 'personaName',
    title: 'Persona',
    rowHeader: true,
    width: '22%',
    cell: ({ personaId, personaName, personaGroupName }) => (
      <Stack gap="0">
        <TextLink asChild>
          <Link to={`/persona/edit/${personaId}/false`}>{personaName}</Link>
        </TextLink>
        {personaGroupName}
      </Stack>
    ),
  },
  {
    id: 'role',
    title: 'Industry Role',
    width: '26%',
    cell: ({ role }) =>
      role && (
        <Wrap gap="2" align="center">
          {role.name}
          <ChangeBadge change={role.change} />
        </Wrap>
      ),
  },
  {
    id: 'skills',
    title: 'Skills',
    cell: ({ personaName, skills }) =>
      skills.length > 0 && <CollapsedNames owner={personaName} names={skills.map(skillText)} />,
  },
  ARCHITECT_COLUMN,
];
