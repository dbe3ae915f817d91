import { listConnectors } from '@skills-architect/contracts/admin';
import { navigate, useCall } from '@skills-architect/portal-kit';
import { EmptyState, LoadError, Page } from '@skills-architect/ui-kit';
import { DataTable } from '@skills-architect/ui-kit/extra';
import { CONNECTOR_COLUMNS } from './connector-columns';

/** Polling interval: no event reports changes of the queues. */
const POLL_MS = 5000;

/** Connectors: the outside systems of the deployment, their state and queues. */
export default function ConnectorList() {
  const list = useCall(listConnectors, {}, { poll: () => POLL_MS });
  return (
    <Page title="Connectors" help="External systems that the portal sends messages to or reads from.">
      <DataTable
        caption="Connectors"
        columns={CONNECTOR_COLUMNS}
        rows={list.data?.connectors}
        rowKey={({ connector }) => connector}
        rowLabel={({ connector }) => connector}
        error={list.error && <LoadError result={list} />}
        rowMenu={({ connector }) => [
          { label: 'Show Dead Letters', icon: 'eye', onSelect: () => navigate(`/connectors/${connector}`) },
        ]}
        empty={<EmptyState icon="grid">The deployment file has no connectors.</EmptyState>}
        skeletonRows={5}
      />
    </Page>
  );
}
