/** A group of skills in ESCO's skill pillar. */
export interface SkillGroup {
  label: string;
  code: string;
}

/** More groups decide nothing: the first one names the family, and the others only hint at the category. */
const MAX_GROUPS = 20;

/** The groups of a concept's parents: parents that are groups, and the groups above the others. */
const groupsOfParents = (
  parents: readonly string[],
  groups: ReadonlyMap<string, SkillGroup>,
  found: ReadonlyMap<string, SkillGroup[] | undefined>,
): SkillGroup[] => {
  const above = new Set<SkillGroup>();
  for (const parent of parents) {
    const group = groups.get(parent);
    for (const groupAbove of group ? [group] : (found.get(parent) ?? []))
      if (above.size < MAX_GROUPS) above.add(groupAbove);
  }
  return [...above];
};

/**
 * Finds the closest groups above each concept, in the order of the table, reading each relation once. A relation that leads
 * back to where it came from is not followed; `circular` names the first concept above itself.
 */
export const groupFinder = (broader: ReadonlyMap<string, string[]>, groups: ReadonlyMap<string, SkillGroup>) => {
  /** Undefined while the groups above a concept are being found. */
  const found = new Map<string, SkillGroup[] | undefined>();
  let circular: string | undefined;

  /** Without recursion: a chain of relations may be as long as the table. */
  const find = (start: string): SkillGroup[] => {
    const path: { uri: string; next: number }[] = [];
    const enter = (uri: string) => {
      found.set(uri, undefined);
      path.push({ uri, next: 0 });
    };
    if (!found.has(start)) enter(start);
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const parents = broader.get(step.uri) ?? [];
      const parent = parents[step.next++];
      if (parent === undefined) {
        found.set(step.uri, groupsOfParents(parents, groups, found));
        path.pop();
      } else if (!groups.has(parent)) {
        if (!found.has(parent)) enter(parent);
        else if (!found.get(parent)) circular ??= parent;
      }
    }
    return found.get(start) ?? [];
  };
  return { find, circular: () => circular };
};
