import { useRecentPlaces } from '@skills-architect/portal-kit/host';
import { LinkList } from './link-list';

const MAX_SHOWN = 6;

/** The records that the user has opened last. */
export function RecentWork() {
  const links = useRecentPlaces()
    .slice(0, MAX_SHOWN)
    .map(({ to, title, kind }) => ({ to, text: title, hint: kind, icon: 'history' }));
  return <LinkList id="recent-work" title="Recent work" links={links} />;
}
