import { useSyncExternalStore } from 'react';
import { localStore } from './browser-storage';

/** Storage key; like the theme it is kept after signing out. */
export const EXPLAINED_KEY = 'explained';
const SEPARATOR = ' ';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const readClosed = (): string => localStore.get(EXPLAINED_KEY) ?? '';
const listNames = (closed: string): string[] => closed.split(SEPARATOR).filter(Boolean);
const store = (names: readonly string[]) => {
  localStore.set(EXPLAINED_KEY, names.join(SEPARATOR));
  for (const listener of listeners) listener();
};

/**
 * Open state of an explanation: open until the user closes it, which this browser remembers.
 * @example const legend = useExplanation('score'); legend.isOpen && <Legend onClose={legend.close} />
 */
export function useExplanation(name: string): { isOpen: boolean; open: () => void; close: () => void } {
  const closed = useSyncExternalStore(subscribe, readClosed);
  const others = () => listNames(readClosed()).filter((other) => other !== name);
  return {
    isOpen: !listNames(closed).includes(name),
    open: () => store(others()),
    close: () => store([...others(), name]),
  };
}
