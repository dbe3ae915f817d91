import { useEffect } from 'react';

/** Safari ends a composition before the key that ended it; the key then has this code. */
const COMPOSITION_KEY = 229;

const keepFromPage = (event: KeyboardEvent) => {
  if (event.isComposing || event.keyCode === COMPOSITION_KEY) event.stopPropagation();
};

/**
 * Keeps keys that compose a character, as in Japanese, from all handlers of the page: Enter chooses the character there,
 * and Escape drops it.
 */
export const useCompositionKeys = (): void => {
  useEffect(() => {
    window.addEventListener('keydown', keepFromPage, { capture: true });
    return () => window.removeEventListener('keydown', keepFromPage, { capture: true });
  }, []);
};
