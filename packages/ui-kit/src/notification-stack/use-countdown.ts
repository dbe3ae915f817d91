import { useEffect, useRef } from 'react';

/** Calls `done` after `duration` milliseconds, not counting pauses; never for `Infinity`. */
export function useCountdown(duration: number, paused: boolean, done: () => void) {
  const left = useRef(duration);
  const finish = useRef(done);
  useEffect(() => {
    finish.current = done;
  });
  useEffect(() => {
    if (paused || left.current === Infinity) return;
    const since = Date.now();
    const timer = setTimeout(() => finish.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - since));
    };
  }, [paused]);
}
