import { type PersonaImport, pendingImport } from '@skills-architect/contracts/personas';
import { type CallResult, useCall } from '@skills-architect/portal-kit';
import { useDiscardedImports } from './discarded-imports';
import { isPending, isUnderWay } from './import-stages';
import { POLL_INTERVAL_MS, useNewestState } from './use-newest-state';

/** The user's import and its query state. */
export interface PendingImport extends Omit<CallResult<unknown>, 'data'> {
  /** The user's current unfinished import for this client. */
  pending: PersonaImport | undefined;
  /** Like `pending`, but also after the import has ended while mounted. */
  latest: PersonaImport | undefined;
  /** Imports whose rows wait since another one began, newest first. */
  others: readonly PersonaImport[];
}

type Answer = { import: PersonaImport | null; others?: readonly PersonaImport[] | undefined } | undefined;

/** Whether an event is about the import that is shown, or about one that has just begun. */
const isShown = (data: Answer, { importTokenId, stage }: PersonaImport): boolean => {
  if (!data?.import || data.import.importTokenId === importTokenId) return true;
  return isPending({ stage }) && !data.others?.some((other) => other.importTokenId === importTokenId);
};

/**
 * The pending import, live: the hub reports every step, and polling fills gaps.
 * @example const { pending } = usePendingImport(client?.clientId)
 */
export function usePendingImport(clientId: number | undefined): PendingImport {
  const { data, ...call } = useCall(pendingImport, clientId === undefined ? undefined : { query: { clientId } }, {
    poll: (answer) => (answer?.import && isUnderWay(answer.import) ? POLL_INTERVAL_MS : false),
  });
  const discarded = useDiscardedImports();
  const latest = useNewestState(
    data,
    data?.import ?? undefined,
    (event) => event.clientId === clientId && isShown(data, event),
  );
  // Until the refetch ends, it is not known whether an import has just begun.
  const isLoading = call.isLoading || (call.isRefreshing && !latest);
  const isKept = (personaImport: PersonaImport) =>
    isPending(personaImport) && !discarded.has(personaImport.importTokenId);
  return {
    pending: latest && isKept(latest) ? latest : undefined,
    latest,
    others: (data?.others ?? []).filter(isKept),
    ...call,
    isLoading,
  };
}
