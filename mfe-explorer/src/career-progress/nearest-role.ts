import type { Point } from './edge-canvas';

/** Unit vectors of the arrow keys. */
const DIRECTIONS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
/** Weight of the sideways distance relative to the distance along the arrow. */
const SIDEWAYS = 2;

/** The role that an arrow key moves to; undefined for other keys or when no role lies in that direction. */
export const findNearestRole = (points: ReadonlyMap<number, Point>, from: number, key: string): number | undefined => {
  const direction = DIRECTIONS[key];
  const start = points.get(from);
  if (!direction || !start) return undefined;
  let best: { roleId: number; distance: number } | undefined;
  for (const [roleId, { x, y }] of points) {
    const ahead = (x - start.x) * direction.x + (y - start.y) * direction.y;
    if (ahead <= 0) continue;
    const aside = Math.abs((x - start.x) * direction.y) + Math.abs((y - start.y) * direction.x);
    const distance = ahead + SIDEWAYS * aside;
    if (!best || distance < best.distance) best = { roleId, distance };
  }
  return best?.roleId;
};
