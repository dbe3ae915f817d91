import type { ChangedRecord, ChangedRole } from '@skills-architect/contracts';

interface MergedSkill {
  mergedId: number;
  targetId: number;
}
interface Changed {
  roles: readonly ChangedRole[];
  skills: readonly ChangedRecord[];
}

/** Titles of the fields of a skill that take over the texts of a skill merged into it. */
const TAKEN_OVER = ['Alternative Names', 'Knowledge Base'];

/** The skill that each merged one is part of now, also after several merges. */
const finalTargets = (merges: readonly MergedSkill[]) => {
  const targets = new Map(merges.map(({ mergedId, targetId }) => [mergedId, targetId]));
  const follow = (id: number, left: number): number => {
    const next = targets.get(id);
    return next === undefined || left === 0 ? id : follow(next, left - 1);
  };
  return new Map([...targets.keys()].map((id) => [id, follow(id, merges.length)]));
};

/**
 * What a release changed, without what its merges of skills did: a role that has a skill under its new name, and a skill
 * that has the names of another one as well, leave nothing to decide.
 */
export const withoutMerges = ({ roles, skills }: Changed, merges: readonly MergedSkill[]) => {
  const targets = finalTargets(merges);
  const targetIds = new Set(targets.values());
  const clean = (role: ChangedRole): ChangedRole[] => {
    const { links, fields = [] } = role;
    const moved = (links?.lost ?? []).filter((id) => targets.has(id));
    if (!links || !moved.length) return [role];
    const reached = new Set(moved.map((id) => targets.get(id)));
    // A merge keeps the levels of a target that the role had: another level is a decision of somebody.
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
