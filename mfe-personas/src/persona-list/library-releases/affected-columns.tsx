import type { AffectedPersona } from '@skills-architect/contracts/personas';
import { Link } from '@skills-architect/portal-kit';
import { Stack, TextLink } from '@skills-architect/ui-kit';
import { ClampedText, CollapsedNames, type Column } from '@skills-architect/ui-kit/extra';
import { ChangedRole } from '../../persona-review/library-differences/changed-role';
import { describeSkill } from '../../persona-review/library-differences/describe-record';
import { ARCHITECT_COLUMN } from '../architect-column';

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
          <Link to={`/persona/edit/${personaId}/false`}>
            <ClampedText lines={2}>{personaName}</ClampedText>
          </Link>
        </TextLink>
        {personaGroupName}
      </Stack>
    ),
  },
  {
    id: 'role',
    title: 'Industry Role',
    width: '34%',
    cell: ({ role }) => role && <ChangedRole role={role} />,
  },
  {
    id: 'skills',
    title: 'Skills',
    cell: ({ personaName, skills }) =>
      skills.length > 0 && <CollapsedNames owner={personaName} names={skills.map(describeSkill)} />,
  },
  ARCHITECT_COLUMN,
];
