import type { SkillTree } from '@skills-architect/contracts/skills';
import { useMemo, useState } from 'react';
import { type TreeRow, visibleRows, wayTo } from './tree-model';

/** What is open in a tree, and its current row. */
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
    /** Opens what is above a place and makes it the current one, also before the place is there. */
    show: (skillId: number, parentId: number) => {
      const way = [...wayTo(nodes, parentId), parentId];
      setOpen((known) => new Set([...known, ...way]));
      setCurrentKey([...way, skillId].join('/'));
    },
  };
}
export type TreeView = ReturnType<typeof useTreeView>;

/** The row with a key, else the nearest one above it that is shown. */
const findRow = (rows: readonly TreeRow[], key: string): TreeRow | undefined => {
  const found = rows.find((row) => row.key === key);
  if (found || !key.includes('/')) return found ?? rows[0];
  return findRow(rows, key.slice(0, key.lastIndexOf('/')));
};
