import { useLayoutEffect, useRef, useState } from 'react';

const UNMEASURED = 560;
const MIN_SIZE = 280;
/** Minimum height, also in a low window. */
const MIN_HEIGHT = 480;
const MAX_SIZE = 860;
/** Gap between the chart and the window's lower edge. */
const MARGIN = 32;

/** Size of the largest square for the chart: the width of its container, limited by the height below its upper edge. */
export const fitSquare = (width: number, height: number): number =>
  Math.round(Math.max(MIN_SIZE, Math.min(width || UNMEASURED, MAX_SIZE, Math.max(height, MIN_HEIGHT))));

/** Chart size; updates with its container and the window. */
export function useChartSize() {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      setSize(fitSquare(element.clientWidth, window.innerHeight - top - MARGIN));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return { frame, size };
}
