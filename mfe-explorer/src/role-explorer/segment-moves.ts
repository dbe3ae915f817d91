import { toPathKey } from './explorer-node';
import type { Segment } from './sunburst-geometry';

const getParentKey = ({ trail }: Segment) => toPathKey(trail.slice(0, -1));

/**
 * Target segment of a key: Right and Left along the ring, Down to the first child, Up to the parent, Home and End to
 * the ends of the ring.
 */
export const findTargetSegment = (segments: readonly Segment[], from: Segment, key: string): Segment | undefined => {
  const ring = segments.filter((segment) => segment.ring === from.ring).sort((a, b) => a.from - b.from);
  const index = ring.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return ring[(index + 1) % ring.length];
    case 'ArrowLeft':
      return ring.at(index - 1);
    case 'Home':
      return ring[0];
    case 'End':
      return ring.at(-1);
    case 'ArrowDown':
      return segments
        .filter((segment) => segment.ring === from.ring + 1 && getParentKey(segment) === from.key)
        .sort((a, b) => a.from - b.from)[0];
    case 'ArrowUp':
      return segments.find((segment) => segment.key === getParentKey(from));
    default:
      return undefined;
  }
};
