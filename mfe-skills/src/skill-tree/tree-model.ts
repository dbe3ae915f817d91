import type { SkillTreeNode } from '@skills-architect/contracts/skills';

/** The skills of a tree by id. */
export type TreeNodes = ReadonlyMap<number, SkillTreeNode>;

/** A row of the tree: a skill at one of its places. */
export interface TreeRow {
  /** Path of ids from the root; a skill with two parents has two rows. */
  key: string;
  skillId: number;
  skillName: string;
  /** The language of the name, if it is not the user's. */
  nameLanguage?: string | undefined;
  /** Null for the root. */
  parentId: number | null;
  /** Row of the parent; empty for the root. */
  parentKey: string;
  /** 1 for the root. */
  level: number;
  /** Index among the rows with the same parent, from 1, and their number. */
  position: number;
  siblings: number;
  hasChildren: boolean;
  isOpen: boolean;
}

/** The visible rows: those below open skills. */
export const visibleRows = (nodes: TreeNodes, rootSkillId: number, open: ReadonlySet<number>): TreeRow[] => {
  const rows: TreeRow[] = [];
  const add = (skillId: number, parent: TreeRow | undefined, position: number, siblings: number) => {
    const node = nodes.get(skillId);
    if (!node) return;
    const hasChildren = node.children.length > 0;
    const row: TreeRow = {
      key: parent ? `${parent.key}/${skillId}` : `${skillId}`,
      skillId,
      skillName: node.skillName,
      nameLanguage: node.nameLanguage,
      parentId: parent?.skillId ?? null,
      parentKey: parent?.key ?? '',
      level: (parent?.level ?? 0) + 1,
      position,
      siblings,
      hasChildren,
      isOpen: hasChildren && open.has(skillId),
    };
    rows.push(row);
    if (row.isOpen)
      for (const [index, child] of node.children.entries()) add(child, row, index + 1, node.children.length);
  };
  add(rootSkillId, undefined, 1, 1);
  return rows;
};

/** The skills above a skill on the shortest path from the root. */
export const ancestorsOf = (nodes: TreeNodes, skillId: number): number[] => {
  const ancestors: number[] = [];
  for (
    let ancestorId = nodes.get(skillId)?.parent ?? null;
    ancestorId !== null;
    ancestorId = nodes.get(ancestorId)?.parent ?? null
  )
    ancestors.unshift(ancestorId);
  return ancestors;
};

const isBelow = (nodes: TreeNodes, skillId: number, ancestorId: number): boolean => {
  const seen = new Set([ancestorId]);
  for (const seenId of seen) for (const child of nodes.get(seenId)?.children ?? []) seen.add(child);
  return seen.has(skillId);
};

/** Why a skill cannot move to another parent; undefined when it can. */
export const moveProblem = (
  nodes: TreeNodes,
  { skillId, parentId }: Pick<TreeRow, 'skillId' | 'parentId'>,
  toId: number,
): string | undefined => {
  if (parentId === null) return 'The root of the tree cannot be moved.';
  if (toId === parentId) return 'It is already there.';
  if (toId === skillId || isBelow(nodes, toId, skillId)) return 'A skill cannot be below itself.';
  return nodes.get(toId)?.children.includes(skillId) ? 'Skill Exists' : undefined;
};

/** The skill of the tree with this name, whatever its case. */
export const findByName = (nodes: TreeNodes, name: string): SkillTreeNode | undefined => {
  const wanted = name.trim().toLowerCase();
  return [...nodes.values()].find(({ skillName }) => skillName.toLowerCase() === wanted);
};
