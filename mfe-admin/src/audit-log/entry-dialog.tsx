import { formatMoment } from '@skills-architect/contracts/locale';
import { type AuditEntry, getAuditEntry } from '@skills-architect/contracts/portal';
import { listSources } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { Button, Dialog, Loaded, Skeleton } from '@skills-architect/ui-kit';
import { FactList } from '@skills-architect/ui-kit/extra';
import { useAllClients } from '../client-options/use-all-clients';
import { detailFacts } from './audit-details';
import { kindName, outcomeName } from './audit-texts';

const toFacts = (entry: AuditEntry) => {
  const { user, client, from, status } = entry;
  const facts: [string, string | number | null | undefined][] = [
    ['Number', entry.seq],
    ['When', formatMoment(entry.at)],
    ['Kind', kindName(entry.kind)],
    ['Outcome', outcomeName(entry).word],
    ['Status', status],
    ['Who', user && `${user.userName} (${user.userId})`],
    ['Login Id', from?.login],
    ['Record', entry.record],
    ['Client', client && `${client.clientName} (${client.clientId})`],
    ['Address', from?.address],
    ['Request Id', entry.requestId],
    ['Hash', entry.hash],
  ];
  return facts.flatMap(([name, value]) => (value || value === 0 ? [{ name, value: String(value) }] : []));
};

/** An entry of the audit log with everything that is stored of it. */
export function EntryDialog({ seq, onClose }: { seq: number; onClose: () => void }) {
  const read = useCall(getAuditEntry, { params: { seq } });
  const clients = useAllClients();
  const sources = useCall(listSources, {});
  const names = {
    clients: new Map(clients.options.map(({ value, label }) => [value, label])),
    sources: new Map(sources.data?.sources.map(({ sourceId, source }) => [sourceId, source])),
  };
  return (
    <Dialog
      open
      size="lg"
      title={read.data?.what ?? 'Entry'}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Loaded result={read} waiting={<Skeleton lines={8} label="Loading the entry" />}>
        {(entry) => <FactList facts={[...toFacts(entry), ...detailFacts(entry.details, names)]} />}
      </Loaded>
    </Dialog>
  );
}
