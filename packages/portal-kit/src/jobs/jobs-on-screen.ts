import { useEffect } from 'react';
import { create } from 'zustand';

/** Jobs whose progress the open screen shows itself. */
export const useJobsOnScreen = create<{ tokens: ReadonlySet<string> }>(() => ({ tokens: new Set() }));

const set = (token: string, isShown: boolean) =>
  useJobsOnScreen.setState(({ tokens }) => {
    const others = [...tokens].filter((other) => other !== token);
    return { tokens: new Set(isShown ? [...others, token] : others) };
  });

/**
 * Says that the calling component shows the progress of this job: the tray does not count the same again.
 * @example useJobOnScreen(personaImport.jobToken)
 */
export function useJobOnScreen(token: string | undefined): void {
  useEffect(() => {
    if (token === undefined) return;
    set(token, true);
    return () => set(token, false);
  }, [token]);
}
