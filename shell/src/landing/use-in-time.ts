import { useEffect, useState } from 'react';

/** Longest time that the landing page waits for what is shown above its tiles. */
const WAIT_MS = 1000;

/**
 * Whether something was there before the wait ended, `undefined` while waiting. The verdict stays, so that nothing that
 * is shown already moves later.
 */
export function useInTime(isThere: boolean): boolean | undefined {
  const [isInTime, setInTime] = useState<boolean>();
  if (isInTime === undefined && isThere) setInTime(true);
  useEffect(() => {
    const timer = setTimeout(() => setInTime((verdict) => verdict ?? false), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isInTime;
}
