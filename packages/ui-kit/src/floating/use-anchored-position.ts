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

/** Options of the position. */
export interface AnchorOptions {
  placement?: Placement;
  /** At least as wide as its anchor. */
  matchWidth?: boolean;
  /** Preferred height in pixels: it flips to the other side when there is less room. */
  preferredHeight?: number;
}

/** Positions a layer beside its anchor, on the side that has room. */
export function useAnchoredPosition(
  anchor: Element | null,
  { placement = 'bottom-start', matchWidth = false, preferredHeight = 0 }: AnchorOptions,
  onOpenChange?: UseFloatingOptions['onOpenChange'],
) {
  const middleware = useMemo(
    () => [
      offset(GAP),
      flip(({ rects }) => ({ padding: EDGE + Math.max(0, preferredHeight - rects.floating.height), crossAxis: false })),
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
    [matchWidth, preferredHeight],
  );
  return useFloating({
    open: true,
    onOpenChange,
    placement,
    middleware,
    strategy: 'fixed',
    // Uses `left` and `top`, so that a layer's own animation can use `transform`.
    transform: false,
    elements: { reference: anchor },
    whileElementsMounted: autoUpdate,
  });
}
