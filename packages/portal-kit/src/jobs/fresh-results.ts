import { create } from 'zustand';

/** Milliseconds that a finished job stays in the tray before it moves to the list under the bell. */
const SHOWN_MS = 12_000;
/** Maximum cards of finished jobs in the tray; older ones move to the list under the bell. */
const MAX_SHOWN = 2;

interface FreshResults {
  tokens: ReadonlySet<string>;
}

/** Jobs that have just finished while this page was open. */
export const useFreshResults = create<FreshResults>(() => ({ tokens: new Set() }));

const timers = new Map<string, ReturnType<typeof setTimeout>>();
let isHeld = false;

const forget = (token: string) => {
  timers.delete(token);
  useFreshResults.setState(({ tokens }) => ({ tokens: new Set([...tokens].filter((other) => other !== token)) }));
};

const restart = (token: string) => {
  clearTimeout(timers.get(token));
  timers.set(
    token,
    setTimeout(() => forget(token), SHOWN_MS),
  );
};

export const markFresh = (token: string): void => {
  if (useFreshResults.getState().tokens.has(token)) return;
  const shown = [...useFreshResults.getState().tokens, token];
  useFreshResults.setState({ tokens: new Set(shown.slice(-MAX_SHOWN)) });
  for (const removed of shown.slice(0, -MAX_SHOWN)) {
    clearTimeout(timers.get(removed));
    timers.delete(removed);
  }
  if (!isHeld) restart(token);
};

/** Keeps all cards in the tray while the pointer or the focus is in it. */
export const pauseFreshResults = (pause: boolean): void => {
  isHeld = pause;
  for (const token of useFreshResults.getState().tokens) {
    if (pause) clearTimeout(timers.get(token));
    else restart(token);
  }
};

/** Clears the results for the next user. */
export const clearFreshResults = (): void => {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  isHeld = false;
  useFreshResults.setState({ tokens: new Set() });
};
