import type { AuditEntry } from '@skills-architect/contracts/portal';
import { EmptyState, LoadError, Menu, NoResult, Page } from '@skills-architect/ui-kit';
import { DataTable } from '@skills-architect/ui-kit/extra';
import { AUDIT_COLUMNS } from './audit-columns';
import { AuditFilters } from './audit-filters';
import { EntryDialog } from './entry-dialog';
import { useAuditLog } from './use-audit-log';

/** Audit Log: who did what, on which record, when, from where, and how it ended. */
export default function AuditLog() {
  const list = useAuditLog();
  const rowMenu = ({ seq, user, client }: AuditEntry) => [
    { label: 'Show Details', icon: 'eye' as const, onSelect: () => list.open(seq) },
    ...(user?.userId
      ? [{ label: 'Only This User', icon: 'person' as const, onSelect: () => list.change({ user: user.userId }) }]
      : []),
    ...(client
      ? [
          {
            label: 'Only This Client',
            icon: 'building' as const,
            onSelect: () => list.change({ client: client.clientId }),
          },
        ]
      : []),
  ];
  return (
    <Page
      title="Audit Log"
      help="Sign-ins, rights, exports, imports, deletions, merges, approvals and settings: who did what, when and from where."
      action={
        <Menu
          label="Export"
          text="Export"
          items={[
            { label: 'JSON Lines', icon: 'download', onSelect: () => list.save('jsonl') },
            { label: 'CSV', icon: 'download', onSelect: () => list.save('csv') },
          ]}
        />
      }
      filters={<AuditFilters list={list} />}
    >
      <DataTable
        caption="Entries of the audit log"
        columns={AUDIT_COLUMNS}
        rows={list.entries}
        rowKey={({ seq }) => seq}
        rowLabel={({ what, seq }) => `${what}, entry ${seq}`}
        loading={list.isRefreshing}
        error={list.error && <LoadError result={list} />}
        onRowClick={({ seq }) => list.open(seq)}
        rowMenu={rowMenu}
        filtered={list.isFiltered}
        pager={list.pager}
        empty={<EmptyState icon="check">Nothing was recorded yet.</EmptyState>}
        noResult={<NoResult what="entry" onClear={list.clear} />}
      />
      {list.state.entry > 0 && <EntryDialog seq={list.state.entry} onClose={() => list.open(0)} />}
    </Page>
  );
}
