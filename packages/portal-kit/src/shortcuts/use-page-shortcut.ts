import { useShortcut } from './use-shortcut';

/** Like `useShortcut`, for the keys of a screen: they do nothing while a dialog covers it. */
export const usePageShortcut = (keys: readonly string[], run: (key: string) => unknown, what?: string): void =>
  useShortcut(keys, (key) => (document.querySelector('[aria-modal=true]') ? false : run(key)), what);
