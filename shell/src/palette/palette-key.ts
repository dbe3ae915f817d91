import { useEffect } from 'react';

/** Longer than the palette takes to load. After it the page gets the keys again, even if the palette has not loaded. */
const MAX_BUFFER_MS = 5000;

/**
 * Buffers typed characters, and Enter as a line break, for some seconds; the returned function stops it and returns
 * them.
 */
export const bufferLetters = (): (() => string) => {
  let typed = '';
  const onKey = (event: KeyboardEvent) => {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    typed += isLetter ? event.key : '\n';
  };
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', onKey, true);
    return typed;
  };
  const timer = setTimeout(stop, MAX_BUFFER_MS);
  window.addEventListener('keydown', onKey, true);
  return stop;
};

/** Listens to Ctrl K and ⌘ K, also in fields. */
export function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isWithCtrl = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (event.key.toLowerCase() !== 'k' || !isWithCtrl) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
}
