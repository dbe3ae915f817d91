import { useLayoutEffect, useRef, useState } from 'react';

const DEFAULT_SIZE = 560;
const MIN_SIZE = 280;
/** Minimum height, also in a low window. */
const MIN_HEIGHT = 480;
const MAX_SIZE = 860;
/** Gap between the chart and the window's lower edge. */
const MARGIN = 32;

/** Size of the largest square for the chart: the width of its container, limited by the height below its upper edge. */
export const fitSquare = (width: number, height: number): number =>
  Math.round(Math.max(MIN_SIZE, Math.min(width || DEFAULT_SIZE, MAX_SIZE, Math.max(height, MIN_HEIGHT))));

/** Chart size; updates with its container and the window. */
export function useChartSize() {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(DEFAULT_SIZE);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      setSize(fitSquare(element.clientWidth, window.innerHeight - top - MARGIN));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return { frame, size };
}
