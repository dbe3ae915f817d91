import { useShortcut } from '@skills-architect/portal-kit';

/** A dialog handles the keyboard; the drawer itself closes with the same key. */
const isOverPage = (): boolean => document.querySelector('[aria-modal=true]:not(:has(nav[aria-label=Main]))') !== null;

/** Toggles the drawer with `[`. */
export function useMenuKey(toggle: () => void): void {
  useShortcut(
    ['['],
    () => {
      if (isOverPage()) return false;
      toggle();
      return true;
    },
    'Open or close the menu',
    { inDialog: true },
  );
}
