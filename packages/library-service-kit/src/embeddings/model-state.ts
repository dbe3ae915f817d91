import { once } from 'node:events';
import type { Embedder, ModelState } from './embedder';

/** The state of a model that has to be prepared, and who waits for it. */
export const modelState = (first: ModelState) => {
  const changes = new EventTarget();
  let current = first;
  const isReady = () => current.status === 'ready';
  return {
    set(next: ModelState) {
      current = next;
      changes.dispatchEvent(new Event('change'));
    },
    state: () => current,
    async prepared(signal) {
      while (current.status === 'preparing' && !signal.aborted)
        await once(changes, 'change', { signal }).catch(() => undefined);
    },
    onReady(listener) {
      const onChange = () => {
        if (isReady()) listener();
      };
      onChange();
      changes.addEventListener('change', onChange);
      return () => changes.removeEventListener('change', onChange);
    },
  } satisfies Pick<Embedder, 'state' | 'prepared' | 'onReady'> & { set: (next: ModelState) => void };
};
