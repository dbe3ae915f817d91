import { useState } from 'react';
import { moveProblem, type TreeRow } from './tree-model';
import type { TreeChanges } from './use-tree-changes';
import type { TreeView } from './use-tree-view';

/** Moving a skill: it is taken, by mouse or by a key, and put below another one. */
export function useCarry({ nodes, show, current }: TreeView, changes: TreeChanges) {
  const [carried, setCarried] = useState<TreeRow>();

  /** Why the carried skill cannot be put below this one. */
  const problem = (toId: number) => carried && moveProblem(nodes, carried, toId);

  const putBelow = async (to: TreeRow) => {
    if (!carried || carried.parentId === null || problem(to.skillId)) return;
    setCarried(undefined);
    const isMoved = await changes.move(carried, carried.parentId, to);
    if (isMoved) show(carried.skillId, to.skillId);
  };

  return {
    carried,
    take: (row: TreeRow | undefined = current) => row && row.parentId !== null && setCarried(row),
    drop: () => setCarried(undefined),
    problem,
    putBelow: (to: TreeRow | undefined = current) => void (to && putBelow(to)),
  };
}
export type Carry = ReturnType<typeof useCarry>;
