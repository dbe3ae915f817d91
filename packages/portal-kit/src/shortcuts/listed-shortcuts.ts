import { create } from 'zustand';

/** A shortcut of a mounted screen, for the list of shortcuts. */
export interface ListedShortcut {
  /** The keys as displayed: `←`, `Shift D`. */
  keys: readonly string[];
  what: string;
}

/** The shortcuts of the mounted screens, in the order of registration. */
export const useListedShortcuts = create<{ shortcuts: readonly ListedShortcut[] }>(() => ({ shortcuts: [] }));

const KEY_LABELS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
};
const isLetter = (key: string) => key.toLowerCase() !== key.toUpperCase() && key.length === 1;

const formatKey = (key: string): string => {
  if (!isLetter(key)) return KEY_LABELS[key] ?? key;
  return key === key.toUpperCase() ? `Shift ${key}` : key.toUpperCase();
};

/** Adds a shortcut to the list; returns a function that removes it. */
export const listShortcut = (keys: readonly string[], what: string): (() => void) => {
  const shortcut: ListedShortcut = { keys: keys.map(formatKey), what };
  useListedShortcuts.setState(({ shortcuts }) => ({ shortcuts: [...shortcuts, shortcut] }));
  return () =>
    useListedShortcuts.setState(({ shortcuts }) => ({ shortcuts: shortcuts.filter((other) => other !== shortcut) }));
};
