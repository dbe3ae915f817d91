import { fillPath } from '@skills-architect/contracts';
import { mergeSkill, previewSkillMerge, undoSkillMerge } from '@skills-architect/contracts/skills';
import { useMerges } from '@skills-architect/library-kit';
import { request, useChange } from '@skills-architect/portal-kit';

const TOUCHES = { invalidates: ['industryRoles', 'leadershipRoles', 'personas'] };

/** Starts merges of skills and undoes them. */
export function useMergeSkill() {
  const merge = useChange(mergeSkill, TOUCHES);
  const undo = useChange(undoSkillMerge, TOUCHES);
  const merges = useMerges({
    preview: (skillId, intoId) => request(previewSkillMerge, { params: { skillId }, query: { intoId } }),
    merge: (skillId, body) => merge.run({ params: { skillId }, body }),
    undo: (mergeId) => undo.run({ params: { mergeId } }),
    undoPath: (mergeId) => fillPath(undoSkillMerge, { mergeId }),
  });
  return { ...merges, isRunning: merge.isRunning, isUndoing: undo.isRunning };
}
