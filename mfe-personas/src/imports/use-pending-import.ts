import { EVENT } from '@skills-architect/contracts';
import { PersonaImport, pendingImport } from '@skills-architect/contracts/personas';
import { type CallResult, useCall, useHubEvent } from '@skills-architect/portal-kit';
import { useState } from 'react';
import { isPending, isUnderWay } from './import-stages';

/** How often an import that works is read, so that a lost hub does not leave its progress standing. */
const WITHOUT_HUB = 5000;

/** The user's import, and how it is read. */
export interface PendingImport extends Omit<CallResult<unknown>, 'data'> {
  /** The user's unfinished import for this client, as it stands now. */
  pending: PersonaImport | undefined;
  /** The same, but also after it has ended while somebody watched. */
  latest: PersonaImport | undefined;
}

/**
 * The import that waits for its user, live: the hub tells every step, a reading in between corrects what was missed.
 * @example const { pending } = usePendingImport(client?.clientId)
 */
export function usePendingImport(clientId: number | undefined): PendingImport {
  const { data, ...reading } = useCall(pendingImport, clientId === undefined ? undefined : { query: { clientId } }, {
    poll: (answer) => (answer?.import && isUnderWay(answer.import) ? WITHOUT_HUB : false),
  });
  const [news, setNews] = useState<{ told: PersonaImport; over: typeof data }>();
  useHubEvent(EVENT.jdParserStatus, ({ data: pushed }) => {
    const told = PersonaImport.safeParse(pushed.import).data;
    if (told?.clientId === clientId && told) setNews({ told, over: data });
  });
  // What was read after the last news is newer than them.
  const latest = news && news.over === data ? news.told : (data?.import ?? undefined);
  // Whoever comes here to see an import that has just begun is not told that there is none.
  const isLoading = reading.isLoading || (reading.isRefreshing && !latest);
  return { pending: latest && isPending(latest) ? latest : undefined, latest, ...reading, isLoading };
}
