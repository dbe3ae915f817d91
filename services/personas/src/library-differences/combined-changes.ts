import type { ChangedLinks, ChangedRole } from '@skills-architect/contracts';

const without = (ids: readonly number[], others: readonly number[]) => ids.filter((id) => !others.includes(id));
const union = <T>(one: readonly T[], other: readonly T[]) => [...new Set([...one, ...other])];

const combineLinks = (earlier: ChangedLinks, later: ChangedLinks): ChangedLinks => {
  const gained = union(without(earlier.gained, later.lost), without(later.gained, earlier.lost));
  const lost = union(without(earlier.lost, later.gained), without(later.lost, earlier.gained));
  const changed = union(earlier.changed, later.changed);
  return { gained, lost, changed: without(changed, [...gained, ...lost]) };
};

/** Two changes of the same record as one: the later name and kind, and the fields and links of both. */
export const combineChanges = <R extends ChangedRole>(earlier: R, later: R): R => ({
  ...later,
  ...((earlier.fields || later.fields) && { fields: union(earlier.fields ?? [], later.fields ?? []) }),
  ...(earlier.links && later.links && { links: combineLinks(earlier.links, later.links) }),
});
