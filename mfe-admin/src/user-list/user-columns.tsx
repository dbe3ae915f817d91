import { CLIENT_USERS, PERSONA_USERS } from '@skills-architect/contracts';
import type { User } from '@skills-architect/contracts/admin';
import { StatusBadge, Text } from '@skills-architect/ui-kit';
import { ClampedText, CollapsedNames, type Column } from '@skills-architect/ui-kit/extra';

/** Columns of User Management; the ids of the first two are the sort fields. */
export const USER_COLUMNS: Column<User>[] = [
  {
    id: 'name',
    title: 'Display Name',
    cell: (user) => (
      <>
        <ClampedText lines={2}>{user.name}</ClampedText>
        {user.disabled && <StatusBadge tone="neutral">Disabled</StatusBadge>}
      </>
    ),
    sortable: true,
    width: '18%',
  },
  {
    id: 'email',
    title: 'Email ID',
    narrow: 'value',
    cell: (user) => <ClampedText lines={2}>{user.email}</ClampedText>,
    sortable: true,
    width: '26%',
  },
  { id: 'userType', title: 'User Type', narrow: 'value', cell: (user) => user.userType.userType, width: '16%' },
  { id: 'ssoType', title: 'Login Type', narrow: 'hidden', cell: (user) => user.ssoType.ssoType, width: '10%' },
  { id: 'clients', title: 'Client Access', narrow: 'value', cell: (user) => <ClientAccess user={user} /> },
];

function ClientAccess({ user }: { user: User }) {
  const { userTypeId } = user.userType;
  if (CLIENT_USERS.includes(userTypeId))
    return (
      <CollapsedNames
        owner={`the clients of ${user.name}`}
        names={user.clientList.map((client) => client.clientName)}
      />
    );
  return <Text color="fg.muted">{PERSONA_USERS.includes(userTypeId) ? 'All clients' : 'None'}</Text>;
}
