import { useLayoutEffect, useRef, useState } from 'react';

const UNMEASURED = 560;
const SMALLEST = 280;
/** However low the window is. */
const SMALLEST_HEIGHT = 480;
const LARGEST = 860;
/** What stands above the chart in the window. */
const ABOVE = 180;

/** The largest square that a chart may fill: as wide as its place, and not higher than what is left of the window. */
export const squareIn = (width: number, windowHeight: number): number =>
  Math.round(
    Math.max(SMALLEST, Math.min(width || UNMEASURED, LARGEST, Math.max(windowHeight - ABOVE, SMALLEST_HEIGHT))),
  );

/** Follows the width of the chart's place. */
export function useChartSize() {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setSize(squareIn(element.clientWidth, window.innerHeight));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { place, size };
}
