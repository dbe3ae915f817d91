import { useSyncExternalStore } from 'react';

let discarded: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** Notes that the user has discarded an import: it is no longer shown while the services are asked again. */
export const noteDiscarded = (importTokenId: string): void => {
  discarded = new Set([...discarded, importTokenId]);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The imports that this user has discarded on this page. */
export const useDiscardedImports = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => discarded);
