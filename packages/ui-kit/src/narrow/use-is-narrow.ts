import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from '../theme/scales';

/** Whether the window is narrower than this breakpoint; for content that must not be rendered twice. */
export const useIsNarrow = (below: 'sm' | 'md' = 'md'): boolean => {
  const query = `(max-width: ${Number.parseInt(breakpoints[below], 10) - 1}px)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
};
