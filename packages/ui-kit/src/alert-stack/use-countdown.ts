import { useEffect, useRef } from 'react';

/** Calls `done` once `duration` has passed; the time while `held` does not count. Without a duration it never does. */
export function useCountdown(duration: number | undefined, held: boolean, done: () => void) {
  const left = useRef(duration);
  const finish = useRef(done);
  useEffect(() => {
    finish.current = done;
  });
  useEffect(() => {
    if (held || left.current === undefined) return;
    const since = Date.now();
    const timer = setTimeout(() => finish.current(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== undefined) left.current = Math.max(0, left.current - (Date.now() - since));
    };
  }, [held]);
}
