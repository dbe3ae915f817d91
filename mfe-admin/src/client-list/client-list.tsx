import { EmptyState, FilterBar, LoadError, NoResult, Page, SearchBox } from '@skills-architect/ui-kit';
import { DataTable } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { CLIENT_COLUMNS } from './client-columns';
import { SourcesDialog } from './sources-dialog';
import { type ListedClient, useClientList } from './use-client-list';

/** Client Management: the client organisations. */
export default function ClientList() {
  const { controls, ...list } = useClientList();
  const [chosen, setChosen] = useState<ListedClient>();
  return (
    <Page
      title="Client Management"
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
        error={list.error && <LoadError of={list} />}
        rowMenu={(row) => [{ label: 'Choose Sources', icon: 'book', onSelect: () => setChosen(row) }]}
        filtered={list.text !== ''}
        empty={<EmptyState icon="building" />}
        noResult={<NoResult what="client" onClear={() => list.search('')} />}
      />
      {chosen && <SourcesDialog client={chosen.client} onClose={() => setChosen(undefined)} />}
    </Page>
  );
}
