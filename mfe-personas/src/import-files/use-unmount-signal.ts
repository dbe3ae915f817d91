import { useCallback, useEffect, useRef } from 'react';

/** The signal that stops what the dialog waits for once it is gone: nobody waits for the answer any more. */
export function useUnmountSignal(): () => AbortSignal {
  const life = useRef(new AbortController());
  useEffect(() => {
    life.current = new AbortController();
    return () => life.current.abort();
  }, []);
  return useCallback(() => life.current.signal, []);
}
