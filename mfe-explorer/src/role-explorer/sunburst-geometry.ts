import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import { compareNames } from '@skills-architect/contracts/locale';
import { hierarchy, type PlacedNode, partition } from 'd3-hierarchy';
import { type NodePath, toPathKey } from './explorer-node';

/** Number of rings shown. */
const RINGS = 3;
/** Radius of the middle as a share of the chart's radius. */
const MIDDLE_SHARE = 0.17;
/** Width of the ring of the two types relative to other rings; its names are short and run along the arc. */
const TYPE_RING_WIDTH = 0.4;
/** Minimum share of the circle for segments of the first ring, which users choose from. */
const MIN_SHARE = 1 / 120;
/** Segments narrower than this many pixels are gathered, because they can neither be read nor clicked. */
const MIN_WIDTH_PX = 4;

interface Arc {
  key: string;
  /** Angles in radians, clockwise from the top. */
  from: number;
  to: number;
  inner: number;
  outer: number;
}

/** One node of the chart. */
export interface Segment extends Arc {
  node: ExplorerNode;
  trail: NodePath;
  /** 1 for the ring next to the middle. */
  ring: number;
  /** Its index among the visible children of its parent, from 1, and their number. */
  position: number;
  siblings: number;
}

/** Children of one node that are too thin to be drawn individually. */
export interface GatheredSegment extends Arc {
  count: number;
  parent: ExplorerNode;
  /** Path to `of`. */
  trail: NodePath;
}

export interface Sunburst {
  middle: number;
  segments: Segment[];
  gathered: GatheredSegment[];
}

interface Branch {
  node: ExplorerNode;
  trail: NodePath;
  /** Weight of a branch that ends here. */
  weight: number;
  children: Branch[];
}

const buildBranch = (node: ExplorerNode, trail: NodePath, levels: number, scale: number): Branch => {
  const childNodes = levels > 0 ? node.children : [];
  const children = childNodes.map((child) => buildBranch(child, [...trail, child.id], levels - 1, scale));
  return { node, trail, weight: children.length ? 0 : node.value * scale, children };
};

/** The branches of the first ring; those too thin to click are enlarged with everything below them. */
const buildRoot = (focus: ExplorerNode, trail: NodePath): Branch => ({
  node: focus,
  trail,
  weight: 0,
  children: focus.children.map((child) => {
    const scale = Math.max(1, (focus.value * MIN_SHARE) / Math.max(1, child.value));
    return buildBranch(child, [...trail, child.id], RINGS - 1, scale);
  }),
});

/** The radii of the ring boundaries, from the inside out. */
export const computeRingEdges = (middle: number, radius: number, rings: number, startsWithTypes: boolean): number[] => {
  const widths = Array.from({ length: rings }, (_, index) =>
    index === 0 && startsWithTypes && rings > 1 ? TYPE_RING_WIDTH : 1,
  );
  const totalWidth = widths.reduce((sum, width) => sum + width, 0);
  const edges = [middle];
  for (const width of widths) edges.push((edges.at(-1) ?? middle) + ((radius - middle) * width) / totalWidth);
  return edges;
};

/** The three levels below a node as rings around a middle; sorted by size, then name. */
export const layOutSunburst = (focus: ExplorerNode, trail: NodePath, radius: number): Sunburst => {
  const root = hierarchy(buildRoot(focus, trail), (branch) => branch.children)
    .sum((branch) => branch.weight)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0) || compareNames(a.data.node.name, b.data.node.name));
  const middle = radius * MIDDLE_SHARE;
  const edges = computeRingEdges(middle, radius, root.height, focus.kind === 'root');
  const placedRoot = partition<Branch>().size([2 * Math.PI, root.height + 1])(root);
  const sunburst: Sunburst = { middle, segments: [], gathered: [] };

  const addChildren = (parent: PlacedNode<Branch>) => {
    const [inner = middle, outer = radius] = edges.slice(parent.depth);
    const isThin = ({ x0, x1 }: PlacedNode<Branch>) => (x1 - x0) * outer < MIN_WIDTH_PX;
    const children = parent.children ?? [];
    const drawn = children.filter((child) => !isThin(child));
    for (const [index, child] of drawn.entries()) {
      const { node, trail: path } = child.data;
      const arc = { key: toPathKey(path), from: child.x0, to: child.x1, inner, outer };
      sunburst.segments.push({
        ...arc,
        node,
        trail: path,
        ring: child.depth,
        position: index + 1,
        siblings: drawn.length,
      });
      addChildren(child);
    }
    const thin = children.filter(isThin);
    const [first, last] = [thin[0], thin.at(-1)];
    if (!first || !last) return;
    const arc = { key: `${toPathKey(parent.data.trail)} rest`, from: first.x0, to: last.x1, inner, outer };
    sunburst.gathered.push({ ...arc, count: thin.length, parent: parent.data.node, trail: parent.data.trail });
  };
  addChildren(placedRoot);
  return sunburst;
};

const formatPoint = (radius: number, angle: number) =>
  `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;

/** Slightly less than a full circle: an SVG arc from a point to itself draws nothing. */
const NEARLY_FULL_CIRCLE = 2 * Math.PI - 0.0001;

/** SVG path of an arc around the origin. */
export const buildArcPath = ({ from, to, inner, outer }: Pick<Arc, 'from' | 'to' | 'inner' | 'outer'>): string => {
  const end = from + Math.min(to - from, NEARLY_FULL_CIRCLE);
  const largeArcFlag = end - from > Math.PI ? 1 : 0;
  return [
    `M ${formatPoint(outer, from)}`,
    `A ${outer.toFixed(2)} ${outer.toFixed(2)} 0 ${largeArcFlag} 1 ${formatPoint(outer, end)}`,
    `L ${formatPoint(inner, end)}`,
    `A ${inner.toFixed(2)} ${inner.toFixed(2)} 0 ${largeArcFlag} 0 ${formatPoint(inner, from)}`,
    'Z',
  ].join(' ');
};
