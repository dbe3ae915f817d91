import { useEffect, useRef } from 'react';

/** Shorter than anybody needs to read and decide, longer than the pause of a double press. */
const SEEN_AFTER_MS = 300;

/**
 * Says whether a user can have seen what `key` names: a key pressed before was meant for what was there before.
 * @example const isSeen = useSeen(job.id); usePageShortcut(['1'], () => isSeen() && annotate());
 */
export function useSeen(key: string | number): () => boolean {
  const since = useRef(Number.POSITIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is seen anew
  useEffect(() => {
    since.current = Number.POSITIVE_INFINITY;
    const frame = requestAnimationFrame(() => {
      since.current = Date.now();
    });
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return () => Date.now() - since.current >= SEEN_AFTER_MS;
}
