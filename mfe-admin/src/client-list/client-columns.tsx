import { Text } from '@skills-architect/ui-kit';
import { ClampedText, CollapsedNames, type Column } from '@skills-architect/ui-kit/extra';
import type { ListedClient } from './use-client-list';

/** Columns of Client Management; the ids of the first two are the sort fields. */
export const CLIENT_COLUMNS: Column<ListedClient>[] = [
  {
    id: 'clientName',
    title: 'Client Name',
    cell: ({ client }) => <ClampedText lines={2}>{client.clientName}</ClampedText>,
    sortable: true,
    width: '22%',
  },
  {
    id: 'clientDomain',
    title: 'Domain for Google Sign-In',
    narrow: 'hidden',
    cell: ({ client }) => client.clientDomain || <Text color="fg.muted">None</Text>,
    sortable: true,
    width: '26%',
  },
  {
    id: 'stage',
    title: 'Org Growth Stage',
    narrow: 'value',
    cell: ({ client }) => client.orgGrowthStageName,
    width: '16%',
  },
  { id: 'industries', title: 'Industries', narrow: 'value', cell: (row) => <Industries {...row} /> },
];

function Industries({ client, industries }: ListedClient) {
  if (client.subSectorIds.length === 0) return <Text color="fg.muted">All industries</Text>;
  return <CollapsedNames owner={`the industries of ${client.clientName}`} names={industries ?? []} />;
}
