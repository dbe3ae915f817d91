/** A skill below another one. */
export interface Link {
  parentId: number;
  childId: number;
}

const parentsOf = (links: readonly Link[]): Map<number, number[]> => {
  const parents = new Map<number, number[]>();
  for (const { parentId, childId } of links) {
    const known = parents.get(childId);
    if (known) known.push(parentId);
    else parents.set(childId, [parentId]);
  }
  return parents;
};

const isAbove = (parents: ReadonlyMap<number, readonly number[]>, skillId: number, of: number): boolean => {
  const seen = new Set([of]);
  for (const one of seen) {
    if (one === skillId) return true;
    for (const parent of parents.get(one) ?? []) seen.add(parent);
  }
  return false;
};

/** Whether a skill is another one, or above it through any number of links. */
export const isSameOrAbove = (links: readonly Link[], skillId: number, of: number): boolean =>
  isAbove(parentsOf(links), skillId, of);

/**
 * Of the links to add, one after the other, those that make no circle, and the others. `known` needs all links above the
 * parents of the added ones.
 */
export const withoutCircles = <L extends Link>(known: readonly Link[], added: readonly L[]) => {
  const parents = parentsOf(known);
  const [kept, circular]: [L[], L[]] = [[], []];
  for (const link of added) {
    if (isAbove(parents, link.childId, link.parentId)) {
      circular.push(link);
      continue;
    }
    kept.push(link);
    parents.set(link.childId, [...(parents.get(link.childId) ?? []), link.parentId]);
  }
  return { kept, circular };
};

interface NewLink extends Link {
  rootSkillId: number;
  /** All links above the parent and the child. */
  links: readonly Link[];
  /** The skills of these links that are deleted: what is only reached through them is not in the tree. */
  deleted: ReadonlySet<number>;
  /** The skill moves within the tree: that it is there is no problem. */
  isMove?: boolean;
}

export type LinkProblem = 'exists' | 'circle' | 'not in the tree' | 'root';

/** Why a skill cannot be put below another one in the tree of a root; undefined when it can. */
export const linkProblem = (link: NewLink): LinkProblem | undefined => {
  const { parentId, childId, rootSkillId, links, deleted, isMove } = link;
  const shown = links.filter((one) => !deleted.has(one.parentId) && !deleted.has(one.childId));
  if (isMove && childId === rootSkillId) return 'root';
  if (links.some((one) => one.parentId === parentId && one.childId === childId)) return 'exists';
  if (!isMove && isSameOrAbove(shown, rootSkillId, childId)) return 'exists';
  if (isSameOrAbove(links, childId, parentId)) return 'circle';
  return isSameOrAbove(shown, rootSkillId, parentId) ? undefined : 'not in the tree';
};
