import { formatCount } from '@skills-architect/contracts/locale';
import { notify, useCall, useChange, useClient } from '@skills-architect/portal-kit';
import { Button, EmptyState, LoadError, Page, Stack, Text } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { countWords, listNotes, type Note } from '../calls';
import { NoteForm } from './note-form';

const COLUMNS: Column<Note>[] = [
  { id: 'text', title: 'Note', cell: ({ text }) => text, rowHeader: true },
  { id: 'by', title: 'Written By', cell: ({ by }) => by, width: '30%' },
];

/** The notes of one client. The portal fetches them again when the service publishes a change. */
function ClientNotes({ clientId }: { clientId: number }) {
  const list = useCall(listNotes, { params: { clientId } });
  const count = useChange(countWords);
  const startCount = () => count.run({ params: { clientId } }).catch(notify);
  const { notes, words } = list.data ?? {};
  return (
    <Page
      title="Hello"
      help="What we have learned about this client."
      action={
        <Button onClick={startCount} loading={count.isRunning}>
          Count Words
        </Button>
      }
    >
      <Stack gap="4">
        <NoteForm clientId={clientId} />
        {words !== undefined && <Text>{formatCount(words, 'word')} when they were last counted</Text>}
        <DataTable
          caption="Notes"
          columns={COLUMNS}
          rows={notes}
          rowKey={({ noteId }) => noteId}
          rowLabel={({ text }) => text}
          error={list.error && <LoadError result={list} />}
          empty={<EmptyState>Write the first note.</EmptyState>}
        />
      </Stack>
    </Page>
  );
}

/** The notes of the client in use. */
export default function Notes() {
  const { client } = useClient();
  if (client) return <ClientNotes key={client.clientId} clientId={client.clientId} />;
  return (
    <Page title="Hello">
      <EmptyState title="Choose a client first" />
    </Page>
  );
}
