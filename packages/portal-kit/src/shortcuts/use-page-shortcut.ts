import { useShortcut } from './use-shortcut';

/** Like `useShortcut`, but disabled while a dialog covers the screen. */
export const usePageShortcut = (keys: readonly string[], run: (key: string) => unknown, what?: string): void =>
  useShortcut(keys, (key) => (document.querySelector('[aria-modal=true]') ? false : run(key)), what);
