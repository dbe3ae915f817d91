import { pathKey } from './explorer-node';
import type { Segment } from './sunburst-geometry';

const parentKey = ({ trail }: Segment) => pathKey(trail.slice(0, -1));

/**
 * Target segment of a key: Right and Left along the ring, Down to the first child, Up to the parent, Home and End to
 * the ends of the ring.
 */
export const moveFrom = (segments: readonly Segment[], from: Segment, key: string): Segment | undefined => {
  const ring = segments.filter((one) => one.ring === from.ring).sort((a, b) => a.from - b.from);
  const at = ring.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return ring[(at + 1) % ring.length];
    case 'ArrowLeft':
      return ring.at(at - 1);
    case 'Home':
      return ring[0];
    case 'End':
      return ring.at(-1);
    case 'ArrowDown':
      return segments
        .filter((one) => one.ring === from.ring + 1 && parentKey(one) === from.key)
        .sort((a, b) => a.from - b.from)[0];
    case 'ArrowUp':
      return segments.find((one) => one.key === parentKey(from));
    default:
      return undefined;
  }
};
