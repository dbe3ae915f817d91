import { getClient } from '@skills-architect/contracts/admin';
import { listSubSectors } from '@skills-architect/contracts/roles';
import { useCall, useOpenedRecord, useParams } from '@skills-architect/portal-kit';
import { EmptyState, LoadError, Page, Panel, Skeleton } from '@skills-architect/ui-kit';
import { useMemo } from 'react';
import { ClientEditor } from './client-editor';

const TITLE = 'Manage Client Account';

/** Manage Client Account: edits an existing client, once loaded. */
export default function ManageClient() {
  const clientId = Number(useParams().clientId);
  const isId = Number.isInteger(clientId) && clientId > 0;
  const read = useCall(getClient, isId ? { params: { clientId } } : undefined);
  const subSectors = useCall(listSubSectors, {});
  const client = read.data;
  useOpenedRecord(client && { to: `/clients/manage/${clientId}`, title: client.clientName, kind: 'Client' });
  const allSubSectors = subSectors.data?.subSectors;
  const edited = useMemo(
    () => (client && allSubSectors ? { client, subSectors: allSubSectors } : undefined),
    [client, allSubSectors],
  );
  if (edited) return <ClientEditor key={clientId} title={TITLE} edited={edited} />;
  if (!isId)
    return (
      <Page title={TITLE}>
        <EmptyState title="This client was not found.">Check the address.</EmptyState>
      </Page>
    );
  const failed = [read, subSectors].find(({ error }) => error);
  return (
    <Page title={TITLE}>
      {failed ? (
        <LoadError result={failed} />
      ) : (
        <Panel>
          <Skeleton lines={8} label="Loading the client" />
        </Panel>
      )}
    </Page>
  );
}
