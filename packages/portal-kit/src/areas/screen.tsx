import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

export type ScreenLoader = () => Promise<{ default: ComponentType }>;

/** Loaded screens by loader, so that later mounts render without a fallback. */
const arrived = new WeakMap<ScreenLoader, ComponentType>();

/**
 * Loads a screen on first render; load errors are thrown to the nearest error boundary. Not `lazy`: React delays
 * content that arrives within 300 ms after a Suspense fallback, as most screens do.
 */
export function Screen({ load, waiting }: { load: ScreenLoader; waiting: ReactNode }) {
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [Shown, setShown] = useState(() => arrived.get(load));
  useEffect(() => {
    if (Shown) return;
    let isWanted = true;
    load().then(
      ({ default: screen }) => {
        arrived.set(load, screen);
        if (isWanted) setShown(() => screen);
      },
      (error: unknown) => {
        if (isWanted) setFailure({ error });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, Shown]);
  if (failure) throw failure.error;
  return Shown ? <Shown /> : waiting;
}
