import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

export type ScreenLoader = () => Promise<{ default: ComponentType }>;

/** Screens whose code has arrived, by their loaders: they stand there at once when they are shown again. */
const arrived = new WeakMap<ScreenLoader, ComponentType>();

/**
 * A screen that is loaded when it is first shown; whatever keeps it from arriving is thrown to the boundary around it.
 * Not with `lazy`: React holds back what comes less than 300 ms after a Suspense fallback, and a screen mostly does.
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
