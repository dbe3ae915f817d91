import { notify } from '@skills-architect/portal-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PaletteCommandsProps } from './palette-commands';
import { bufferLetters, usePaletteKey } from './palette-key';

const load = () => import('./palette-commands');
/** Late enough for the first page to have everything it shows. */
const FETCHED_AFTER_MS = 5000;

interface Shown extends Pick<PaletteCommandsProps, 'letters'> {
  Commands: (props: PaletteCommandsProps) => React.ReactNode;
}

/** Opens the command palette by Ctrl K or ⌘ K and by its button. */
export function usePalette() {
  const [shown, setShown] = useState<Shown>();
  const isOpen = useRef(false);
  const typed = useRef<() => string>(undefined);
  const close = useCallback(() => {
    isOpen.current = false;
    setShown(undefined);
  }, []);
  // Not by React's lazy, and letters are held: what is typed until the palette stands there belongs to it.
  const open = useCallback(() => {
    // What is asked comes first, and a move would leave it behind.
    if (isOpen.current || document.querySelector('[aria-modal="true"]')) return;
    isOpen.current = true;
    const letters = bufferLetters();
    typed.current = letters;
    load().then(
      (loaded) => setShown({ Commands: loaded.default, letters }),
      (error: unknown) => {
        letters();
        close();
        console.error(error);
        notify('The command palette could not be loaded. Please try again.');
      },
    );
  }, [close]);
  usePaletteKey(open);
  // Who is signed out before the palette stands there types into the login.
  useEffect(() => () => void typed.current?.(), []);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(console.warn), FETCHED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return { open, palette: shown && <shown.Commands letters={shown.letters} onClose={close} /> };
}
