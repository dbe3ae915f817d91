import { CLIENT_USERS } from '@skills-architect/contracts';
import type { DifferenceKind, UserDifference } from '@skills-architect/contracts/admin';
import { formatNumber } from '@skills-architect/contracts/locale';
import { Stack, Text } from '@skills-architect/ui-kit';
import { ClampedText, type Column } from '@skills-architect/ui-kit/extra';
import { Quiet } from '../quiet-text/quiet';

type Rights = UserDifference['rights'];

const describeRights = ({ userTypeId, userType, clients }: Rights) =>
  CLIENT_USERS.includes(userTypeId)
    ? `${userType} for ${clients.map(({ clientName }) => clientName).join(', ') || 'no client'}`
    : userType;

const USER: Column<UserDifference> = {
  id: 'name',
  title: 'User',
  width: '34%',
  cell: ({ name, email }) => (
    <Stack gap="0">
      <Text fontWeight="medium">
        <ClampedText lines={2}>{name}</ClampedText>
      </Text>
      <Quiet>{email}</Quiet>
    </Stack>
  ),
};
const RIGHTS: Column<UserDifference> = {
  id: 'rights',
  title: 'In the Portal',
  narrow: 'labelled',
  cell: ({ rights }) => <ClampedText lines={3}>{describeRights(rights)}</ClampedText>,
};

/** Columns of the users who differ in each way. */
export const USER_COLUMNS: Record<DifferenceKind, Column<UserDifference>[]> = {
  rights: [
    USER,
    RIGHTS,
    {
      id: 'due',
      title: 'By the Rules',
      narrow: 'labelled',
      cell: ({ due }) => due && <ClampedText lines={3}>{describeRights(due)}</ClampedText>,
    },
  ],
  unsent: [USER, RIGHTS],
  activity: [
    USER,
    {
      id: 'portal',
      title: 'In the Portal',
      narrow: 'labelled',
      cell: ({ disabled }) => (disabled ? 'Disabled' : 'Enabled'),
    },
    {
      id: 'provider',
      title: 'At the Provider',
      narrow: 'labelled',
      cell: ({ disabled }) => (disabled ? 'Active' : 'Disabled'),
    },
  ],
};

/** A group that the provider has sent and no rule names. */
export interface UnruledGroup {
  name: string;
  externalId?: string | undefined;
  members: number;
}

/** Columns of groups without a rule. */
export const GROUP_COLUMNS: Column<UnruledGroup>[] = [
  {
    id: 'name',
    title: 'Group',
    cell: ({ name, externalId }) => (
      <Stack gap="0">
        <ClampedText lines={2}>{name}</ClampedText>
        {externalId && <Quiet>{externalId}</Quiet>}
      </Stack>
    ),
  },
  {
    id: 'members',
    title: 'Members',
    narrow: 'labelled',
    align: 'end',
    width: '20%',
    cell: ({ members }) => formatNumber(members),
  },
];
