import { create } from 'zustand';

/** Tokens of jobs whose progress the current screen shows. */
export const useJobsOnScreen = create<{ tokens: ReadonlySet<string> }>(() => ({ tokens: new Set() }));

const set = (token: string, isShown: boolean) =>
  useJobsOnScreen.setState(({ tokens }) => {
    const others = [...tokens].filter((other) => other !== token);
    return { tokens: new Set(isShown ? [...others, token] : others) };
  });

/** Marks a job as shown by the current screen, until the returned function is called. */
export const putOnScreen = (token: string): (() => void) => {
  set(token, true);
  return () => set(token, false);
};
