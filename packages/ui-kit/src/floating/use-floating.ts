import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

const GAP = 4;
const EDGE = 8;

export interface Placement {
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  /** As wide as what it hangs on, at least. */
  matchWidth?: boolean;
  /** How high it may become, in pixels: it takes the other side rather than less room. */
  wants?: number;
}

// Not `visibility`: what cannot be seen for lack of a place must take the focus all the same.
const HIDDEN: CSSProperties = { position: 'fixed', top: 0, left: 0, opacity: 0 };

function computePosition(
  anchor: DOMRect,
  box: DOMRect,
  { side = 'bottom', align = 'start', matchWidth, wants = 0 }: Placement,
): CSSProperties {
  const below = window.innerHeight - anchor.bottom - GAP - EDGE;
  const above = anchor.top - GAP - EDGE;
  const height = Math.max(box.height, wants);
  const onTop = side === 'top' ? above >= height || above > below : below < height && above > below;
  const wanted =
    align === 'start'
      ? anchor.left
      : align === 'end'
        ? anchor.right - box.width
        : anchor.left + (anchor.width - box.width) / 2;
  return {
    position: 'fixed',
    left: Math.max(EDGE, Math.min(wanted, window.innerWidth - box.width - EDGE)),
    ...(onTop ? { bottom: window.innerHeight - anchor.top + GAP } : { top: anchor.bottom + GAP }),
    maxHeight: Math.max(onTop ? above : below, 0) || undefined,
    ...(matchWidth ? { minWidth: anchor.width, maxWidth: `calc(100vw - ${2 * EDGE}px)` } : {}),
  };
}

/** Keeps a layer in the page's body beside the element it belongs to, on the side where it has room. */
export function useFloating(
  anchor: Element | null,
  layer: RefObject<HTMLElement | null>,
  { side, align, matchWidth, wants }: Placement,
): CSSProperties {
  const [style, setStyle] = useState(HIDDEN);
  useLayoutEffect(() => {
    if (!anchor) return;
    const follow = () => {
      const box = layer.current?.getBoundingClientRect();
      if (box) setStyle(computePosition(anchor.getBoundingClientRect(), box, { side, align, matchWidth, wants }));
    };
    follow();
    const watch = new ResizeObserver(follow);
    watch.observe(anchor);
    if (layer.current) watch.observe(layer.current);
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  }, [anchor, layer, side, align, matchWidth, wants]);
  return style;
}
