import { useWaitingRecords } from '@skills-architect/portal-kit/host';
import { LinkList } from './link-list';

/** Counts of records that wait for the user, each a link to exactly those records. */
export function WaitingRecords() {
  const links = useWaitingRecords().map(({ text, clientName, ...link }) => ({ ...link, text, hint: clientName }));
  return <LinkList id="waiting-records" title="What waits for you" links={links} />;
}
