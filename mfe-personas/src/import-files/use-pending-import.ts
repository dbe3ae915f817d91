import { EVENT } from '@skills-architect/contracts';
import { PersonaImport, pendingImport } from '@skills-architect/contracts/personas';
import { type CallResult, useCall, useHubEvent } from '@skills-architect/portal-kit';
import { useState } from 'react';
import { useDiscardedImports } from './discarded-imports';
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
  const { data, ...call } = useCall(pendingImport, clientId === undefined ? undefined : { query: { clientId } }, {
    poll: (answer) => (answer?.import && isUnderWay(answer.import) ? POLL_INTERVAL_MS : false),
  });
  const discarded = useDiscardedImports();
  /** The import of the last event, with the data read before it: data read later is newer. */
  const [lastEvent, setLastEvent] = useState<{ personaImport: PersonaImport; dataBefore: typeof data }>();
  useHubEvent(EVENT.jdParserStatus, ({ data: event }) => {
    const personaImport = PersonaImport.safeParse(event.import).data;
    if (personaImport && personaImport.clientId === clientId) setLastEvent({ personaImport, dataBefore: data });
  });
  const isEventNewest = lastEvent !== undefined && lastEvent.dataBefore === data;
  const latest = isEventNewest ? lastEvent.personaImport : (data?.import ?? undefined);
  // Until the refetch ends, it is not known whether an import has just begun.
  const isLoading = call.isLoading || (call.isRefreshing && !latest);
  const isKept = latest && isPending(latest) && !discarded.has(latest.importTokenId);
  return { pending: isKept ? latest : undefined, latest, ...call, isLoading };
}
