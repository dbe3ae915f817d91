import { formatDate } from '@skills-architect/contracts/locale';
import type { LibraryDifference } from '@skills-architect/contracts/personas';
import { Link } from '@skills-architect/portal-kit';
import { Stack, Text, TextLink } from '@skills-architect/ui-kit';
import { ClampedText, type Column } from '@skills-architect/ui-kit/extra';
import { reviewPathFrom } from '../review-path';
import { ChangedRole } from './changed-role';
import { describeRoleSkill } from './describe-change';
import { describeSkill } from './describe-record';

/** Columns of approved personas that releases of the library have changed; reviews lead back to the list with this query. */
export const buildDifferenceColumns = (clientId: number, ownQuery: string): readonly Column<LibraryDifference>[] => [
  {
    id: 'personaName',
    title: 'Persona',
    rowHeader: true,
    width: '24%',
    cell: ({ personaId, personaName, personaGroupName, approvedAt }) => (
      <Stack gap="0">
        <TextLink asChild>
          <Link to={reviewPathFrom(personaId, clientId, ownQuery, 'libraryChanges')}>
            <ClampedText lines={2}>{personaName}</ClampedText>
          </Link>
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
        {role && <ChangedRole role={role} />}
        {skills.map((skill) => (
          <Text key={skill.id}>{describeSkill(skill)}</Text>
        ))}
      </Stack>
    ),
  },
  {
    id: 'roleSkills',
    title: 'If accepted',
    cell: ({ roleSkills }) =>
      roleSkills.length > 0 ? (
        <Stack gap="1">
          {roleSkills.map((change) => (
            <Text key={change.skillId}>{describeRoleSkill(change)}</Text>
          ))}
        </Stack>
      ) : (
        <Text color="fg.muted">Its skills stay as they are</Text>
      ),
  },
];
