/** A skill below another one. */
export interface Link {
  parentId: number;
  childId: number;
}

const groupParents = (links: readonly Link[]): Map<number, number[]> => {
  const parents = new Map<number, number[]>();
  for (const { parentId, childId } of links) {
    const knownParents = parents.get(childId);
    if (knownParents) knownParents.push(parentId);
    else parents.set(childId, [parentId]);
  }
  return parents;
};

const isAbove = (parents: ReadonlyMap<number, readonly number[]>, skillId: number, descendantId: number): boolean => {
  const seen = new Set([descendantId]);
  for (const seenId of seen) {
    if (seenId === skillId) return true;
    for (const parent of parents.get(seenId) ?? []) seen.add(parent);
  }
  return false;
};

/** Whether a skill is the other one or above it, directly or not. */
export const isSameOrAbove = (links: readonly Link[], skillId: number, descendantId: number): boolean =>
  isAbove(groupParents(links), skillId, descendantId);

/**
 * Splits the links to add, checked one after the other, into those that make no circle and the others. `existing` must
 * contain all links above the parents of the added ones.
 */
export const withoutCircles = <L extends Link>(existing: readonly Link[], added: readonly L[]) => {
  const parents = groupParents(existing);
  const [acyclic, circular]: [L[], L[]] = [[], []];
  for (const link of added) {
    if (isAbove(parents, link.childId, link.parentId)) {
      circular.push(link);
      continue;
    }
    acyclic.push(link);
    parents.set(link.childId, [...(parents.get(link.childId) ?? []), link.parentId]);
  }
  return { acyclic, circular };
};

interface NewLink extends Link {
  rootSkillId: number;
  /** All links above the parent and the child. */
  links: readonly Link[];
  /** The deleted skills of these links: skills reached only through them are not in the tree. */
  deleted: ReadonlySet<number>;
  /** A move within the tree: the skill may already be in it. */
  isMove?: boolean;
}

/** The rule that a new place in the tree would break. */
export type LinkProblem = 'exists' | 'circle' | 'not in the tree' | 'root';

/** Why a skill cannot be put below another one in the tree of a root; undefined when it can. */
export const linkProblem = (link: NewLink): LinkProblem | undefined => {
  const { parentId, childId, rootSkillId, links, deleted, isMove } = link;
  const visibleLinks = links.filter((known) => !deleted.has(known.parentId) && !deleted.has(known.childId));
  if (isMove && childId === rootSkillId) return 'root';
  if (links.some((known) => known.parentId === parentId && known.childId === childId)) return 'exists';
  if (!isMove && isSameOrAbove(visibleLinks, rootSkillId, childId)) return 'exists';
  if (isSameOrAbove(links, childId, parentId)) return 'circle';
  return isSameOrAbove(visibleLinks, rootSkillId, parentId) ? undefined : 'not in the tree';
};
