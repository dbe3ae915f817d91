import type { SkillTree } from '@skills-architect/contracts/skills';
import { useMemo, useState } from 'react';
import { ancestorsOf, type TreeRow, visibleRows } from './tree-model';

/** Open branches of a tree, and its current row. */
export function useTreeView({ rootSkillId, nodes: listed }: SkillTree) {
  const nodes = useMemo(() => new Map(listed.map((node) => [node.skillId, node])), [listed]);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([rootSkillId]));
  const [currentKey, setCurrentKey] = useState(`${rootSkillId}`);
  const rows = useMemo(() => visibleRows(nodes, rootSkillId, open), [nodes, rootSkillId, open]);
  const current = findRow(rows, currentKey);
  return {
    nodes,
    rows,
    current,
    goTo: setCurrentKey,
    toggle: (skillId: number) =>
      setOpen((known) => {
        const next = new Set(known);
        if (!next.delete(skillId)) next.add(skillId);
        return next;
      }),
    open: (skillIds: readonly number[]) => setOpen((known) => new Set([...known, ...skillIds])),
    /** Opens the branches above a skill's place and makes it current, even before the place exists. */
    show: (skillId: number, parentId: number) => {
      const branchIds = [...ancestorsOf(nodes, parentId), parentId];
      setOpen((known) => new Set([...known, ...branchIds]));
      setCurrentKey([...branchIds, skillId].join('/'));
    },
  };
}
export type TreeView = ReturnType<typeof useTreeView>;

/** The row with this key, else its nearest visible ancestor. */
const findRow = (rows: readonly TreeRow[], key: string): TreeRow | undefined => {
  const found = rows.find((row) => row.key === key);
  if (found || !key.includes('/')) return found ?? rows[0];
  return findRow(rows, key.slice(0, key.lastIndexOf('/')));
};
