import {
  autoUpdate,
  flip,
  offset,
  type Placement,
  shift,
  size,
  type UseFloatingOptions,
  useFloating,
} from '@floating-ui/react';
import { useMemo } from 'react';

const GAP = 4;
const EDGE = 8;

/** Where a layer stands. */
export interface Beside {
  placement?: Placement;
  /** As wide as what it hangs on, at least. */
  matchWidth?: boolean;
  /** How high it may become, in pixels: it takes the other side rather than less room. */
  wants?: number;
}

/** Keeps a layer beside the element it belongs to, on the side where it has room. */
export function useBeside(
  anchor: Element | null,
  { placement = 'bottom-start', matchWidth = false, wants = 0 }: Beside,
  onOpenChange?: UseFloatingOptions['onOpenChange'],
) {
  const middleware = useMemo(
    () => [
      offset(GAP),
      flip(({ rects }) => ({ padding: EDGE + Math.max(0, wants - rects.floating.height), crossAxis: false })),
      shift({ padding: EDGE }),
      size({
        padding: EDGE,
        apply({ availableHeight, availableWidth, rects, elements: { floating } }) {
          floating.style.maxHeight = `${Math.max(0, availableHeight)}px`;
          if (!matchWidth) return;
          floating.style.minWidth = `${rects.reference.width}px`;
          floating.style.maxWidth = `${Math.max(availableWidth, rects.reference.width)}px`;
        },
      }),
    ],
    [matchWidth, wants],
  );
  return useFloating({
    open: true,
    onOpenChange,
    placement,
    middleware,
    strategy: 'fixed',
    // As `left` and `top`, so that a layer's own animation may move it.
    transform: false,
    elements: { reference: anchor },
    whileElementsMounted: autoUpdate,
  });
}
