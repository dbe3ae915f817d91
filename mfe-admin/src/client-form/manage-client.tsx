import { getClient } from '@skills-architect/contracts/admin';
import { RecordError } from '@skills-architect/library-kit';
import { useCall, useOpenedRecord, useParams } from '@skills-architect/portal-kit';
import { LoadError, Page, Panel, Skeleton } from '@skills-architect/ui-kit';
import { useMemo } from 'react';
import { ClientEditor } from './client-editor';
import { useClientLists } from './use-client-lists';

const TITLE = 'Manage Client Account';

/** Manage Client Account: edits an existing client, once all that it has chosen can be shown. */
export default function ManageClient() {
  const clientId = Number(useParams().clientId);
  const isId = Number.isInteger(clientId) && clientId > 0;
  const read = useCall(getClient, isId ? { params: { clientId } } : undefined);
  const lists = useClientLists();
  const client = read.data;
  useOpenedRecord(client && { to: `/clients/manage/${clientId}`, title: client.clientName, kind: 'Client' });
  const subSectors = lists.subSectors.data?.subSectors;
  const edited = useMemo(() => (client && subSectors ? { client, subSectors } : undefined), [client, subSectors]);
  if (edited && Object.values(lists).every(({ data }) => data))
    return <ClientEditor key={clientId} title={TITLE} edited={edited} />;
  if (!isId)
    return (
      <Page title={TITLE}>
        <RecordError record="client" />
      </Page>
    );
  const failedList = Object.values(lists).find(({ error }) => error);
  return (
    <Page title={TITLE}>
      {read.error && <RecordError record="client" read={read} />}
      {!read.error && failedList && <LoadError result={failedList} />}
      {!read.error && !failedList && (
        <Panel>
          <Skeleton lines={8} label="Loading the client" />
        </Panel>
      )}
    </Page>
  );
}
