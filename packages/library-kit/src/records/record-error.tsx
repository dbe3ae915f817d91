import type { CallResult } from '@skills-architect/portal-kit';
import { EmptyState, LoadError } from '@skills-architect/ui-kit';
import { BackLink } from '../navigation/back-link';

/** Lists of the records that have screens of their own. */
const LISTS = {
  persona: { to: '/personas', text: 'Back to personas' },
  'client role': { to: '/personas/role-matching', text: 'Back to Role Selection' },
  role: { to: '/role', text: 'Back to industry roles' },
  'job posting': { to: '/annotate-jobs', text: 'Back to job postings' },
  skill: { to: '/skill/search', text: 'Back to skills' },
  entry: { to: '/skillopedia', text: 'Back to Skillopedia' },
  user: { to: '/users', text: 'Back to users' },
  client: { to: '/clients', text: 'Back to clients' },
  record: { to: '/skill/search', text: 'Back to skills' },
  connector: { to: '/connectors', text: 'Back to connectors' },
  provider: { to: '/sign-in-providers', text: 'Back to sign-in providers' },
};

interface RecordErrorProps {
  record: keyof typeof LISTS;
  /** The call that failed to read it; none when the address names no record. */
  read?: Pick<CallResult<unknown>, 'error' | 'retry' | 'isRefreshing'> | undefined;
  /** The way back instead of the list: the page has one already (null), or the user may not open the list. */
  back?: { to: string; text: string } | null;
}

/** Shown instead of a record: it is gone, which no Retry can help, or it could not be read. */
export function RecordError({ record, read, back = LISTS[record] }: RecordErrorProps) {
  if (read?.error && read.error.code !== 'not-found') return <LoadError result={read} />;
  return (
    <EmptyState
      title={`This ${record} was deleted or does not exist.`}
      action={back && <BackLink to={back.to}>{back.text}</BackLink>}
    />
  );
}
