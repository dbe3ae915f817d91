import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

export type ScreenLoader = () => Promise<{ default: ComponentType }>;

/** Loaded screens by loader, so that later mounts render without a fallback. */
const loadedScreens = new WeakMap<ScreenLoader, ComponentType>();

/**
 * Loads a screen on first render; load errors are thrown to the nearest error boundary. Not `lazy`: React delays
 * content that arrives within 300 ms after a Suspense fallback, as most screens do.
 */
export function AreaScreen({ load, waiting }: { load: ScreenLoader; waiting: ReactNode }) {
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [LoadedScreen, setLoadedScreen] = useState(() => loadedScreens.get(load));
  useEffect(() => {
    if (LoadedScreen) return;
    let isMounted = true;
    load().then(
      ({ default: screen }) => {
        loadedScreens.set(load, screen);
        if (isMounted) setLoadedScreen(() => screen);
      },
      (error: unknown) => {
        if (isMounted) setFailure({ error });
      },
    );
    return () => {
      isMounted = false;
    };
  }, [load, LoadedScreen]);
  if (failure) throw failure.error;
  return LoadedScreen ? <LoadedScreen /> : waiting;
}
