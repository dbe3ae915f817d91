import { useEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** A dialog has the keyboard; the drawer itself is left by the same key. */
const isOverPage = (): boolean => document.querySelector('[aria-modal=true]:not(:has(nav[aria-label=Main]))') !== null;

/** Opens and closes the drawer by `[`, unless somebody is writing. */
export function useMenuKey(toggle: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key !== '[' ||
        event.ctrlKey ||
        event.metaKey ||
        event.defaultPrevented ||
        isTyping(event.target) ||
        isOverPage()
      )
        return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle]);
}
