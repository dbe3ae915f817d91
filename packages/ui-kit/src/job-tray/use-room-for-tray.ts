import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Between the tray and the window's lower edge, and above it. */
const AROUND = 32;

/** Keeps room below the page for the tray, so that the page's last lines can be scrolled out from under it. */
export function useRoomForTray(cards: number): RefObject<HTMLDivElement | null> {
  const tray = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = tray.current;
    if (!element || cards === 0) return;
    const { style } = document.body;
    const follow = () => {
      style.paddingBottom = `${element.offsetHeight + AROUND}px`;
    };
    follow();
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.paddingBottom = '';
    };
  }, [cards]);
  return tray;
}
