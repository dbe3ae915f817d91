import { lazy, Suspense, useCallback, useState } from 'react';
import { usePaletteKey } from './palette-key';

const Places = lazy(() => import('./places'));

/** Opens the command palette by Ctrl K or ⌘ K and by its button. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  usePaletteKey(open);
  const palette = isOpen && (
    <Suspense>
      <Places onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { open, palette };
}
