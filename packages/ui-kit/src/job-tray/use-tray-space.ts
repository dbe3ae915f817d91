import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Gap below and above the tray. */
const AROUND = 32;

/** CSS variable read by the size scale. */
const ROOM = '--room-for-tray';

/** Reserves room for the tray: the end of a page scrolls clear of it, and a list ends above it. */
export function useTraySpace(cards: number): RefObject<HTMLDivElement | null> {
  const tray = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = tray.current;
    if (!element || cards === 0) return;
    const { style } = document.body;
    const { style: root } = document.documentElement;
    const follow = () => {
      const room = `${element.offsetHeight + AROUND}px`;
      style.paddingBottom = room;
      root.setProperty(ROOM, room);
    };
    follow();
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.paddingBottom = '';
      root.removeProperty(ROOM);
    };
  }, [cards]);
  return tray;
}
