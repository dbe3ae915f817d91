import type { PortalEvent } from '@skills-architect/contracts';
import { useEffect, useEffectEvent } from 'react';
import { onEvent } from './hub';

/**
 * Handles one kind of hub event while mounted. Queries of `useCall` and the list of jobs already refresh on
 * hub events and need no handler.
 * @example useHubEvent(EVENT.jdParserStatus, ({ data }) => setStatus(data.status))
 */
export function useHubEvent(name: string, handle: (event: PortalEvent) => void): void {
  const handleEvent = useEffectEvent(handle);
  useEffect(
    () =>
      onEvent((event) => {
        if (event.name === name) handleEvent(event);
      }),
    [name],
  );
}
