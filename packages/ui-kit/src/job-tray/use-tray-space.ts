import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Gap below and above the tray. */
const MARGIN_PX = 32;

/** CSS variable read by the size scale. */
const ROOM_VARIABLE = '--room-for-tray';

/** Reserves room for the tray: the end of a page scrolls clear of it, and a list ends above it. */
export function useTraySpace(cards: number): RefObject<HTMLDivElement | null> {
  const tray = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = tray.current;
    if (!element || cards === 0) return;
    const { style: bodyStyle } = document.body;
    const { style: rootStyle } = document.documentElement;
    const update = () => {
      const room = `${element.offsetHeight + MARGIN_PX}px`;
      bodyStyle.paddingBottom = room;
      rootStyle.setProperty(ROOM_VARIABLE, room);
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => {
      observer.disconnect();
      bodyStyle.paddingBottom = '';
      rootStyle.removeProperty(ROOM_VARIABLE);
    };
  }, [cards]);
  return tray;
}
