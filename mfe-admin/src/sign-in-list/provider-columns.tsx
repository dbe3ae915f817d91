import type { ProviderKind, SignInProvider } from '@skills-architect/contracts/admin';
import { formatNumber } from '@skills-architect/contracts/locale';
import { Stack, StatusBadge, Text } from '@skills-architect/ui-kit';
import { ClampedText, type Column } from '@skills-architect/ui-kit/extra';
import { Quiet } from '../quiet-text/quiet';

/** Display name of each protocol. */
export const PROTOCOLS: Record<ProviderKind, string> = { oidc: 'OpenID Connect', saml: 'SAML 2.0' };

/** Columns of Sign-in Providers. */
export const PROVIDER_COLUMNS: Column<SignInProvider>[] = [
  {
    id: 'title',
    title: 'Name',
    width: '24%',
    cell: ({ title, key }) => (
      <Stack gap="0">
        <Text fontWeight="medium">{title}</Text>
        <Quiet>{key}</Quiet>
      </Stack>
    ),
  },
  {
    id: 'state',
    title: 'State',
    narrow: 'value',
    width: '10%',
    cell: ({ isOn }) => <StatusBadge tone={isOn ? 'done' : 'neutral'}>{isOn ? 'On' : 'Off'}</StatusBadge>,
  },
  { id: 'kind', title: 'Protocol', narrow: 'labelled', width: '16%', cell: ({ kind }) => PROTOCOLS[kind] },
  {
    id: 'domains',
    title: 'Email Domains',
    narrow: 'labelled',
    cell: ({ domains }) => <ClampedText lines={2}>{domains.join(', ')}</ClampedText>,
  },
  {
    id: 'users',
    title: 'Users',
    narrow: 'labelled',
    width: '10%',
    align: 'end',
    cell: ({ users }) => formatNumber(users),
  },
];
