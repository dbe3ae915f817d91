import { fillPath } from '@skills-architect/contracts';
import { mergeRole, previewRoleMerge, undoRoleMerge } from '@skills-architect/contracts/roles';
import { useMerges } from '@skills-architect/library-kit';
import { request, useChange } from '@skills-architect/portal-kit';

const TOUCHES = { invalidates: ['personas', 'jobs'] };

/** Starts merges of industry roles and undoes them. */
export function useMergeRole() {
  const merge = useChange(mergeRole, TOUCHES);
  const undo = useChange(undoRoleMerge, TOUCHES);
  const merges = useMerges({
    preview: (roleId, intoId) => request(previewRoleMerge, { params: { roleId }, query: { intoId } }),
    merge: (roleId, body) => merge.run({ params: { roleId }, body }),
    undo: (mergeId) => undo.run({ params: { mergeId } }),
    undoPath: (mergeId) => fillPath(undoRoleMerge, { mergeId }),
  });
  return { ...merges, isRunning: merge.isRunning, isUndoing: undo.isRunning };
}
