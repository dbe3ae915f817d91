import type { ChangedRecord, ChangedRole } from '@skills-architect/contracts';

interface MergedSkill {
  mergedId: number;
  targetId: number;
}
interface Changed {
  roles: readonly ChangedRole[];
  skills: readonly ChangedRecord[];
}

/** Titles of skill fields that a merge extends with values of the merged skill. */
const TAKEN_OVER = ['Alternative Names', 'Knowledge Base'];

/** Final target by merged skill id, following chains of merges. */
const finalTargets = (merges: readonly MergedSkill[]) => {
  const targets = new Map(merges.map(({ mergedId, targetId }) => [mergedId, targetId]));
  const follow = (id: number, left: number): number => {
    const next = targets.get(id);
    return next === undefined || left === 0 ? id : follow(next, left - 1);
  };
  return new Map([...targets.keys()].map((id) => [id, follow(id, merges.length)]));
};

/**
 * Removes the effects of skill merges from a release's changes, because users need not decide on them: roles whose link
 * only moved to the target, and targets that only gained names of the merged skill.
 */
export const withoutMerges = ({ roles, skills }: Changed, merges: readonly MergedSkill[]) => {
  const targets = finalTargets(merges);
  const targetIds = new Set(targets.values());
  const clean = (role: ChangedRole): ChangedRole[] => {
    const { links, fields = [] } = role;
    const moved = (links?.lost ?? []).filter((id) => targets.has(id));
    if (!links || !moved.length) return [role];
    const reached = new Set(moved.map((id) => targets.get(id)));
    // A merge does not change the level of a target the role already had, so such a change was made by somebody.
    const left = {
      gained: links.gained.filter((id) => !reached.has(id)),
      lost: links.lost.filter((id) => !targets.has(id)),
      changed: links.changed,
    };
    const hasOtherSkills = left.gained.length + left.lost.length + left.changed.length > 0;
    const leftFields = hasOtherSkills ? fields : fields.filter((field) => field !== 'Skills');
    if (role.change === 'changed' && !leftFields.length) return [];
    return [{ ...role, fields: leftFields, links: left }];
  };
  const isOnlyTarget = ({ id, change, fields = [] }: ChangedRecord) =>
    change === 'changed' &&
    targetIds.has(id) &&
    fields.length > 0 &&
    fields.every((field) => TAKEN_OVER.includes(field));
  return { roles: roles.flatMap(clean), skills: skills.filter((skill) => !isOnlyTarget(skill)) };
};
