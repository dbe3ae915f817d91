import { useEffect } from 'react';

/** Longer than the palette takes to load; input must not stay blocked when its chunk hangs. */
const MAX_MS = 5000;

/** Buffers typed letters, and Enter as a line break, for some seconds; the returned function stops it and returns them. */
export const bufferLetters = (): (() => string) => {
  let letters = '';
  const onKey = (event: KeyboardEvent) => {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    letters += isLetter ? event.key : '\n';
  };
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', onKey, true);
    return letters;
  };
  const timer = setTimeout(end, MAX_MS);
  window.addEventListener('keydown', onKey, true);
  return end;
};

/** Listens to Ctrl K and ⌘ K, also in fields. */
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
