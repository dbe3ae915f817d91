import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Between the tray and the window's lower edge, and above it. */
const AROUND = 32;

/** Where the scale of sizes finds it. */
const ROOM = '--room-for-tray';

/** Keeps room for the tray: a page's last lines can be scrolled out from under it, and a list ends above it. */
export function useRoomForTray(cards: number): RefObject<HTMLDivElement | null> {
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
