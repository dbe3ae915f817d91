import { useSyncExternalStore } from 'react';

/** The themes of the page. */
export type ColourMode = 'dark' | 'light';

const KEY = 'skills-architect.colour-mode';
const listeners = new Set<() => void>();

const stored = (): ColourMode | undefined => {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : undefined;
  } catch {
    // a browser that forbids storage still gets a theme
    return undefined;
  }
};

const get = (): ColourMode => (document.documentElement.classList.contains('light') ? 'light' : (stored() ?? 'dark'));

const show = (mode: ColourMode) => {
  const { classList } = document.documentElement;
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
};

const set = (mode: ColourMode) => {
  show(mode);
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // without storage the choice lasts as long as the page
  }
  for (const tell of listeners) tell();
};

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
};

/** The theme of the page: a class on `<html>`, remembered in this browser under `key`; dark until somebody chooses. */
export const colourMode = {
  key: KEY,
  /** The mode the page shows. */
  get,
  /** Shows a mode and remembers it. */
  set,
  /** Changes to the other mode. */
  toggle: () => set(get() === 'dark' ? 'light' : 'dark'),
  /** Puts the remembered mode on `<html>`; the shell calls it before the first paint. */
  restore: () => show(stored() ?? 'dark'),
};

/** The mode the page shows, kept current. */
export const useColourMode = (): ColourMode => useSyncExternalStore(subscribe, get);
