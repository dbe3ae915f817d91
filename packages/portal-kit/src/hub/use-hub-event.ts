import type { PortalEvent } from '@skills-architect/contracts';
import { useEffect, useEffectEvent } from 'react';
import { onEvent } from './hub';

/**
 * Hears one kind of event while the screen is shown. Lists and jobs need none of this: they follow the hub themselves.
 * @example useHubEvent(EVENT.jdParserStatus, ({ data }) => setStatus(data.status))
 */
export function useHubEvent(name: string, handle: (event: PortalEvent) => void): void {
  const handled = useEffectEvent(handle);
  useEffect(
    () =>
      onEvent((event) => {
        if (event.name === name) handled(event);
      }),
    [name],
  );
}
