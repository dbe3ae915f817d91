import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import { hierarchy, type PlacedNode, partition } from 'd3-hierarchy';
import { LINE_PX } from './chart-text';
import { compareNodes, listChildren, type NodePath, toPathKey } from './explorer-node';
import { shareRing } from './ring-shares';

/** Number of rings drawn. Small charts draw fewer, so that each ring is wide enough for labels. */
const RINGS = 3;
const RINGS_OF_SMALL = 2;
const SMALL_RADIUS_PX = 200;
/** Radius of the middle as a share of the chart's radius. */
const MIDDLE_SHARE = 0.17;
/** Width of the ring of the two types relative to other rings; its names are short and run along the arc. */
const TYPE_RING_WIDTH = 0.4;
/** Narrower segments are merged into one, at every depth, because they cannot be read or clicked. */
const MIN_WIDTH_PX = LINE_PX + 1;
/** Largest share of the first ring for the merged segment. */
const MAX_OTHERS_SHARE = 0.12;

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
  /** Path to the parent. */
  trail: NodePath;
  /** Index of the first merged child among all children; opening the segment shows the children from there. */
  skip: number;
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
  /** Set for the merged segment: how many children it contains. */
  others?: number;
}

const buildBranch = (node: ExplorerNode, trail: NodePath, levels: number, scale: number): Branch => {
  const childNodes = levels > 0 ? node.children : [];
  const children = childNodes.map((child) => buildBranch(child, [...trail, child.id], levels - 1, scale));
  return { node, trail, weight: children.length ? 0 : node.value * scale, children };
};

const countLevels = (node: ExplorerNode, most: number): number =>
  most === 0 ? 0 : node.children.reduce((levels, child) => Math.max(levels, 1 + countLevels(child, most - 1)), 0);

/** Branches of the first ring, each wide enough to read; children without room become one merged branch. */
const buildRoot = (focus: ExplorerNode, trail: NodePath, levels: number, least: number, skip: number): Branch => {
  const all = listChildren(focus).slice(skip);
  const hasRoom = all.length * least <= 1;
  const room = hasRoom ? 1 : 1 - MAX_OTHERS_SHARE;
  const drawn = hasRoom ? all : all.slice(0, Math.floor(room / least));
  const others = all.length - drawn.length;
  const shares = shareRing(
    drawn.map(({ value }) => value),
    least / room,
  );
  const children = drawn.map((child, index) =>
    buildBranch(child, [...trail, child.id], levels - 1, ((shares[index] ?? 0) * room) / Math.max(1, child.value)),
  );
  if (others > 0) children.push({ node: focus, trail, weight: MAX_OTHERS_SHARE, children: [], others });
  return { node: focus, trail, weight: 0, children };
};

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

/**
 * The levels below a node as rings around a middle; sorted by size, then name.
 * @param skip Index of the first child to draw; earlier (larger) ones are left out.
 */
export const layOutSunburst = (focus: ExplorerNode, trail: NodePath, radius: number, skip = 0): Sunburst => {
  const middle = radius * MIDDLE_SHARE;
  const rings = countLevels(focus, radius < SMALL_RADIUS_PX ? RINGS_OF_SMALL : RINGS);
  const edges = computeRingEdges(middle, radius, rings, focus.kind === 'root');
  const [inner = middle, outer = radius] = edges;
  const least = MIN_WIDTH_PX / (Math.PI * (inner + outer));
  const root = hierarchy(buildRoot(focus, trail, rings, least, skip), (branch) => branch.children).sum(
    (branch) => branch.weight,
  );
  const order = new Map(listChildren(focus).map((child, index) => [child, index]));
  root.sort((a, b) =>
    a.depth === 1
      ? (order.get(a.data.node) ?? order.size) - (order.get(b.data.node) ?? order.size)
      : compareNodes(a.data.node, b.data.node),
  );
  const placedRoot = partition<Branch>().size([2 * Math.PI, root.height + 1])(root);
  const sunburst: Sunburst = { middle, segments: [], gathered: [] };
  gatherThin(placedRoot, edges, skip, sunburst);
  return sunburst;
};

/** Adds the descendants of a placed node to `sunburst`, merging thin siblings into one segment. */
const gatherThin = (parent: PlacedNode<Branch>, edges: readonly number[], skip: number, sunburst: Sunburst): void => {
  const [inner = 0, outer = 0] = edges.slice(parent.depth);
  const isThin = ({ x0, x1, data }: PlacedNode<Branch>) =>
    data.others !== undefined || ((x1 - x0) * (inner + outer)) / 2 < MIN_WIDTH_PX - 0.01;
  const children = parent.children ?? [];
  const drawn = children.filter((child) => !isThin(child));
  for (const [index, child] of drawn.entries()) {
    const { node, trail } = child.data;
    const arc = { key: toPathKey(trail), from: child.x0, to: child.x1, inner, outer };
    const place = { ring: child.depth, position: index + 1, siblings: drawn.length };
    sunburst.segments.push({ ...arc, ...place, node, trail });
    gatherThin(child, edges, 0, sunburst);
  }
  const thin = children.filter(isThin);
  const [first, last] = [thin[0], thin.at(-1)];
  if (!first || !last) return;
  const { node, trail } = parent.data;
  sunburst.gathered.push({
    key: `${toPathKey(trail)} rest`,
    ...{ from: first.x0, to: last.x1, inner, outer },
    count: thin.reduce((sum, { data }) => sum + (data.others ?? 1), 0),
    parent: node,
    trail,
    skip: parent.depth === 0 ? skip + drawn.length : 0,
  });
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
