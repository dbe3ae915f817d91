import { useEffect, useRef } from 'react';

/** Calls `onDone` after `duration` milliseconds, not counting pauses; never for `Infinity`. */
export function useCountdown(duration: number, paused: boolean, onDone: () => void) {
  const remainingMs = useRef(duration);
  const latestOnDone = useRef(onDone);
  useEffect(() => {
    latestOnDone.current = onDone;
  });
  useEffect(() => {
    if (paused || remainingMs.current === Infinity) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => latestOnDone.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current = Math.max(0, remainingMs.current - (Date.now() - startedAt));
    };
  }, [paused]);
}
