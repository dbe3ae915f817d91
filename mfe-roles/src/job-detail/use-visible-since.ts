import { useEffect, useRef } from 'react';

/** Shorter than reading and deciding takes, longer than the pause of a double press. */
const SEEN_AFTER_MS = 300;

/**
 * Whether the user can have seen the record with this key; a key pressed earlier was meant for the previous record.
 * @example const isSeen = useVisibleSince(job.id); useShortcut(['1'], () => isSeen() && annotate());
 */
export function useVisibleSince(key: string | number): () => boolean {
  const visibleSince = useRef(Number.POSITIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key restarts the delay
  useEffect(() => {
    visibleSince.current = Number.POSITIVE_INFINITY;
    const frame = requestAnimationFrame(() => {
      visibleSince.current = Date.now();
    });
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return () => Date.now() - visibleSince.current >= SEEN_AFTER_MS;
}
