import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import { compareNames, formatCount } from '@skills-architect/contracts/locale';
import { SUB_SECTOR_WORDS, SubSectorType } from '@skills-architect/contracts/roles';

/** The sets of nodes, in legend order. */
export const TYPE_SETS = ['Industries', 'Functions', 'Department', 'Track', 'Roles'] as const;
export type TypeSet = (typeof TYPE_SETS)[number];

export const findTypeSet = ({ kind, subsectorTypeId }: Pick<ExplorerNode, 'kind' | 'subsectorTypeId'>): TypeSet => {
  if (kind === 'role') return 'Roles';
  const terms = SUB_SECTOR_WORDS[subsectorTypeId ?? SubSectorType.Industry];
  return kind === 'function' ? terms.part : terms.several;
};

/** The ids from the root to a node. */
export type NodePath = readonly number[];
export const toPathKey = (trail: NodePath): string => trail.join('/');

/** Compares siblings: largest value first, then by name. */
export const compareNodes = (a: ExplorerNode, b: ExplorerNode): number =>
  b.value - a.value || compareNames(a.name, b.name);
export const listChildren = ({ children }: ExplorerNode): ExplorerNode[] => [...children].sort(compareNodes);

/** A node found by its name. */
export interface FoundNode {
  node: ExplorerNode;
  trail: NodePath;
  /** Names of its ancestors, without the root and the type level. */
  above: string[];
}

/** Nodes whose name passes `fits`, level by level from the top. */
export const findNodes = (root: ExplorerNode, fits: (name: string) => boolean): FoundNode[] => {
  const found: FoundNode[] = [];
  let level: FoundNode[] = [{ node: root, trail: [], above: [] }];
  while (level.length > 0) {
    level = level.flatMap(({ node, trail, above }) => {
      const names = node.kind === 'root' || node.kind === 'type' ? above : [...above, node.name];
      return listChildren(node).map((child) => ({ node: child, trail: [...trail, child.id], above: names }));
    });
    found.push(...level.filter(({ node }) => node.kind !== 'type' && fits(node.name)));
  }
  return found;
};

/** The nodes along a trail, root first; stops where the tree has no such node or only roles. */
export const findNodesAlong = (root: ExplorerNode, trail: NodePath): ExplorerNode[] => {
  const nodes = [root];
  for (const id of trail) {
    const next = nodes.at(-1)?.children.find((child) => child.id === id && child.kind !== 'role');
    if (!next) break;
    nodes.push(next);
  }
  return nodes;
};

const formatRoles = (count: number) => formatCount(count, 'role');

/** A node as text, for tooltips and screen readers. */
export const describeNode = (node: ExplorerNode): string =>
  node.kind === 'role' ? `${node.name}, role` : `${node.name}, ${formatRoles(node.value)}`;

/** The kind of a node, shown beside its name. */
export const describeKind = (node: ExplorerNode): string =>
  node.kind === 'role' ? 'Role' : `${findTypeSet(node)}, ${formatRoles(node.value)}`;
