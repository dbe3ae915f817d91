import { formatWhen } from '@skills-architect/contracts/locale';
import type { AccessToken } from '@skills-architect/contracts/portal';
import { Stack, StatusBadge, Text } from '@skills-architect/ui-kit';
import { ClampedText, CollapsedNames, type Column } from '@skills-architect/ui-kit/extra';
import { Quiet } from '../quiet-text/quiet';
import { describeExpiry } from './token-texts';

function Expiry(token: AccessToken) {
  const state = describeExpiry(token, Date.now());
  return (
    <Stack gap="1" align="flex-start">
      <Text>{formatWhen(token.expiresAt)}</Text>
      {state && <StatusBadge tone={state.tone}>{state.word}</StatusBadge>}
      {token.formerUntil && <Quiet>{`Former secret until ${formatWhen(token.formerUntil)}`}</Quiet>}
    </Stack>
  );
}

/** Columns of Access Tokens; `titleOf` names a call. */
export const buildTokenColumns = (titleOf: (call: string) => string): Column<AccessToken>[] => [
  {
    id: 'name',
    title: 'Token',
    width: '24%',
    cell: ({ name, start, createdBy, area }) => (
      <Stack gap="0">
        <ClampedText lines={2}>{name}</ClampedText>
        <Quiet>{`${start}… by ${createdBy}${area ? `, for the area ${area}` : ''}`}</Quiet>
      </Stack>
    ),
  },
  {
    id: 'calls',
    title: 'Calls',
    narrow: 'labelled',
    cell: ({ name, calls }) => <CollapsedNames owner={`the calls of ${name}`} names={calls.map(titleOf)} />,
  },
  {
    id: 'addresses',
    title: 'Addresses',
    narrow: 'labelled',
    width: '16%',
    cell: ({ addresses }) => (addresses.length ? addresses.join(', ') : <Quiet>Any</Quiet>),
  },
  {
    id: 'used',
    title: 'Last Used',
    narrow: 'labelled',
    width: '16%',
    cell: ({ lastUsed }) =>
      lastUsed ? (
        <Stack gap="0">
          <Text>{formatWhen(lastUsed.at)}</Text>
          <Quiet>{`from ${lastUsed.address}`}</Quiet>
        </Stack>
      ) : (
        <Quiet>Never</Quiet>
      ),
  },
  { id: 'expires', title: 'Expires', narrow: 'value', width: '16%', cell: Expiry },
];
