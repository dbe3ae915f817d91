import { alert } from '@skills-architect/portal-kit';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { usePaletteKey } from './palette-key';

const load = () => import('./places');
/** Late enough for the first page to have everything it shows. */
const FETCHED_AFTER_MS = 5000;

/** Opens the command palette by Ctrl K or ⌘ K and by its button. */
export function usePalette() {
  const [Places, setPlaces] = useState<ComponentType<{ onClose: () => void }>>();
  // Not by React's lazy: that shows nothing for its first third of a second, and what is typed meanwhile is lost.
  const open = useCallback(() => void load().then((loaded) => setPlaces(() => loaded.default), alert), []);
  usePaletteKey(open);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(console.warn), FETCHED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return { open, palette: Places && <Places onClose={() => setPlaces(undefined)} /> };
}
