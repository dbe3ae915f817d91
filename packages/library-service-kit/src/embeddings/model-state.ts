import type { Embedder, ModelState } from './embedder';

/** Resolves at the next call of a listener, or when the signal aborts. */
const nextCall = (listeners: Set<() => void>, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      listeners.delete(end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    listeners.add(end);
    signal.addEventListener('abort', end);
  });

/**
 * The state of a model that has to be prepared, and who waits for it: all copies and queries of a process. They are more than ten,
 * the number of listeners from which Node's own emitters warn of a leak.
 */
export const modelState = (first: ModelState) => {
  const listeners = new Set<() => void>();
  let current = first;
  const isReady = () => current.status === 'ready';
  return {
    set(next: ModelState) {
      current = next;
      for (const listener of [...listeners]) listener();
    },
    state: () => current,
    async prepared(signal) {
      while (current.status === 'preparing' && !signal.aborted) await nextCall(listeners, signal);
    },
    onReady(listener) {
      const onChange = () => {
        if (isReady()) listener();
      };
      onChange();
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  } satisfies Pick<Embedder, 'state' | 'prepared' | 'onReady'> & { set: (next: ModelState) => void };
};
