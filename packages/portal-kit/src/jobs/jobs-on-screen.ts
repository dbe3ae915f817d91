import { useEffect } from 'react';
import { create } from 'zustand';

/** Tokens of jobs whose progress the current screen shows. */
export const useJobsOnScreen = create<{ tokens: ReadonlySet<string> }>(() => ({ tokens: new Set() }));

const set = (token: string, isShown: boolean) =>
  useJobsOnScreen.setState(({ tokens }) => {
    const others = [...tokens].filter((other) => other !== token);
    return { tokens: new Set(isShown ? [...others, token] : others) };
  });

/**
 * Hides the job's card in the job tray while the calling component is mounted, because it shows the progress itself. A waiting
 * job keeps its card.
 * @example useJobOnScreen(personaImport.jobToken)
 */
export function useJobOnScreen(token: string | undefined): void {
  useEffect(() => {
    if (token === undefined) return;
    set(token, true);
    return () => set(token, false);
  }, [token]);
}
