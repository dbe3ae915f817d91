import { notify } from '@skills-architect/portal-kit';
import { onDemand } from '@skills-architect/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PaletteCommandsProps } from './palette-commands';
import { bufferLetters, usePaletteKey } from './palette-key';

const commands = onDemand(async () => (await import('./palette-commands')).default);
/** Preload delay, after the first page has rendered. */
const PRELOAD_DELAY_MS = 5000;

interface LoadedPalette extends Pick<PaletteCommandsProps, 'takeLetters'> {
  Commands: (props: PaletteCommandsProps) => React.ReactNode;
}

/** Opens the command palette by Ctrl K, ⌘ K or its button. */
export function usePalette() {
  const [loadedPalette, setLoadedPalette] = useState<LoadedPalette>();
  const isOpen = useRef(false);
  const takeLettersRef = useRef<() => string>(undefined);
  const close = useCallback(() => {
    isOpen.current = false;
    setLoadedPalette(undefined);
  }, []);
  // With buffered letters: keys typed while the palette loads belong to it.
  const open = useCallback(() => {
    // Open dialogs have priority, and navigating would leave them without an answer.
    if (isOpen.current || document.querySelector('[aria-modal="true"]')) return;
    isOpen.current = true;
    const takeLetters = bufferLetters();
    takeLettersRef.current = takeLetters;
    commands.whenLoaded(
      (Commands) => setLoadedPalette({ Commands, takeLetters }),
      () => {
        // Stops buffering: the keys belong to the page again.
        takeLetters();
        close();
        notify('The command palette could not be loaded. Please try again.');
      },
    );
  }, [close]);
  usePaletteKey(open);
  // After a sign-out, stop buffering: the user types into the login form.
  useEffect(() => () => void takeLettersRef.current?.(), []);
  useEffect(() => {
    const ignore = () => undefined;
    const timer = setTimeout(() => commands.whenLoaded(ignore, ignore), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return {
    open,
    palette: loadedPalette && <loadedPalette.Commands takeLetters={loadedPalette.takeLetters} onClose={close} />,
  };
}
