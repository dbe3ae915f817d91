import { type RefObject, useLayoutEffect, useRef } from 'react';

/** CSS variable read by the stack of notifications. */
const WIDTH_VARIABLE = '--header-controls';

/** Publishes the width of the header's controls, so that notifications leave them free. */
export function useControlsWidth(): RefObject<HTMLDivElement | null> {
  const controls = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = controls.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { right } = document.documentElement.getBoundingClientRect();
      style.setProperty(WIDTH_VARIABLE, `${right - element.getBoundingClientRect().left}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(WIDTH_VARIABLE);
    };
  }, []);
  return controls;
}
