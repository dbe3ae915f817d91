import type { ChangedLinks, ChangedRole } from '@skills-architect/contracts';

const without = (ids: readonly number[], others: readonly number[]) => ids.filter((id) => !others.includes(id));
const union = <T>(a: readonly T[], b: readonly T[]) => [...new Set([...a, ...b])];

const combineLinks = (earlier: ChangedLinks, later: ChangedLinks): ChangedLinks => {
  const gained = union(without(earlier.gained, later.lost), without(later.gained, earlier.lost));
  const lost = union(without(earlier.lost, later.gained), without(later.lost, earlier.gained));
  // A skill that was lost and gained again may have another level.
  const regained = earlier.lost.filter((id) => later.gained.includes(id));
  const changed = union(union(earlier.changed, later.changed), regained);
  return { gained, lost, changed: without(changed, [...gained, ...lost]) };
};

const isEmpty = ({ gained, lost, changed }: ChangedLinks) => gained.length + lost.length + changed.length === 0;

/**
 * Combines two successive changes of a record: name and kind of the later one, fields and links of both. Undefined if
 * they cancel out.
 */
export const combineChanges = <R extends ChangedRole>(earlier: R, later: R): R | undefined => {
  const links = earlier.links && later.links && combineLinks(earlier.links, later.links);
  const all = union(earlier.fields ?? [], later.fields ?? []);
  const fields = links && isEmpty(links) ? all.filter((field) => field !== 'Skills') : all;
  if (earlier.change === 'changed' && later.change === 'changed' && all.length > 0 && fields.length === 0)
    return undefined;
  return {
    ...later,
    ...((earlier.fields || later.fields) && { fields }),
    ...(links && { links }),
  };
};
