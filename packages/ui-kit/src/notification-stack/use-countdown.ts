import { useEffect, useRef } from 'react';

/** Calls `done` after `duration` milliseconds, not counting pauses; never for `Infinity`. */
export function useCountdown(duration: number, paused: boolean, done: () => void) {
  const remainingMs = useRef(duration);
  const finish = useRef(done);
  useEffect(() => {
    finish.current = done;
  });
  useEffect(() => {
    if (paused || remainingMs.current === Infinity) return;
    const since = Date.now();
    const timer = setTimeout(() => finish.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current = Math.max(0, remainingMs.current - (Date.now() - since));
    };
  }, [paused]);
}
