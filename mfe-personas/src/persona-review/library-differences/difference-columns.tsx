import { formatDate } from '@skills-architect/contracts/locale';
import type { LibraryDifference } from '@skills-architect/contracts/personas';
import { ChangeBadge, changeLabel } from '@skills-architect/library-kit';
import { Link } from '@skills-architect/portal-kit';
import { Stack, Text, TextLink, Wrap } from '@skills-architect/ui-kit';
import type { Column } from '@skills-architect/ui-kit/extra';
import { reviewPath } from '../review-path';
import { describeRoleSkill } from './describe-change';

/** Columns of approved personas that releases of the library have changed. */
export const buildDifferenceColumns = (clientId: number): readonly Column<LibraryDifference>[] => [
  {
    id: 'personaName',
    title: 'Persona',
    rowHeader: true,
    width: '24%',
    cell: ({ personaId, personaName, personaGroupName, approvedAt }) => (
      <Stack gap="0">
        <TextLink asChild>
          <Link to={reviewPath(personaId, clientId)}>{personaName}</Link>
        </TextLink>
        {personaGroupName}
        <Text color="fg.muted" fontSize="sm">
          {`Approved ${formatDate(approvedAt)}`}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'library',
    title: 'What changed in the library',
    cell: ({ role, skills }) => (
      <Stack gap="1">
        {role && (
          <Wrap gap="2" align="center">
            {role.name}
            <ChangeBadge change={role.change} />
          </Wrap>
        )}
        {skills.map(({ id, name, change }) => (
          <Text key={id}>{`${name}: ${changeLabel(change).toLowerCase()}`}</Text>
        ))}
      </Stack>
    ),
  },
  {
    id: 'roleSkills',
    title: 'What Accept changes',
    cell: ({ roleSkills }) =>
      roleSkills.length > 0 ? (
        <Stack gap="1">
          {roleSkills.map((change) => (
            <Text key={change.skillId}>{describeRoleSkill(change)}</Text>
          ))}
        </Stack>
      ) : (
        <Text color="fg.muted">No skill of the persona</Text>
      ),
  },
];
