import { listOfferedStatuses } from '@skills-architect/contracts/skills';
import { notify, useSession } from '@skills-architect/portal-kit';
import { useState } from 'react';
import { moveProblem, type TreeRow } from './tree-model';
import type { TreeChanges } from './use-tree-changes';
import type { TreeView } from './use-tree-view';

/** Moves a skill in the tree, by mouse or keyboard: `pickUp` starts, `putBelow` another skill ends the move. */
export function useMove({ nodes, show, current }: TreeView, changes: TreeChanges) {
  const { user } = useSession();
  const [carried, setCarried] = useState<TreeRow>();

  /** Why a skill cannot be moved or removed; undefined if it can. */
  const immovableReason = ({ skillId, parentId }: TreeRow): string | undefined => {
    if (parentId === null) return 'The root of the tree cannot be moved';
    const status = nodes.get(skillId)?.skillStatus;
    return status && listOfferedStatuses(user.userType).includes(status)
      ? undefined
      : 'You may not change skills with this status';
  };

  /** Why the carried skill cannot be dropped below this one. */
  const dropProblem = (toId: number) => carried && moveProblem(nodes, carried, toId);

  const putBelow = async (to: TreeRow) => {
    if (!carried || carried.parentId === null) return;
    const problem = dropProblem(to.skillId);
    if (problem) return notify(problem, { variant: 'info' });
    setCarried(undefined);
    const isMoved = await changes.move(carried, carried.parentId, to);
    if (isMoved) show(carried.skillId, to.skillId);
  };

  return {
    carried,
    immovableReason,
    pickUp: (row: TreeRow | undefined = current) => row && !immovableReason(row) && setCarried(row),
    cancel: () => setCarried(undefined),
    dropProblem,
    putBelow: (to: TreeRow | undefined = current) => void (to && putBelow(to)),
  };
}
export type Move = ReturnType<typeof useMove>;
