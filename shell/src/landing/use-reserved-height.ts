import { localStore } from '@skills-architect/portal-kit/host';
import { useLayoutEffect, useRef } from 'react';

/** Storage key; like the theme it is kept after signing out. */
export const HEIGHT_KEY = 'landing-height';

/**
 * Reserves the height that an element had at the last visit until its content is there, so that what stands below does
 * not move. Returns the element's ref and its minimum height in pixels.
 */
export function useReservedHeight(isThere: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isThere && ref.current) localStore.set(HEIGHT_KEY, String(ref.current.offsetHeight));
  });
  return { ref, minHeight: isThere ? 0 : Number(localStore.get(HEIGHT_KEY)) || 0 };
}
