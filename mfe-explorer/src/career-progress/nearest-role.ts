import type { Point } from './edge-canvas';

/** Unit vectors of the arrow keys. */
const WAYS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
/** Being off to the side counts more than being far. */
const SIDEWAYS = 2;

/** The role to which an arrow key moves from a role; undefined when there is none or for another key. */
export const nearestRole = (points: ReadonlyMap<number, Point>, from: number, key: string): number | undefined => {
  const way = WAYS[key];
  const start = points.get(from);
  if (!way || !start) return undefined;
  let best: { roleId: number; distance: number } | undefined;
  for (const [roleId, { x, y }] of points) {
    const ahead = (x - start.x) * way.x + (y - start.y) * way.y;
    if (ahead <= 0) continue;
    const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
    const distance = ahead + SIDEWAYS * aside;
    if (!best || distance < best.distance) best = { roleId, distance };
  }
  return best?.roleId;
};
