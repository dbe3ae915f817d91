import type { WaitingRecords as Waiting } from '@skills-architect/contracts';
import { useClient } from '@skills-architect/portal-kit';
import { LinkList } from './link-list';

/** Counts of records that wait for the user, each a link to exactly those records. */
export function WaitingRecords({ waiting }: { waiting: readonly Waiting[] }) {
  const { clients } = useClient();
  const links = waiting.flatMap(({ clientId, ...link }) => {
    const client = clients.find((candidate) => candidate.clientId === clientId);
    if (clientId !== undefined && !client) return [];
    return { ...link, hint: clients.length > 1 ? client?.clientName : undefined };
  });
  return <LinkList id="waiting-records" title="What waits for you" links={links} />;
}
