import { useSyncExternalStore } from 'react';
import { breakpoints } from '../theme/scales';

const query = () => window.matchMedia(`(max-width: ${Number.parseInt(breakpoints.md, 10) - 1}px)`);

const subscribe = (listener: () => void) => {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the window is too narrow for two columns; for content that must not be rendered twice. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
