import { getImport, type PersonaImport } from '@skills-architect/contracts/personas';
import { type CallResult, useCall } from '@skills-architect/portal-kit';
import { useState } from 'react';
import { usePendingImport } from '../imports/use-pending-import';

interface ShownImport {
  shown: PersonaImport | undefined;
  isLoading: boolean;
  /** The reading that failed. */
  failed: Pick<CallResult<unknown>, 'error' | 'isRefreshing' | 'retry'> | undefined;
}

/** The import that waits for its user; one that ends while it is watched is shown to its end. */
export function useShownImport(clientId: number): ShownImport {
  const pending = usePendingImport(clientId);
  const { latest } = pending;
  const [watched, setWatched] = useState<string>();
  if (latest && latest.importTokenId !== watched) setWatched(latest.importTokenId);
  // Nothing is pending any more: the last word may have come while the hub was away.
  const ended = useCall(getImport, !latest && watched ? { params: { importTokenId: watched } } : undefined);
  return {
    shown: latest ?? ended.data,
    isLoading: pending.isLoading || ended.isLoading,
    failed: [pending, ended].find(({ error }) => error),
  };
}
