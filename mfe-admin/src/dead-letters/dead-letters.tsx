import type { DeadLetter } from '@skills-architect/contracts/admin';
import { formatNumber, formatWhen } from '@skills-architect/contracts/locale';
import { BackLink, RecordError } from '@skills-architect/library-kit';
import { useParams, useQueryState } from '@skills-architect/portal-kit';
import { Button, EmptyState, Page } from '@skills-architect/ui-kit';
import { ClampedText, type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { ContentDialog } from './content-dialog';
import { useDeadLetters } from './use-dead-letters';

const COLUMNS: Column<DeadLetter>[] = [
  { id: 'title', title: 'Message', width: '34%', cell: ({ title }) => title },
  { id: 'deadAt', title: 'Given Up At', narrow: 'value', width: '18%', cell: ({ deadAt }) => formatWhen(deadAt) },
  {
    id: 'tries',
    title: 'Tries',
    narrow: 'labelled',
    width: '8%',
    align: 'end',
    cell: ({ tries }) => formatNumber(tries),
  },
  {
    id: 'error',
    title: 'Last Error',
    narrow: 'value',
    cell: ({ lastError }) => <ClampedText lines={3}>{lastError}</ClampedText>,
  },
];

/** Screen: messages that a connector could not deliver. They can be read, sent again or discarded. */
export default function DeadLetters() {
  const connector = useParams().connector ?? '';
  const list = useDeadLetters(connector);
  const [{ letter: opened }, open] = useQueryState({ letter: '' });
  return (
    <Page
      title={`Dead Letters of ${connector}`}
      help="Messages that were refused, or that failed after all retries."
      action={
        <>
          <BackLink to="/connectors">All connectors</BackLink>
          {list.total > 0 && (
            <>
              <Button disabled={list.isActing} onClick={() => list.discard()}>
                Discard All
              </Button>
              <Button variant="primary" disabled={list.isActing} onClick={() => list.resend()}>
                Send All Again
              </Button>
            </>
          )}
        </>
      }
    >
      <DataTable
        caption="Dead letters"
        columns={COLUMNS}
        rows={list.letters}
        rowKey={({ key }) => key}
        rowLabel={({ title }) => title}
        loading={list.isRefreshing}
        error={list.error && <RecordError record="connector" read={list} back={null} />}
        onRowClick={({ key }) => open({ letter: key })}
        rowMenu={(letter) => [
          { label: 'Show Content', icon: 'eye', onSelect: () => open({ letter: letter.key }) },
          { label: 'Send Again…', icon: 'undo', onSelect: () => list.resend(letter) },
          { label: 'Discard…', icon: 'trash', danger: true, onSelect: () => list.discard(letter) },
        ]}
        pager={list.pager}
        empty={<EmptyState icon="check">All messages were delivered or are waiting for a retry.</EmptyState>}
      />
      {opened && <ContentDialog connector={connector} letterKey={opened} onClose={() => open({ letter: '' })} />}
    </Page>
  );
}
