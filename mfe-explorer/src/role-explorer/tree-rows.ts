import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import { type NodePath, toPathKey } from './explorer-node';

/** A visible row of the tree. */
export interface TreeRow {
  key: string;
  node: ExplorerNode;
  trail: NodePath;
  /** 1 for the children of the root. */
  level: number;
  position: number;
  siblings: number;
  /** Undefined for a role, which has no children. */
  isOpen: boolean | undefined;
}

/** The visible rows of the tree, top down. */
export const listRows = (root: ExplorerNode, open: ReadonlySet<string>, trail: NodePath = []): TreeRow[] =>
  root.children.flatMap((node, index) => {
    const path = [...trail, node.id];
    const key = toPathKey(path);
    const isOpen = node.kind === 'role' ? undefined : open.has(key);
    const row = {
      key,
      node,
      trail: path,
      level: path.length,
      position: index + 1,
      siblings: root.children.length,
      isOpen,
    };
    return isOpen ? [row, ...listRows(node, open, path)] : [row];
  });

/** The row a keyboard key moves focus to, if any: previous, next, first, last, first child or parent. */
export const findTargetRow = (rows: readonly TreeRow[], from: TreeRow, key: string): TreeRow | undefined => {
  const index = rows.indexOf(from);
  switch (key) {
    case 'ArrowDown':
      return rows[index + 1];
    case 'ArrowUp':
      return rows[index - 1];
    case 'Home':
      return rows[0];
    case 'End':
      return rows.at(-1);
    case 'ArrowRight':
      return from.isOpen ? rows[index + 1] : undefined;
    case 'ArrowLeft':
      return from.isOpen ? undefined : rows.find((row) => row.key === toPathKey(from.trail.slice(0, -1)));
    default:
      return undefined;
  }
};

/** The branches to expand so that a trail is visible. */
export const listOpenKeys = (trail: NodePath): Set<string> =>
  new Set(trail.map((_, index) => toPathKey(trail.slice(0, index + 1))));
