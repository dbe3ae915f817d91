import { EVENT } from '@skills-architect/contracts';
import { PersonaImport, pendingImport } from '@skills-architect/contracts/personas';
import { type CallResult, useCall, useHubEvent } from '@skills-architect/portal-kit';
import { useState } from 'react';
import { isPending, isUnderWay } from './import-stages';

/** Poll interval of a running import in milliseconds, in case the hub is down. */
const POLL_INTERVAL_MS = 5000;

/** The user's import and its query state. */
export interface PendingImport extends Omit<CallResult<unknown>, 'data'> {
  /** The user's current unfinished import for this client. */
  pending: PersonaImport | undefined;
  /** Like `pending`, but also after the import has ended while mounted. */
  latest: PersonaImport | undefined;
}

/**
 * The pending import, live: the hub reports every step, and polling fills gaps.
 * @example const { pending } = usePendingImport(client?.clientId)
 */
export function usePendingImport(clientId: number | undefined): PendingImport {
  const { data, ...reading } = useCall(pendingImport, clientId === undefined ? undefined : { query: { clientId } }, {
    poll: (answer) => (answer?.import && isUnderWay(answer.import) ? POLL_INTERVAL_MS : false),
  });
  const [news, setNews] = useState<{ pushed: PersonaImport; readBefore: typeof data }>();
  useHubEvent(EVENT.jdParserStatus, ({ data: pushed }) => {
    const pushedImport = PersonaImport.safeParse(pushed.import).data;
    if (pushedImport && pushedImport.clientId === clientId) setNews({ pushed: pushedImport, readBefore: data });
  });
  // Data read after the last event is newer.
  const latest = news && news.readBefore === data ? news.pushed : (data?.import ?? undefined);
  // Until the refetch ends, it is not known whether an import has just begun.
  const isLoading = reading.isLoading || (reading.isRefreshing && !latest);
  return { pending: latest && isPending(latest) ? latest : undefined, latest, ...reading, isLoading };
}
