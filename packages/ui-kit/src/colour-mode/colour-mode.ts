import { useSyncExternalStore } from 'react';

/** The themes of the page. */
export type ColourMode = 'dark' | 'light';

const KEY = 'skills-architect.colour-mode';
const listeners = new Set<() => void>();

const readStored = (): ColourMode | undefined => {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : undefined;
  } catch {
    // The browser may forbid storage; then the default theme applies.
    return undefined;
  }
};

const get = (): ColourMode =>
  document.documentElement.classList.contains('light') ? 'light' : (readStored() ?? 'dark');

const applyMode = (mode: ColourMode) => {
  const { classList } = document.documentElement;
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
};

const set = (mode: ColourMode) => {
  applyMode(mode);
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Without storage the choice lasts until reload.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Theme of the page: a class on `<html>`, stored in this browser under `key`; dark by default. */
export const colourMode = {
  key: KEY,
  /** Current mode. */
  get,
  /** Sets and stores a mode. */
  set,
  /** Switches to the other mode. */
  toggle: () => set(get() === 'dark' ? 'light' : 'dark'),
  /** Applies the stored mode to `<html>`; the shell calls it before the first paint. */
  restore: () => applyMode(readStored() ?? 'dark'),
};

/** The current mode; rerenders on change. */
export const useColourMode = (): ColourMode => useSyncExternalStore(subscribe, get);
