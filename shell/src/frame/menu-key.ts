import { useShortcut } from '@skills-architect/portal-kit';

/** A dialog has the keyboard; the drawer itself is left by the same key. */
const isOverPage = (): boolean => document.querySelector('[aria-modal=true]:not(:has(nav[aria-label=Main]))') !== null;

/** Opens and closes the drawer by `[`. */
export function useMenuKey(toggle: () => void): void {
  useShortcut(['['], () => {
    if (isOverPage()) return false;
    toggle();
    return true;
  });
}
