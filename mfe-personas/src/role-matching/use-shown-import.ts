import { getImport, type PersonaImport } from '@skills-architect/contracts/personas';
import { type CallResult, useCall } from '@skills-architect/portal-kit';
import { useState } from 'react';
import { usePendingImport } from '../import-files/use-pending-import';

interface ShownImport {
  shown: PersonaImport | undefined;
  isLoading: boolean;
  /** The failed query. */
  failed: Pick<CallResult<unknown>, 'error' | 'isRefreshing' | 'retry'> | undefined;
}

/** The pending import; one that ends while mounted stays visible. */
export function useShownImport(clientId: number): ShownImport {
  const pending = usePendingImport(clientId);
  const { latest: currentImport } = pending;
  const [watchedToken, setWatchedToken] = useState<string>();
  if (currentImport && currentImport.importTokenId !== watchedToken) setWatchedToken(currentImport.importTokenId);
  // Reads the last import when none is pending: its final event may have been missed while the hub was down.
  const endedImport = useCall(
    getImport,
    !currentImport && watchedToken ? { params: { importTokenId: watchedToken } } : undefined,
  );
  return {
    shown: currentImport ?? endedImport.data,
    isLoading: pending.isLoading || endedImport.isLoading,
    failed: [pending, endedImport].find(({ error }) => error),
  };
}
