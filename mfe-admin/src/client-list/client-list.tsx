import { Link, navigate } from '@skills-architect/portal-kit';
import { Button, EmptyState, FilterBar, Icon, LoadError, NoResult, Page, SearchBox } from '@skills-architect/ui-kit';
import { DataTable } from '@skills-architect/ui-kit/extra';
import { CLIENT_COLUMNS } from './client-columns';
import { type ListedClient, useClientList } from './use-client-list';
import { useDeleteClient } from './use-delete-client';

const openClient = ({ client }: ListedClient) => navigate(`/clients/manage/${client.clientId}`);

/** Client Management: the client organisations. */
export default function ClientList() {
  const { controls, ...list } = useClientList();
  const remove = useDeleteClient();
  return (
    <Page
      title="Client Management"
      action={
        <Button asChild variant="primary">
          <Link to="/clients/create">
            <Icon name="add" /> Add Client
          </Link>
        </Button>
      }
      filters={
        <FilterBar>
          <SearchBox label="Search clients" value={list.text} onChange={list.search} />
        </FilterBar>
      }
    >
      <DataTable
        {...controls}
        caption="Clients"
        columns={CLIENT_COLUMNS}
        rows={list.clients}
        rowKey={({ client }) => client.clientId}
        rowLabel={({ client }) => client.clientName}
        loading={list.isRefreshing}
        error={list.error && <LoadError result={list} />}
        onRowClick={openClient}
        rowMenu={(row) => [
          { label: 'Manage Client Account', icon: 'edit', onSelect: () => openClient(row) },
          { label: 'Delete Client Account', icon: 'trash', danger: true, onSelect: () => void remove.ask(row.client) },
        ]}
        filtered={list.text !== ''}
        empty={<EmptyState icon="building">Add the first client.</EmptyState>}
        noResult={<NoResult what="client" onClear={() => list.search('')} />}
      />
    </Page>
  );
}
