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

const GAP_PX = 4;
const EDGE_PX = 8;

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
      offset(GAP_PX),
      flip(({ rects }) => ({
        padding: EDGE_PX + Math.max(0, preferredHeight - rects.floating.height),
        crossAxis: false,
      })),
      shift({ padding: EDGE_PX }),
      size({
        padding: EDGE_PX,
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
