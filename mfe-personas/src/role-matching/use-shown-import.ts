import { getImport, type PersonaImport } from '@skills-architect/contracts/personas';
import { type CallResult, useCall, useQueryState } from '@skills-architect/portal-kit';
import { useState } from 'react';
import { isPending, isUnderWay } from '../import-files/import-stages';
import { POLL_INTERVAL_MS, useNewestState } from '../import-files/use-newest-state';
import { usePendingImport } from '../import-files/use-pending-import';

interface ShownImport {
  shown: PersonaImport | undefined;
  isLoading: boolean;
  /** The failed query. */
  failed: Pick<CallResult<unknown>, 'error' | 'isRefreshing' | 'retry'> | undefined;
}

/** The import named in the address, live; undefined when it had ended before. */
function useChosenImport(clientId: number) {
  const [{ import: token }] = useQueryState({ import: '' });
  const { data, ...call } = useCall(getImport, token ? { params: { importTokenId: token } } : undefined, {
    poll: (answer) => (answer && isUnderWay(answer) ? POLL_INTERVAL_MS : false),
  });
  const newest = useNewestState(data, data, ({ importTokenId }) => importTokenId === token);
  const [openToken, setOpenToken] = useState<string>();
  const isOpen = newest?.clientId === clientId && isPending(newest);
  if (isOpen && newest.importTokenId !== openToken) setOpenToken(newest.importTokenId);
  return { ...call, isLoading: Boolean(token) && call.isLoading, chosen: openToken === token ? newest : undefined };
}

/** The import named in the address, or the pending one; one that ends while mounted stays visible. */
export function useShownImport(clientId: number): ShownImport {
  const chosenImport = useChosenImport(clientId);
  const pending = usePendingImport(clientId);
  const { latest: currentImport } = pending;
  const [watchedToken, setWatchedToken] = useState<string>();
  if (currentImport && currentImport.importTokenId !== watchedToken) setWatchedToken(currentImport.importTokenId);
  // Reads the last import when none is pending: its final event may have been missed while the hub was down.
  const endedImport = useCall(
    getImport,
    !currentImport && watchedToken ? { params: { importTokenId: watchedToken } } : undefined,
  );
  const { chosen } = chosenImport;
  if (chosen || chosenImport.isLoading) return { shown: chosen, isLoading: !chosen, failed: undefined };
  return {
    shown: currentImport ?? endedImport.data,
    isLoading: pending.isLoading || endedImport.isLoading,
    failed: [pending, endedImport].find(({ error }) => error),
  };
}
