import { useEffect } from 'react';

/** Longer than a palette takes to come; a page must not be deaf because its file hangs. */
const MOST_MS = 5000;

/** Keeps letters that are typed, and Enter after them, from the page for some seconds; the result ends it and answers the letters. */
export const bufferLetters = (): (() => string) => {
  let letters = '';
  const onKey = (event: KeyboardEvent) => {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (isLetter) letters += event.key;
  };
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', onKey, true);
    return letters;
  };
  const timer = setTimeout(end, MOST_MS);
  window.addEventListener('keydown', onKey, true);
  return end;
};

/** Hears Ctrl K and ⌘ K, in fields as well. */
export function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
}
