import { chakra } from '@chakra-ui/react/styled-system';
import { useSyncExternalStore } from 'react';

/** How many requests are tried again at the moment. */
let count = 0;
const listeners = new Set<() => void>();

const change = (by: 1 | -1) => {
  count += by;
  for (const listener of listeners) listener();
};

/** Says in every skeleton that requests are tried again, until the returned function is called. */
export const showTryingAgain = (): (() => void) => {
  change(1);
  return () => change(-1);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shown in a skeleton while requests are tried again. */
export function TryingAgain() {
  const isTrying = useSyncExternalStore(subscribe, () => count > 0);
  if (!isTrying) return null;
  return <chakra.span color="fg.muted">The portal does not answer yet. Trying again …</chakra.span>;
}
